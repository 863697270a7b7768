import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project/paths.mjs'

const line = /^- \*\*([A-Z]+-[A-Z0-9]+-\d{2,})\*\*/gm

/**
 * The ids of all requirements, in the order of the ledgers.
 * @returns {Promise<string[]>}
 */
export async function readLedger({ folder = join(projectRoot, 'docs/requirements') } = {}) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const ids = texts.flatMap(idsOf)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (twice.length > 0) throw new Error(`The ledgers have these ids more than once: ${twice.join(', ')}`)
  return ids
}

/** @param {string} text */
export function idsOf(text) {
  return [...text.matchAll(line)].map(([, id]) => id)
}

/** `CAM-LIST` of `CAM-LIST-01`. */
export function groupOf(id) {
  return id.slice(0, id.lastIndexOf('-'))
}
