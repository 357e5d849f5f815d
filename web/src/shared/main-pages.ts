/** The pages that can be reached from everywhere. */

import { FIRST } from '../games/manifests'
import { t } from './i18n.svelte'

export interface MainPage {
  href: string
  name: string
}

/** The main pages; lessons are those of a game, or of the first one. */
export const mainPages = (game = ''): MainPage[] => [
  { href: '/', name: t('web-nav-play') },
  { href: `/learn/${game || FIRST}`, name: t('web-nav-learn') },
  { href: '/watch', name: t('web-nav-watch') },
  { href: '/games', name: t('web-nav-games') },
  { href: '/replays', name: t('web-nav-replays') },
  { href: '/ladder', name: t('web-nav-ladder') },
  { href: '/about', name: t('web-nav-about') },
]
