import ring from 'icon:ring'
import { t } from '../../shared/i18n.svelte'
import type { GameManifest } from '../manifests'
import Poster from './Poster.svelte'
import type { HandView } from './view'

const LAST_CHAPTER = 18

export const manifest: GameManifest = {
  order: 2,
  badge: ring,
  colour: '#1a4a4c',
  poster: Poster,
  seats: {},
  sheetKinds: ['card', 'character', 'chapter', 'event', 'gift', 'rider'],
  references: (view) => {
    const hands = (view.hands ?? []) as Pick<HandView, 'id' | 'character'>[]
    return Object.fromEntries(
      hands.filter((hand) => hand.character).map((hand) => [hand.id, `character:${hand.character}`]),
    )
  },
  warnings: ['breaks'],
  next: ({ campaign, options }) => {
    const chapter = Number(options.chapter ?? 1)
    if (!(chapter < LAST_CHAPTER)) return null
    const label = t('web-next-chapter')
    // A campaign knows where its group stands.
    return { label, options: campaign ? {} : { ...options, chapter: String(chapter + 1), progress: '' } }
  },
  // The One Ring offers both of its uses itself.
  drawn: ['win', 'lay-ahead-to-win'],
  // The One Ring is spent by a click, never by a key.
  keyless: ['win', 'lay-ahead-to-win', 'play card:rings-1', 'lay-ahead card:rings-1'],
  name: () => t('web-game-fellowship'),
  facts: () => t('web-facts-fellowship'),
  pitch: () => t('web-pitch-fellowship'),
}
