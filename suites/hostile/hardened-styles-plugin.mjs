import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleSheet, sheetText } from '../../packages/sdk-core/src/ui/style-sheet/bundle-sheet.mjs'
import { hardenSheet } from '../../packages/sdk-core/src/ui/style-sheet/harden-sheet.mjs'

const name = 'inlay:hardened-styles'
const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** `inlay:hardened-styles`: the hardened sheets of all packages as they would be built now, as one text. */
export function hardenedStyles() {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      const texts = await Promise.all(sheets().map(async (file) => sheetText(hardenSheet(await bundleSheet(file)))))
      return `export const hardenedStyles = ${JSON.stringify(texts.join('\n'))}`
    },
  }
}

/** The kit's first, as hosts load them. */
function sheets() {
  const features = readdirSync(packages).map((folder) => path.join(packages, folder, 'src/styles.css'))
  return [path.join(packages, 'sdk-core/src/ui/styles.css'), ...features.filter((file) => existsSync(file))]
}
