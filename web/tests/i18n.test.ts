import { expect, test } from 'vitest'
import { bundleOf, speak, t } from '../src/lib/i18n.svelte'

const catalogues = import.meta.glob<string>('../../src/mathom/locale/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/games/duel/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function asked(): Set<string> {
  const found = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\(\s*'(web-[a-z0-9-]+)'/g)])
  return new Set(found.map((match) => match[1] as string))
}

test('every text that is asked for exists in every language, and none is left over', () => {
  const keys = asked()
  expect(keys.size).toBeGreaterThan(100)
  expect(Object.keys(catalogues)).toHaveLength(3)
  for (const [path, source] of Object.entries(catalogues)) {
    const bundle = bundleOf('en', source)
    const missing = [...keys].filter((key) => !bundle.hasMessage(key))
    expect(missing, path).toEqual([])
    const written = [...source.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] as string)
    expect(written.filter((key) => !keys.has(key)), path).toEqual([])
  }
})

test('a language is spoken with its own plural', async () => {
  await speak('en')
  expect(t('web-moves', { count: 1 })).toBe('one move')
  expect(t('web-moves', { count: 12 })).toBe('12 moves')
  await speak('sv')
  expect(t('web-moves', { count: 1 })).toBe('ett drag')
})

test('a key without a text shows itself', () => {
  expect(t('web-no-such-key')).toBe('web-no-such-key')
})
