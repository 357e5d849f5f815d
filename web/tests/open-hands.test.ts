import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mostSeen, seenBySeats } from '../src/board/open-views'
import TowersBoard from '../src/games/tcg/Board.svelte'
import towersScreens from '../src/games/tcg/fixtures/assign.json'
import { read as readTowers, type Lying, type TcgView } from '../src/games/tcg/view'
import WarBoard from '../src/games/war/Board.svelte'
import warScreens from '../src/games/war/fixtures/start.json'
import { read as readWar, type WarView } from '../src/games/war/view'
import { speak } from '../src/shared/i18n.svelte'
import type { Board } from '../src/board/board-props'
import type { Screen, TableInfo } from '../src/wire'

test('what nobody saw is told by nobody', () => {
  expect(seenBySeats({ hands: [] })).toEqual([])
  expect(mostSeen([{}, { cards: ['a'] }, { cards: ['a', 'b'] }], (one) => (one as { cards?: string[] }).cards)).toEqual(
    ['a', 'b'],
  )
})

/** The screen of a spectator with what each seat saw, and the hands that were dealt. */
function withEverythingOpen<View>(screen: Screen, deal: (view: View, open: string | null) => View): Screen {
  const view = { ...screen.view, seat: null } as unknown as View
  const seats = (screen.view as unknown as { seats: string[] }).seats
  const views = Object.fromEntries(seats.map((seat) => [seat, deal(view, seat)]))
  return { ...screen, seat: null, offers: [], view: { ...deal(view, null), views } } as unknown as Screen
}

const WAR_HANDS: Record<string, string[]> = {
  'free-peoples': ['axe-and-bow', 'i-will-go-alone'],
  shadow: ['hill-trolls'],
}
const dealWar = (view: WarView, open: string | null): WarView => ({
  ...view,
  hands: Object.fromEntries(
    Object.entries(view.hands).map(([seat, hand]) => [seat, { ...hand, known: seat === open ? WAR_HANDS[seat]! : [] }]),
  ),
})
const war = (): Screen => withEverythingOpen(warScreens.en as unknown as Screen, dealWar)

const TOWERS_HANDS: Record<string, Lying[]> = Object.fromEntries(
  ['player-1', 'player-2'].map((owner, at) => [owner, [{ id: `card:4_49.${at}`, print: '4_49', owner, price: at }]]),
)
const dealTowers = (view: TcgView, open: string | null): TcgView => ({
  ...view,
  players: Object.fromEntries(
    Object.entries(view.players!).map(([seat, player]) => [
      seat,
      { ...player, hand: 1, hand_cards: seat === open ? TOWERS_HANDS[seat]! : [] },
    ]),
  ),
})
const towers = (): Screen => withEverythingOpen(towersScreens.en as unknown as Screen, dealTowers)

const table = (ids: string[]): TableInfo =>
  ({
    status: 'finished',
    moves: 9,
    deciding: [],
    seats: ids.map((id) => ({ id, name: id, kind: 'person', player: id, label: id, yours: false, level: null })),
  }) as unknown as TableInfo

describe('a replay with everything open', () => {
  let shown: Record<string, unknown> | undefined
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))))
  afterEach(async () => {
    vi.unstubAllGlobals()
    if (shown) await unmount(shown)
    document.body.replaceChildren()
    shown = undefined
  })
  async function board(Board: Board, screen: Screen): Promise<HTMLElement> {
    await speak('en')
    const target = document.createElement('div')
    document.body.append(target)
    const settings = { motion: false, cardSize: 1, warnings: false }
    const props = { screen, table: table(Object.keys(WAR_HANDS)), highlighted: [], settings }
    if (Board === TowersBoard) props.table = table(Object.keys(TOWERS_HANDS))
    shown = mount(Board, { target, props: { ...props, onact: () => undefined, onpreview: () => undefined } })
    return target
  }

  test('knows every hand of War of the Ring', () => {
    const hands = readWar(war()).hands
    expect(Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.known]))).toEqual(WAR_HANDS)
  })
  test('knows every hand of The Two Towers', () => {
    const players = readTowers(towers()).players!
    const held = Object.entries(players).map(([seat, player]) => [seat, player.hand_cards])
    expect(Object.fromEntries(held)).toEqual(TOWERS_HANDS)
  })
  test('lays out the cards of both sides of the war', async () => {
    const found = await board(WarBoard, war())
    const hands = [...found.querySelectorAll('.hands section')]
    expect(hands.map((hand) => hand.querySelectorAll('li').length)).toEqual([2, 1])
  })
  test('lays out the cards of every player of the Towers, and a pile shows them', async () => {
    const found = await board(TowersBoard, towers())
    for (const [card] of Object.values(TOWERS_HANDS))
      expect(found.querySelector(`[data-piece="${card!.id}"]`)).not.toBe(null)
    const piles = [...found.querySelectorAll('button.pile')].filter((pile) => pile.textContent?.includes('hand'))
    expect(piles.length).toBe(2)
  })
  test('shows a spectator no more than they see', async () => {
    const { views: _, ...view } = war().view as unknown as WarView & { views: unknown }
    const found = await board(WarBoard, { ...war(), view } as unknown as Screen)
    expect(found.querySelector('.hands')).toBe(null)
  })
})
