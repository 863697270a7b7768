import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { projectRoot } from '../project/paths.mjs'

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.cache',
  'test-results',
  'storybook-static',
  'fixtures',
  'test-support',
])
const skippedFiles = /\.(test|stories|suite)\.[cm]?[jt]sx?$/

/**
 * One hash over names, sizes and change times of all files under the given paths; contents are not read, so it takes
 * milliseconds. Tests and stories are left out: they are in no build.
 * @param {readonly string[]} paths relative to `root`; missing ones are skipped
 * @param {{ root?: string }} [options]
 * @returns {Promise<string>}
 */
export async function sourceStamp(paths, { root = projectRoot } = {}) {
  const entries = (await Promise.all(paths.map((path) => list(join(root, path))))).flat()
  const lines = entries.map(({ path, size, mtime }) => `${relative(root, path).split(sep).join('/')} ${size} ${mtime}`)
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}

/**
 * Runs `build` unless it ran before for the same sources and what it wrote is still there.
 * @param {{ stampFile: string, output: string, sources: readonly string[], build: () => Promise<void> }} task
 * @returns {Promise<'fresh' | 'built'>}
 */
export async function buildIfStale({ stampFile, output, sources, build }) {
  const stamp = await sourceStamp(sources)
  if ((await exists(output)) && (await readIfThere(stampFile)) === stamp) return 'fresh'
  await build()
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, stamp)
  return 'built'
}

async function list(path) {
  const found = await statIfThere(path)
  if (found === undefined) return []
  if (!found.isDirectory()) return [{ path, size: found.size, mtime: found.mtimeMs }]
  const children = await readdir(path, { withFileTypes: true })
  const wanted = children.filter((child) =>
    child.isDirectory() ? !skippedFolders.has(child.name) : !skippedFiles.test(child.name),
  )
  return (await Promise.all(wanted.map((child) => list(join(path, child.name))))).flat()
}

async function exists(path) {
  return (await statIfThere(path)) !== undefined
}

async function readIfThere(path) {
  return (await exists(path)) ? readFile(path, 'utf8') : undefined
}

async function statIfThere(path) {
  try {
    return await stat(path)
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
