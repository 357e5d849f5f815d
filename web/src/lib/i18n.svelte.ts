/** The client's own words, from the catalogues that lie beside the Python package. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../wire'

const catalogues = import.meta.glob<string>('../../../src/mathom/locale/*/web.ftl', {
  query: '?raw',
  import: 'default',
})

export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

let spoken = $state.raw<FluentBundle | null>(null)

export async function speak(lang: Lang): Promise<void> {
  const load = catalogues[`../../../src/mathom/locale/${lang}/web.ftl`]
  if (load) spoken = bundleOf(lang, await load())
}

/** A text of web.ftl. Keys are always written out, so that a test can find them: t('web-…'). */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = spoken?.getMessage(key)
  if (!spoken || !message?.value) return key
  return spoken.formatPattern(message.value, args, [])
}
