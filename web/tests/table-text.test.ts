import { expect, test } from 'vitest'
import { speak } from '../src/shared/i18n.svelte'
import { others, playerAndLevel, playerOf } from '../src/shared/table-text'
import type { SeatInfo, TableInfo } from '../src/wire'

const seat = (id: string, label: string, rest: Partial<SeatInfo> = {}): SeatInfo =>
  ({ id, name: id, kind: 'person', player: label, label, yours: false, level: null, ...rest }) as SeatInfo
const bot = (id: string, label: string, level: string): SeatInfo => seat(id, label, { kind: 'bot', level })

test('a player is called the same everywhere, and a bot with its level', () => {
  expect(playerOf(seat('seat-1', 'You', { yours: true }))).toBe('You')
  expect(playerOf(seat('seat-2', 'Rosa', { yours: true }))).toBe('Rosa')
})

test('the level of several bots is said once', async () => {
  await speak('en')
  const seats = [
    seat('seat-1', 'You', { yours: true }),
    bot('seat-2', 'Hazel', 'Apprentice'),
    bot('seat-3', 'Wilf', 'Apprentice'),
    bot('seat-4', 'Clover', 'Expert'),
  ]
  const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')
  expect(plain(others({ seats } as TableInfo))).toBe('Hazel, Wilf (Apprentice), Clover (Expert)')
  expect(plain(playerAndLevel(seats[3] as SeatInfo))).toBe('Clover (Expert)')
})
