import { expect, test } from 'vitest'
import { bundleOf, partName, speak, speakOf, t } from '../src/shared/i18n.svelte'
import { LANGUAGES } from '../src/shared/session.svelte'
import type { Lang } from '../src/wire'

const catalogues = import.meta.glob<string>(
  ['../../src/mathom/locale/*/web.ftl', '../../src/mathom/games/*/text/locale/*/{home,web}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function asked(): Set<string> {
  const found = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\(\s*'(web-[a-z0-9-]+)'/g)])
  return new Set(found.map((match) => match[1] as string))
}

/** The catalogues of a language together: that of the pages and those of the games. */
const spokenIn = (lang: Lang): string =>
  Object.entries(catalogues)
    .filter(([path]) => path.includes(`/${lang}/`))
    .map(([, source]) => source)
    .join('\n')

test.each(LANGUAGES)('every text that is asked for exists in %s, and none is left over', (lang) => {
  const keys = asked()
  expect(keys.size).toBeGreaterThan(100)
  const source = spokenIn(lang)
  const bundle = bundleOf(lang, source)
  expect([...keys].filter((key) => !bundle.hasMessage(key))).toEqual([])
  const written = [...source.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] as string)
  // Names of the parts of a view are looked for by tests that walk the views of every game.
  const isPart = (key: string): boolean => /^web-[a-z]+-part-/.test(key)
  expect(written.filter((key) => !keys.has(key) && !isPart(key))).toEqual([])
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

test('the words of a game come when it is asked for, and stay when the language changes', async () => {
  await speak('en')
  expect(partName('duel', 'extra_turns')).toBe('extra turns')
  await speakOf('duel')
  expect(partName('duel', 'extra_turns')).toBe('Extra turns')
  expect(partName('duel', 'face-down')).toBe('face down')
  await speak('it')
  expect(partName('duel', 'extra_turns')).toBe('Turni aggiuntivi')
  expect(t('web-duel-free')).toBe('Gratis')
})
