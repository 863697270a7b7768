import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project/paths.mjs'

/** The components that have no specimen yet. The list only shrinks. */
export async function missingSpecimens() {
  return JSON.parse(await readFile(join(projectRoot, 'suites/missing-specimens.json'), 'utf8'))
}
