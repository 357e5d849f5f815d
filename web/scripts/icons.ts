/** Makes `import body from 'icon:ring'` the drawing of that name, so that only used icons are bundled. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined
  const read = (): IconSet => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
    return JSON.parse(readFileSync(file, 'utf-8')) as IconSet
  }
  return {
    name: 'mathom-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined
      set ??= read()
      const asked = id.slice(PREFIX.length + 1)
      const icon = set.icons[asked] ?? set.icons[set.aliases?.[asked]?.parent ?? '']
      if (!icon) this.error(`game-icons has no drawing called “${asked}”`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}
