import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  copiesOf,
  curveOf,
  readDeck,
  sampleHand,
  sideOf,
  sum,
  withCard,
  withoutCard,
  writeDeck,
} from '../src/games/tcg/deck-list'
import type { Facts } from '../src/games/tcg/card-info.svelte'
import { facesOf, starterFaces } from '../src/games/tcg/deck-faces'
import { matches, NO_FILTER, type Filter, type Named } from '../src/games/tcg/card-search'
import { fieldSize, tallOf, type FightSize } from '../src/games/tcg/field-size'
import { figuresOf } from '../src/games/tcg/card-silhouettes'
import { passesItself, stretchOf, WINDOWS, type PassWindow } from '../src/games/tcg/auto-pass'
import { litOn, pageOf, turnTo } from '../src/games/tcg/phone-pages'
import type { InPlay, TableView } from '../src/games/tcg/view'
import type { Offer, Screen } from '../src/wire'

const CARDS: Record<string, Facts> = Object.fromEntries(
  [
    { id: '4_301', title: 'Frodo', type: 'companion', side: 'fp', culture: 'shire', cost: 0, text: '' },
    { id: '4_1', title: 'The One Ring', type: 'ring', text: '' },
    { id: '4_323', title: 'East Wall', type: 'site', number: 1, shadow: 0, text: '' },
    { id: '4_326', title: 'The Riddermark', type: 'site', number: 1, shadow: 1, text: '' },
    { id: '4_330', title: 'Uruk Camp', type: 'site', number: 2, shadow: 1, text: '' },
    {
      id: '4_49',
      title: 'Gimli',
      type: 'companion',
      side: 'fp',
      culture: 'dwarven',
      cost: 2,
      strength: 6,
      vitality: 3,
      text: '',
    },
    { id: '4_13', title: 'Théoden', type: 'companion', side: 'fp', culture: 'rohan', cost: 2, strength: 6, text: '' },
    {
      id: '4_4',
      title: 'Band of Wild Men',
      type: 'minion',
      side: 'shadow',
      culture: 'dunland',
      cost: 5,
      strength: 11,
      text: '',
    },
    {
      id: '4_7',
      title: 'Dark Fury',
      type: 'event',
      side: 'shadow',
      culture: 'dunland',
      cost: 9,
      text: '',
      abilities: [['act', 'archery+skirmish', ['strength']]],
    },
  ].map((facts) => [facts.id, { ...facts, heading: facts.title } as Facts]),
)
const known = (print: string): Facts | undefined => CARDS[print]
const TEXT = 'bearer 4_301\nring 4_1\nsite 4_323\n2 4_49\n3 4_4\n1 4_7\n'

describe('the picture of a deck', () => {
  it('shows its dearest companion and minion, and the Ring-bearer of a deck without companions', () => {
    expect(facesOf(readDeck(TEXT, known), known)).toEqual({ free: '4_49', shadow: '4_4' })
    expect(facesOf(readDeck('bearer 4_301\n', known), known)).toEqual({ free: '4_301', shadow: null })
  })
  it('shows the hero of a starter deck, however it is named', () => {
    expect(starterFaces('deck:gandalf-60')).toEqual(starterFaces('gandalf-71'))
    expect(starterFaces('number:2')).toBe(null)
  })
})

describe('the drawings of minions', () => {
  const file = join(import.meta.dirname, '..', '..', 'src', 'mathom', 'games', 'tcg', 'data', 'cards.json')
  const { cards } = JSON.parse(readFileSync(file, 'utf-8')) as { cards: Facts[] }
  const minions = cards.filter(({ type }) => type === 'minion')
  it.each(['dunland', 'isengard', 'raider'])('differ in the culture %s', (culture) => {
    const drawn = new Map<string, string[]>()
    for (const facts of minions.filter((one) => one.culture === culture)) {
      const picture = JSON.stringify(figuresOf(facts))
      drawn.set(picture, [...(drawn.get(picture) ?? []), facts.title])
    }
    expect(drawn.size).toBeGreaterThan(15)
    expect([...drawn.values()].filter((titles) => titles.length > 1)).toEqual([])
  })
})

describe('the cloth', () => {
  const source = (...path: string[]): string => readFileSync(join(import.meta.dirname, '..', 'src', ...path), 'utf-8')
  const colours = (name: string, text: string): string[] =>
    [...text.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map((found) => found[1]!)
  const luminance = (colour: string): number => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const share = parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const contrast = (light: string, dark: string): number => (luminance(light) + 0.05) / (luminance(dark) + 0.05)
  it.each(['table', 'table-2'])('lets cards stand out by day as by night: %s', (name) => {
    const [edge] = colours('side-dark-edge', source('styles', 'tokens.css'))
    const [day, night] = colours(name, source('games', 'tcg', 'Board.svelte'))
    expect(contrast(edge!, day!)).toBeGreaterThanOrEqual(contrast(edge!, night!))
  })
})

describe('the text of a deck', () => {
  it('is read and written without loss', () => {
    expect(writeDeck(readDeck(TEXT, known))).toBe(TEXT)
    const named = writeDeck(readDeck(TEXT, known), (print) => CARDS[print]!.title)
    expect(named).toContain('2 4_49  # Gimli\n')
    expect(writeDeck(readDeck(named, known))).toBe(TEXT)
  })
  it('keeps lines that cannot be read', () => {
    const bad = ['1 1_13', 'four 4_49', '2', '0 4_49', '1 4_49 4_4', '<b>']
    const deck = readDeck(`${TEXT}\n# a comment\n${bad.join('\r\n')}`, known)
    expect(deck.unread).toEqual(bad)
    expect(writeDeck(deck)).toBe(`${TEXT}${bad.join('\n')}\n`)
  })
  it('adds up lines about the same card', () => {
    expect(readDeck('1 4_49\n2 4_49', known).cards.get('4_49')).toBe(3)
  })
})

describe('building', () => {
  const deck = readDeck(TEXT, known)
  it('puts a card where it belongs', () => {
    expect(withCard(deck, CARDS['4_326']!, known).sites).toEqual(['4_326'])
    expect(withCard(deck, CARDS['4_330']!, known).sites).toEqual(['4_323', '4_330'])
    expect(copiesOf(withCard(deck, CARDS['4_49']!, known), '4_49')).toBe(3)
    expect(copiesOf(withCard(deck, CARDS['4_1']!, known), '4_1')).toBe(1)
    expect(deck.cards.get('4_49')).toBe(2)
  })
  it('takes a card out from where it lies', () => {
    expect(copiesOf(withoutCard(deck, '4_49'), '4_49')).toBe(1)
    expect(withoutCard(deck, '4_7').cards.has('4_7')).toBe(false)
    expect(withoutCard(deck, '4_301').bearer).toBeNull()
    expect(withoutCard(deck, '4_323').sites).toEqual([])
  })
  it('counts the sides and what they cost', () => {
    expect(sum(sideOf(deck, 'fp', known))).toBe(2)
    expect(sideOf(deck, 'shadow', known).map(({ facts }) => facts.title)).toEqual(['Band of Wild Men', 'Dark Fury'])
    expect(curveOf(sideOf(deck, 'shadow', known))).toEqual([0, 0, 0, 0, 0, 3, 1])
  })
  it('draws a hand from the draw deck alone', () => {
    const hand = sampleHand(deck, () => 0)
    expect(hand).toEqual(['4_49', '4_49', '4_4', '4_4', '4_4', '4_7'])
  })
})

describe('finding', () => {
  const found = (filter: Partial<Filter>, named?: Named): string[] =>
    Object.values(CARDS)
      .filter((facts) =>
        matches(
          { facts, words: `${facts.title} ${facts.type} ${facts.culture ?? ''}`, kinds: [] },
          { ...NO_FILTER, ...filter },
          6,
          named,
        ),
      )
      .map((facts) => facts.id)
  it('goes by every word, whatever its accents', () => {
    expect(found({ words: 'theoden' })).toEqual(['4_13'])
    expect(found({ words: 'COMPANION -rohan' })).toEqual(['4_301', '4_49'])
  })
  it('compares numbers', () => {
    expect(found({ words: 'strength>=6 cost<5' })).toEqual(['4_49', '4_13'])
    expect(found({ words: 'site=1' })).toEqual(['4_323', '4_326'])
  })
  it("compares numbers in the reader's words, and in English too", () => {
    const italian: Named = { cost: 'costo', strength: 'forza', vitality: 'vitalità', site: 'sito' }
    expect(found({ words: 'FORZA>=6 costo<5' }, italian)).toEqual(['4_49', '4_13'])
    expect(found({ words: 'vitalità>=1' }, italian)).toEqual(found({ words: 'vitality>=1' }, italian))
    expect(found({ words: 'strength>=6 sito=1' }, italian)).toEqual([])
    expect(found({ words: 'forza>=6' })).toEqual([])
  })
  it('goes by shelf, culture, kind, price and phase', () => {
    expect(found({ shelf: 'site' })).toHaveLength(3)
    expect(found({ cultures: new Set(['dunland']), types: new Set(['minion']) })).toEqual(['4_4'])
    expect(found({ shelf: 'shadow', costs: new Set([6]) })).toEqual(['4_7'])
    expect(found({ phase: 'skirmish' })).toEqual(['4_7'])
  })
})

const offer = (verb: string, target: string | null = null, action = 1): Offer => ({
  action,
  id: target ? `${verb} ${target}` : verb,
  verb,
  target,
  label: verb,
})

function screenOf(phase: string, choice: string, offers: Offer[], fighter = 'card:4_49.a1'): Screen {
  const view = {
    seat: 'player-1',
    seats: ['player-1', 'player-2'],
    turn: 'player-1',
    phase,
    players: { 'player-1': { site: 3 } },
    skirmishes: [{ character: fighter, now: true }],
  }
  return {
    seat: 'player-1',
    curtain: null,
    view,
    prompt: { text: '', yours: true, choice, numbers: {} },
    offers,
    log: [],
    log_since: 0,
    undo: { steps: 0, reason: '', text: '' },
    takeback: null,
  }
}

describe('passing by itself', () => {
  const pass = offer('pass')
  const idle = screenOf('skirmish', 'act', [pass])
  const armed = screenOf('skirmish', 'act', [offer('play', 'card:4_7.a1', 2), pass])
  it('never depends on what is held', () => {
    for (const windows of [new Set<PassWindow>(), new Set<PassWindow>(['skirmish'])])
      expect(passesItself(idle, windows, null)).toEqual(passesItself(armed, windows, null))
    expect(passesItself(armed, new Set(['skirmish']), null)).toEqual(pass)
  })
  it('goes on until another skirmish or phase, and never past an answer', () => {
    const asked = stretchOf(armed)
    expect(passesItself(armed, new Set(), asked)).toEqual(pass)
    expect(passesItself(screenOf('skirmish', 'act', [pass], 'card:4_13.a1'), new Set(), asked)).toBeNull()
    expect(passesItself(screenOf('regroup', 'act', [pass]), new Set(), asked)).toBeNull()
    expect(passesItself(screenOf('skirmish', 'answer', [pass]), new Set(), asked)).toBeNull()
  })
  it('leaves alone what ends a phase of one’s own', () => {
    expect(passesItself(screenOf('shadow', 'shadow-act', [pass]), new Set(WINDOWS), null)).toBeNull()
  })
})

describe('pages of the table on a phone', () => {
  const card = (id: string): InPlay => ({
    id,
    print: '4_49',
    owner: '',
    active: true,
    tokens: 0,
    bears: [],
    stacked: [],
  })
  const view = {
    seat: 'player-1',
    seats: ['player-1', 'player-2'],
    turn: 'player-2',
    minions: [card('card:m')],
    skirmishes: [],
    path: [{ id: 'card:s' }, null],
    players: {
      'player-1': { hand_cards: [card('card:h')], companions: [card('card:rests')], support: [card('card:mine')] },
      'player-2': { hand_cards: [], companions: [card('card:walks')], support: [] },
    },
  } as unknown as TableView
  it('know where every piece lies', () => {
    expect(
      ['card:h', 'card:s', 'card:m', 'card:walks', 'card:rests', 'card:mine'].map((id) => pageOf(view, id)),
    ).toEqual(['hand', 'path', 'fight', 'fight', 'players', 'players'])
  })
  it('turn only when everything that may be chosen lies elsewhere', () => {
    expect(turnTo('fight', litOn(view, ['card:s']))).toBe('path')
    expect(turnTo('fight', litOn(view, ['card:s', 'card:h']))).toBe('fight')
    expect(turnTo('players', litOn(view, []))).toBe('players')
  })
})

describe('the field where it is fought', () => {
  const tile = 13.1
  const fight: FightSize = { abreast: 1, tall: 34, scoreWidth: 216, scoreHeight: 142 }
  const many = (count: number): number[] => Array.from({ length: count }, () => tile)

  it('is drawn in its largest size where there is room', () => {
    expect(fieldSize({ fights: [], minions: many(2), fellows: many(4) }, 1000, 500)).toEqual({
      em: 10.6,
      beside: false,
      abreast: 4,
      wide: false,
    })
  })
  it('breaks the fellowship into lines on a phone, so that nobody stands outside', () => {
    const found = fieldSize({ fights: [], minions: many(3), fellows: many(5) }, 366, 400)
    expect(found.abreast).toBe(3)
    expect(found.wide).toBe(false)
    expect(found.abreast * 12.6 * found.em).toBeLessThanOrEqual(366 - 24)
  })
  it('puts the score beside the skirmish where the table is low', () => {
    const found = fieldSize({ fights: [fight], minions: [], fellows: many(3) }, 450, 300)
    expect(found).toMatchObject({ beside: true, wide: false })
    expect(found.em * fight.tall + 24).toBeLessThanOrEqual(300 - 24)
  })
  it('is moved sideways rather than up and down if nothing fits', () => {
    const fights = [fight, fight, fight]
    expect(fieldSize({ fights, minions: [], fellows: many(2) }, 366, 300)).toMatchObject({ em: 6.2, wide: true })
  })
  it('counts what hangs below a character', () => {
    const card = { bears: [], stacked: [], keywords: {} } as unknown as InPlay
    const bearer = { ...card, bears: [card, card], ring_bearer: true } as InPlay
    expect(tallOf(bearer)).toBeGreaterThan(tallOf(card) + 6)
  })
})
