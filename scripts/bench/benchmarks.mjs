import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../project/paths.mjs'

/**
 * @typedef {{
 *   title: string,
 *   unit: string,
 *   contestants: Record<string, () => Promise<Record<string, number>>>,
 *   bars: readonly Bar[],
 * }} Benchmark What a bench.mjs exports as `benchmark`. Each contestant takes one sample of all its measures.
 * @typedef {{
 *   measure: string,
 *   of: string,
 *   beyond?: string,
 *   times?: number,
 *   atMost: number,
 * }} Bar What we promise of a contestant; with `beyond`, of its difference to another one, or to so many `times` that.
 */

export const benchmarksFolder = join(projectRoot, 'benchmarks')

/**
 * The path of every `{name}/bench.mjs` in the folder.
 * @returns {Promise<string[]>}
 */
export async function findBenchmarks(folder) {
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).sort().map((name) => join(folder, name, 'bench.mjs'))
  return files.filter((file) => existsSync(file))
}

/** @returns {Promise<Benchmark>} */
export async function loadBenchmark(file) {
  const { benchmark } = await import(pathToFileURL(file).href)
  return benchmark
}
