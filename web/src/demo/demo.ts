/** A page that shows the board of any game with fixed screens, for looking at it while drawing. Not part of the
 *  build: `npm run dev`, then /src/demo/demo.html?game=duel&screen=start,chapter-2&theme=dark&lang=en
 *  (and `motion=none`, `layout=list`). */

import { mount } from 'svelte'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { loadBoard, loadPreview } from '../games/loaders'
import { speak } from '../shared/i18n.svelte'
import { session } from '../shared/session.svelte'
import ListLayout from '../table/ListLayout.svelte'
import type { Lang, Screen } from '../wire'
import Demo from './Demo.svelte'

const fixtures = import.meta.glob<{ default: Record<Lang, Screen> }>('../games/*/fixtures/*.json')
const asked = new URLSearchParams(location.search)
const lang = (asked.get('lang') ?? 'en') as Lang
const game = asked.get('game') ?? ''
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
document.documentElement.lang = lang

async function load(name: string): Promise<Screen> {
  const found = await fixtures[`../games/${game}/fixtures/${name}.json`]?.()
  if (!found) throw new Error(`${game} has no fixture called ${name}`)
  return found.default[lang]
}

session.preferences.lang = lang
await speak(lang)
const names = (asked.get('screen') ?? 'start').split(',')
const [board, Preview, ...screens] = await Promise.all([loadBoard(game), loadPreview(game), ...names.map(load)])
const Board = board && asked.get('layout') !== 'list' ? board : ListLayout
const settings = { ...session.board, motion: asked.get('motion') !== 'none' }
const target = document.getElementById('demo')
if (target) mount(Demo, { target, props: { game, Board, Preview, screens, settings } })
