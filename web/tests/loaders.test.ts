import { expect, test } from 'vitest'
import { loadEnding } from '../src/games/loaders'
import { t } from '../src/shared/i18n.svelte'

test('the end of a game comes with its words, even before its board', async () => {
  expect(await loadEnding('war')).not.toBeNull()
  expect(t('web-war-end', { what: 'shadow' })).not.toBe(t('web-war-end', { what: 'free' }))
})
