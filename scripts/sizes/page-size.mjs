import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ScriptError } from '../machine/fail.mjs'

/**
 * The JavaScript that a page of a built host loads, gzipped: the named modules and all that they import statically.
 * @param {string} folder the build's output
 * @param {readonly string[]} modules keys of its manifest
 */
export async function pageSize(folder, modules) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const sizes = await Promise.all(
    [...filesOf(manifest, modules)].map(async (file) => {
      const content = await readFile(join(folder, file))
      return gzipSync(content, { level: 9 }).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * The script files of modules and of everything that they import statically.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {readonly string[]} modules
 */
export function filesOf(manifest, modules) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) {
      throw new ScriptError(`The host's build has no module ${key}; scripts/size-budgets.mjs names it.`)
    }
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of modules) visit(key)
  return files
}
