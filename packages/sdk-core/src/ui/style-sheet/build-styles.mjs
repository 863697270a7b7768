#!/usr/bin/env node
/**
 * Builds the style sheet of a package: `node build-styles.mjs <packageDir>`.
 *
 * It reads `src/styles.css` (the kit: `src/ui/styles.css`), puts the imported files in, checks every rule, and writes
 * `dist/styles.css` to import, `dist/styles.hardened.css` for pages with element rules outside of all layers, and
 * `dist/styles.js` with its types to adopt into a shadow root. A rule that could reach the page around us fails the
 * build, and is named with its file and line.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundleSheet, sheetText } from './bundle-sheet.mjs'
import { checkSheet } from './check-sheet.mjs'
import { hardenSheet } from './harden-sheet.mjs'

async function main(packageDir) {
  if (packageDir === undefined) throw new Error('Say which package: node build-styles.mjs <packageDir>')
  const folder = path.resolve(packageDir)
  const entry = ['src/styles.css', 'src/ui/styles.css'].map((file) => path.join(folder, file)).find(existsSync)
  if (!entry) throw new Error(`${packageDir} has neither src/styles.css nor src/ui/styles.css.`)

  const sheet = await bundleSheet(entry)
  const faults = checkSheet(sheet, (file) => path.relative(folder, file))
  if (faults.length > 0) throw new Error(`${faults.length} in the style sheet of ${packageDir}:\n${faults.join('\n')}`)

  const text = sheetText(sheet)
  const dist = path.join(folder, 'dist')
  await mkdir(dist, { recursive: true })
  await Promise.all([
    writeFile(path.join(dist, 'styles.css'), text),
    // What TypeScript wants of an import of which nothing is taken.
    writeFile(path.join(dist, 'styles.css.d.ts'), 'export {}\n'),
    writeFile(path.join(dist, 'styles.hardened.css'), sheetText(hardenSheet(sheet))),
    writeFile(path.join(dist, 'styles.js'), await scriptOf(text)),
    writeFile(path.join(dist, 'styles.d.ts'), types),
  ])
}

/** The same exports as the kit's own `styles.ts` has in source. */
async function scriptOf(text) {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { createAdoptStyles } from './adopt-styles'`,
        `export const styleSheetText = ${JSON.stringify(text)}`,
        'export const adoptStyles = createAdoptStyles(styleSheetText)',
      ].join('\n'),
      resolveDir: here,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return outputFiles[0].text
}

const types = `/** The style sheet of this package, as text. */
export declare const styleSheetText: string
/** Puts the sheet into a document or shadow root; the answer takes it out again. */
export declare function adoptStyles(root: Document | ShadowRoot): () => void
`

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
