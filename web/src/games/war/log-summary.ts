/** What has happened, gathered from the lines of the log by what they tell. */

import type { Sound } from '../../shared/sounds'
import type { Line } from '../../wire'
import { bare, kindOf } from '../../board/targets'
import { regionOf, SIDES, type WarView } from './view'

export type Topic = 'war' | 'move' | 'muster' | 'nations' | 'ring' | 'card'

const TOPICS: Record<string, Topic> = {
  'battle-begins': 'war',
  captured: 'war',
  'siege-begins': 'war',
  'siege-ends': 'war',
  'unit-lost': 'war',
  'unit-reduced': 'war',
  'character-lost': 'war',
  retreated: 'war',
  withdrew: 'war',
  ceased: 'war',
  disbanded: 'war',
  marched: 'move',
  'character-moved': 'move',
  separated: 'move',
  recruited: 'muster',
  'entered-play': 'muster',
  'ring-used': 'muster',
  activated: 'nations',
  advanced: 'nations',
  'at-war': 'nations',
  'swayed-back': 'nations',
  declared: 'ring',
  revealed: 'ring',
  hidden: 'ring',
  'fellowship-moved': 'ring',
  'mordor-entered': 'ring',
  'mordor-step': 'ring',
  'mordor-stopped': 'ring',
  'new-guide': 'ring',
  'gollum-guides': 'ring',
  'hunt-roll': 'ring',
  'tile-drawn': 'ring',
  'hunt-damage': 'ring',
  corruption: 'ring',
  healed: 'ring',
  'card-played': 'card',
  'card-left': 'card',
}

/** What a turn summary tells of the lines since the turn began; equal lines are told once, with their number. */
export function ofTurn(log: readonly Line[]): { topic: Topic; text: string; times: number; pieces: string[] }[] {
  const begun = log.findLastIndex((line) => line.kind === 'event' && line.name === 'turn-begins')
  const found: { topic: Topic; text: string; times: number; pieces: string[] }[] = []
  for (const { kind, name, text, pieces } of log.slice(begun + 1)) {
    const topic = kind === 'event' ? TOPICS[name] : undefined
    if (!topic) continue
    const last = found.at(-1)
    if (last?.text === text) last.times += 1
    else found.push({ topic, text, times: 1, pieces })
  }
  return found
}

export interface Way {
  from: string
  to: string
  attack: boolean
}

/**
 * Marches and attacks since somebody here last decided, so that nobody misses them; spectators see those of the
 * last move.
 */
export function waysSince(log: readonly Line[], own: readonly string[]): Way[] {
  const last = log.findLastIndex((line) => line.kind === 'action' && line.seat !== null && own.includes(line.seat))
  const news = last < 0 ? log.filter((line) => line.move === log.at(-1)?.move) : log.slice(last + 1)
  return news.flatMap((line) => {
    if (line.kind !== 'event' || (line.name !== 'marched' && line.name !== 'battle-begins')) return []
    const [from, to] = line.pieces.filter((piece) => kindOf(piece) === 'place').map((piece) => regionOf(bare(piece)))
    return from && to && from !== to ? [{ from, to, attack: line.name === 'battle-begins' }] : []
  })
}

/** Everything that stands in a region, as one text that changes with it. */
export const standing = (view: WarView, region: string): string => {
  const { 'free-peoples': free, shadow, inside } = view.regions[region] ?? {}
  return JSON.stringify([free, shadow, inside])
}

/** What is heard when one view becomes another, and when. */
export function sounds(before: WarView, now: WarView): [Sound, number][] {
  const found: [Sound, number][] = []
  const rolls = (view: WarView): string =>
    JSON.stringify([
      view.battle?.attacker.roll,
      view.battle?.defender.roll,
      view.battle?.attacker.reroll,
      view.battle?.defender.reroll,
      view.hunt.roll,
      view.hunt.again,
    ])
  const dice = (view: WarView): number =>
    SIDES.reduce((sum, side) => sum + Object.values(view.dice[side]).reduce((all, number) => all + number, 0), 0)
  if (rolls(now) !== rolls(before) || dice(now) > dice(before)) found.push(['dice', 0])
  if (now.table.length + now.discard.length !== before.table.length + before.discard.length) found.push(['card', 0])
  if (now.hunt.tile && now.hunt.tile.id !== before.hunt.tile?.id) found.push(['coin', 0.3])
  const moved = Object.keys(now.regions).filter((region) => standing(now, region) !== standing(before, region)).length
  for (let n = 0; n < Math.min(3, moved); n += 1) found.push(['step', 0.12 + n * 0.19])
  return found
}
