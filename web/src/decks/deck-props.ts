/**
 * What a game with decks adds to `decks/Decks.svelte`: `games/<game>/Decks.svelte`, to build decks and browse
 * cards. Without a deck it is the overview (`/decks/<game>`), with a deck it opens that deck (`/deck/<id>`).
 */

import type { Component } from 'svelte'
import type { DeckInfo } from '../wire'

export interface DeckRoomProps {
  deck: DeckInfo | null
}

export type DeckRoom = Component<DeckRoomProps>
