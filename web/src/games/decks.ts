/**
 * What a game with decks brings to its page, `pages/Decks.svelte`: `games/<game>/Decks.svelte`, where decks are built and cards looked
 * at. Without a deck it is the room one enters from the home page (`/decks/<game>`), with one that deck lies open (`/deck/<id>`).
 */

import type { Component } from 'svelte'
import type { DeckInfo } from '../wire'

export interface DeckRoomProps {
  deck: DeckInfo | null
}

export type DeckRoom = Component<DeckRoomProps>
