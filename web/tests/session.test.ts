import { expect, test } from 'vitest'
import { preferredLanguage, readPreferences, session } from '../src/shared/session.svelte'

test('the first language of the browser that we speak is taken', () => {
  expect(preferredLanguage(['qya-ME', 'sv-FI', 'it'])).toBe('sv')
  expect(preferredLanguage(['qya', 'xx'])).toBe('en')
})

test('odd or unreadable settings fall back to their defaults', () => {
  expect(readPreferences('not json').theme).toBe('system')
  expect(readPreferences('[1]').confirm).toBe('never')
  const read = readPreferences('{"theme":"neon","cardSize":99,"lang":"it","confirm":true,"volume":0.4,"x":1}')
  expect(read).toMatchObject({
    theme: 'system',
    cardSize: 1,
    lang: 'it',
    confirm: 'never',
    volume: 0.4,
    warnings: true,
  })
  expect(readPreferences('{"warnings":false}').warnings).toBe(false)
  expect(read).not.toHaveProperty('x')
})

test('a setting is kept and put on the document', () => {
  session.set({ theme: 'dark', lang: 'sv', motion: 'none' })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(document.documentElement.lang).toBe('sv')
  expect(session.board.motion).toBe(false)
  expect(readPreferences(localStorage.getItem('mathom-settings'))).toMatchObject({ theme: 'dark', lang: 'sv' })
  session.set({ theme: 'system' })
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
