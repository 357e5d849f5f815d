/** A page that shows Duel's board with fixed screens, for looking at it while drawing. Not part of the build:
 *  `npm run dev`, then /src/games/duel/demo.html?screen=chapter-2&theme=dark&lang=en */

import { mount } from 'svelte'
import '../../styles/fonts.css'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { speak } from '../../lib/i18n.svelte'
import { session } from '../../lib/session.svelte'
import type { Lang, Screen } from '../../wire'
import Demo from './Demo.svelte'

const fixtures = import.meta.glob<{ default: Record<Lang, Screen> }>('./fixtures/*.json')
const asked = new URLSearchParams(location.search)
const lang = (asked.get('lang') ?? 'en') as Lang
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
document.documentElement.lang = lang

async function load(name: string): Promise<Screen> {
  const found = await fixtures[`./fixtures/${name}.json`]?.()
  if (!found) throw new Error(`no fixture is called ${name}`)
  return found.default[lang]
}

session.likings.lang = lang
await speak(lang)
const names = (asked.get('screen') ?? 'chapter-2').split(',')
const screens = await Promise.all(names.map(load))
const target = document.getElementById('demo')
if (target) mount(Demo, { target, props: { screens, motion: asked.get('motion') !== 'none' } })
