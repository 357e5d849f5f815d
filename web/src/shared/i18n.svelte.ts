/** The client's own texts, from the catalogues of the Python package. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../wire'

const catalogues = import.meta.glob<string>(
  ['../../../src/mathom/locale/*/web.ftl', '../../../src/mathom/games/*/text/locale/*/web.ftl'],
  { query: '?raw', import: 'default' },
)
// What the home page says of each game: a few lines in all languages, so they are part of the first page.
const home = import.meta.glob<string>('../../../src/mathom/games/*/text/locale/*/home.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

let spoken = $state.raw<FluentBundle | null>(null)
let wanted: Lang = 'en'
const games = new Set<string>()

/** Speak a language: the words of the pages, and those of every game that was asked for so far. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang
  const folders = ['', ...[...games].map((game) => `games/${game}/text/`)]
  const texts = await Promise.all(
    folders.map((folder) => catalogues[`../../../src/mathom/${folder}locale/${lang}/web.ftl`]?.() ?? ''),
  )
  // Somebody may have asked for another language or one more game meanwhile; that answer counts.
  if (lang === wanted && folders.length === games.size + 1) {
    spoken = bundleOf(lang, [...homeTexts(lang), ...texts].join('\n'))
  }
}

const homeTexts = (lang: Lang): string[] =>
  Object.keys(home).flatMap((path) => (path.includes(`/${lang}/`) ? (home[path] ?? []) : []))

/** Add the words of a game, the `web.ftl` of its folder; they come with its board and not with the first page. */
export async function speakOf(game: string): Promise<void> {
  games.add(game)
  await speak(wanted)
}

/** A text of the catalogues. Keys are always written out, so that a test can find them: t('web-…'). */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return said(key, args) ?? key
}

/** What a part of a game's view is called: its keys, and its values that are no pieces. A test walks the views
 *  of every game and finds what has no name. */
export function partName(game: string, part: string): string {
  return said(`web-${game}-part-${part.replaceAll('_', '-')}`) ?? part.replaceAll(/[_-]/g, ' ')
}

function said(key: string, args: Record<string, FluentVariable> = {}): string | null {
  const message = spoken?.getMessage(key)
  return spoken && message?.value ? spoken.formatPattern(message.value, args, []) : null
}
