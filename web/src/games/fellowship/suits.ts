/** The suits as they are drawn: an own symbol each, so that they differ without colour. */

import hills from 'icon:hills'
import hooded from 'icon:hooded-figure'
import peaks from 'icon:peaks'
import pine from 'icon:pine-tree'
import ring from 'icon:ring'
import wave from 'icon:wave-crest'

import type { Suit } from './view-types'

export type { Suit }

export interface SuitLook {
  icon: string
  /** Fill of pips, with white on it; a darker tone for figures on parchment; a light one on dark cloth. */
  fill: string
  dark: string
  light: string
}

export const SUITS: Record<Suit, SuitLook> = {
  hills: { icon: hills, fill: '#906210', dark: '#6f4c08', light: '#f0cf8a' },
  mountains: { icon: peaks, fill: '#3f6484', dark: '#27435d', light: '#bcd6ea' },
  forests: { icon: pine, fill: '#2f6b3f', dark: '#1c4a29', light: '#bfe0a8' },
  shadows: { icon: hooded, fill: '#4a3560', dark: '#2c1d3d', light: '#d9c6ec' },
  rings: { icon: ring, fill: '#a52c1b', dark: '#751a0f', light: '#ffb9a4' },
  rivers: { icon: wave, fill: '#14707c', dark: '#0c4a53', light: '#a8dfe4' },
}

export const SUIT_ORDER = Object.keys(SUITS) as Suit[]

export interface Face {
  suit: Suit
  rank: number
}

/** Two cards of event decks wear a suit but are no cards of it. */
const STRANGERS: Record<string, Face> = {
  willow: { suit: 'forests', rank: 9 },
  balrog: { suit: 'shadows', rank: 5 },
}

/** What is on a card like `hills-3`. */
export function faceOf(card: string): Face {
  const [suit = '', rank = '0'] = card.split('-')
  return STRANGERS[suit] ?? { suit: suit as Suit, rank: Number(rank) }
}

/** Hills to Rivers, low to high: how a hand is held. */
export function held(cards: readonly string[]): string[] {
  const place = (card: string): number => {
    const { suit, rank } = faceOf(card)
    return SUIT_ORDER.indexOf(suit) * 10 + rank
  }
  return [...cards].sort((a, b) => place(a) - place(b))
}
