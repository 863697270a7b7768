#!/usr/bin/env node
/**
 * Builds the style sheet of a package: `node build-styles.mjs <packageDir>`.
 *
 * It reads `src/styles.css` (the kit: `src/ui/styles.css`), puts the imported files in, checks every rule, and writes
 * `dist/styles.css` to import, and `dist/styles.js` with its types to adopt into a shadow root. A rule that could
 * reach the page around us fails the build, and is named with its file and line.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import postcss from 'postcss'
import { checkSheet } from './check-sheet.mjs'

async function main(packageDir) {
  if (packageDir === undefined) throw new Error('Say which package: node build-styles.mjs <packageDir>')
  const folder = path.resolve(packageDir)
  const entry = ['src/styles.css', 'src/ui/styles.css'].map((file) => path.join(folder, file)).find(existsSync)
  if (!entry) throw new Error(`${packageDir} has neither src/styles.css nor src/ui/styles.css.`)

  const sheet = await bundle(entry)
  const faults = checkSheet(sheet, (file) => path.relative(folder, file))
  if (faults.length > 0) throw new Error(`${faults.length} in the style sheet of ${packageDir}:\n${faults.join('\n')}`)

  sheet.walkComments((comment) => comment.remove())
  const text = `${sheet
    .toString()
    .replace(/\n\s*\n+/g, '\n')
    .trim()}\n`
  const dist = path.join(folder, 'dist')
  await mkdir(dist, { recursive: true })
  await Promise.all([
    writeFile(path.join(dist, 'styles.css'), text),
    writeFile(path.join(dist, 'styles.js'), await scriptOf(text)),
    writeFile(path.join(dist, 'styles.d.ts'), types),
  ])
}

/** Puts imported files in place of their `@import`, each once. */
async function bundle(file, seen = new Set()) {
  seen.add(file)
  const sheet = postcss.parse(await readFile(file, 'utf8'), { from: file })
  const imports = sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'import')
  for (const rule of imports) {
    const wanted = /^(?:url\()?['"]([^'"]+)['"]\)?$/.exec(rule.params)?.[1]
    if (!wanted?.startsWith('.')) {
      throw rule.error('Only files of the same package are imported, by a relative path and nothing behind it.')
    }
    const target = path.resolve(path.dirname(file), wanted)
    if (!existsSync(target)) throw rule.error(`There is no ${wanted}.`)
    if (seen.has(target)) rule.remove()
    else rule.replaceWith((await bundle(target, seen)).nodes)
  }
  return sheet
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
