import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable, waitBefore } from '../src/table/live-table.svelte'
import { toasts } from '../src/shared/toasts.svelte'
import type { Line, Screen, TableInfo } from '../src/wire'

class Socket {
  static made: Socket[] = []
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.onclose?.({ code: 1000 })
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const table = { id: 'x', game: 'duel' } as TableInfo
const screen = { seat: 'sauron', log: [] as Line[], log_since: 0 } as unknown as Screen
const newest = (): Socket => Socket.made.at(-1) as Socket
let live: LiveTable

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.made = []
  toasts.list = []
  live = new LiveTable('x', 'en')
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function greet(seq: number): void {
  newest().onopen?.()
  newest().say({ type: 'table', seq, table, screen })
}

test('a command carries the number of the last thing heard', () => {
  greet(7)
  expect(live.send({ type: 'act', action: 3, seat: 'sauron' })).toBe(true)
  expect(newest().sent).toEqual([{ type: 'act', action: 3, seat: 'sauron', seq: 7 }])
})

test('the log is told in parts, and what was undone is forgotten', () => {
  const line = (move: number, text: string): Line => ({ move, text, seat: null, kind: 'event', pieces: [], name: '' })
  const texts = (): (string | undefined)[] => (live.screen?.log ?? []).map((one) => one.text)
  const say = (seq: number, log_since: number, log: Line[]): void =>
    newest().say({ type: 'table', seq, table, screen: { ...screen, log, log_since } })
  newest().onopen?.()
  say(1, 0, [line(0, 'dealt'), line(1, 'led')])
  say(2, 2, [line(2, 'followed')])
  expect(texts()).toEqual(['dealt', 'led', 'followed'])
  say(3, 1, [line(1, 'led otherwise')])
  expect(texts()).toEqual(['dealt', 'led otherwise'])
  newest().onclose?.({ code: 1006 })
  vi.runOnlyPendingTimers()
  newest().onopen?.()
  say(3, 0, [line(0, 'dealt')])
  expect(texts()).toEqual(['dealt'])
})

test('nothing is sent twice before the answer', () => {
  greet(7)
  live.send({ type: 'undo' })
  expect(live.send({ type: 'undo' })).toBe(false)
  newest().say({ type: 'refused', command: 'undo', seq: 7, reason: 'x', text: 'No.' })
  expect(toasts.list.map((toast) => toast.text)).toEqual(['No.'])
  expect(live.send({ type: 'undo' })).toBe(true)
})

test('an older table is not shown over a newer one', () => {
  greet(7)
  newest().say({ type: 'table', seq: 6, table: { ...table, id: 'old' }, screen })
  expect(live.table?.id).toBe('x')
})

test('a broken connection comes back by itself and resends nothing', () => {
  greet(7)
  live.send({ type: 'undo' })
  const first = newest()
  first.onclose?.({ code: 1006 })
  expect(live.link).toBe('offline')
  expect(live.send({ type: 'undo' })).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(newest()).not.toBe(first)
  greet(9)
  expect(live.link).toBe('online')
  expect(live.seq).toBe(9)
  expect(newest().sent).toEqual([])
})

test('a table that does not exist is not asked for again', () => {
  newest().onclose?.({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect(live.link).toBe('gone')
  expect(Socket.made).toHaveLength(1)
})

test('silence after a ping counts as a broken connection', () => {
  greet(7)
  const first = newest()
  vi.advanceTimersByTime(20_000)
  expect(first.sent).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(8_000)
  expect(newest()).not.toBe(first)
})

test('the whole chat comes first, then only new lines', () => {
  greet(7)
  const line = (text: string) => ({ at: 0, name: 'n', seat: null, text, user: 'u' })
  newest().say({ type: 'chat', messages: [line('a'), line('b')] })
  newest().say({ type: 'chat', messages: [line('c')] })
  expect(live.chat.map((one) => one.text)).toEqual(['a', 'b', 'c'])
})

test('waiting grows up to ten seconds or a little more', () => {
  expect(waitBefore(0, 0.5)).toBe(500)
  expect(waitBefore(3, 0.5)).toBe(4000)
  expect(waitBefore(20, 1)).toBeLessThanOrEqual(12_500)
})

test('moves of others follow each other at the chosen pace, and a click goes on at once', () => {
  live.close()
  live = new LiveTable('x', 'en', () => 900)
  const seats = [
    { id: 'sauron', yours: true },
    { id: 'fellowship', yours: false },
  ] as TableInfo['seats']
  const say = (seq: number, seat: string): void => {
    const log: Line[] = [{ move: seq, text: '', seat, kind: 'action', pieces: [], name: '' }]
    newest().say({ type: 'table', seq, table: { ...table, seats }, screen: { ...screen, log, log_since: seq } })
  }
  greet(1)
  say(2, 'fellowship')
  say(3, 'fellowship')
  say(4, 'fellowship')
  expect([live.seq, live.held]).toEqual([2, true])
  vi.advanceTimersByTime(901)
  expect([live.seq, live.held]).toEqual([3, true])
  live.skip()
  expect([live.seq, live.held]).toEqual([4, false])
  vi.advanceTimersByTime(901)
  say(5, 'sauron')
  say(6, 'sauron')
  expect([live.seq, live.held]).toEqual([6, false])
})

test('what another player did to the game is told', () => {
  greet(1)
  newest().say({ type: 'notice', text: 'Hazel took back 1 action.' })
  expect(toasts.list.map((one) => one.text)).toEqual(['Hazel took back 1 action.'])
})

test('an update changes what it names and leaves the rest', () => {
  const seen = { ...screen, view: { coins: 3, turn: 'sauron', old: 1 }, prompt: { text: 'Play' } }
  newest().onopen?.()
  newest().say({ type: 'table', seq: 4, version: 11, table, screen: seen })
  const change = { seq: 5, version: 12, base: 11, gone: ['old'], table: { moves: 2 } }
  const news = { view: { coins: 2 }, log: [], log_since: 1, stories: [], stories_since: 1 }
  newest().say({ type: 'update', ...change, screen: news })
  expect(live.seq).toBe(5)
  expect(live.table).toMatchObject({ id: 'x', game: 'duel', moves: 2 })
  expect(live.screen?.view).toEqual({ coins: 2, turn: 'sauron' })
  expect(live.screen?.prompt).toEqual({ text: 'Play' })
  expect(newest().sent).toEqual([])
})

test('an update of something that never came is not shown, and the whole table is asked for', () => {
  newest().onopen?.()
  newest().say({ type: 'table', seq: 4, version: 11, table, screen })
  const change = { seq: 6, version: 13, base: 12, gone: [], table: { moves: 9 } }
  newest().say({ type: 'update', ...change, screen: { view: {}, log: [], log_since: 9 } })
  expect(live.seq).toBe(4)
  expect(newest().sent).toEqual([{ type: 'whole' }])
  newest().say({ type: 'table', seq: 6, version: 14, table: { ...table, moves: 9 }, screen })
  expect(live.table).toMatchObject({ moves: 9 })
})
