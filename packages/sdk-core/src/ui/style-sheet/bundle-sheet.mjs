import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'

/**
 * The style sheet of a package in one: imported files in place of their `@import`, each once.
 * @param {string} file
 * @returns {Promise<import('postcss').Root>}
 */
export async function bundleSheet(file, seen = new Set()) {
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
    else rule.replaceWith((await bundleSheet(target, seen)).nodes)
  }
  return sheet
}

/**
 * A sheet as text, without what is only for those who read its source.
 * @param {import('postcss').Root} sheet
 */
export function sheetText(sheet) {
  const plain = sheet.clone()
  plain.walkComments((comment) => comment.remove())
  return `${plain
    .toString()
    .replace(/\n\s*\n+/g, '\n')
    .trim()}\n`
}
