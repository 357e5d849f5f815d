import { expect, test } from 'vitest'
import { loadEnding } from '../src/games/loaders'
import { speak, t } from '../src/shared/i18n.svelte'

test('the end of a game comes with its words, even before its board', async () => {
  await speak('en')
  expect(await loadEnding('war')).not.toBeNull()
  expect(t('web-war-end', { what: 'shadow' })).not.toBe(t('web-war-end', { what: 'free' }))
})
