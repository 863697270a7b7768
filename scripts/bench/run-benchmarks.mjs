import { basename, dirname } from 'node:path'
import { buildPackages } from '../build/build-packages.mjs'
import { benchLines } from './bench-lines.mjs'
import { benchmarksFolder, findBenchmarks } from './benchmarks.mjs'
import { runBenchmark } from './run-benchmark.mjs'

/**
 * Runs every benchmark against the built packages.
 * @param {{
 *   json: boolean,
 *   rounds?: number,
 *   folder?: string,
 *   build?: typeof buildPackages,
 *   print?: (text: string) => void,
 *   say?: (text: string) => void,
 * }} options `json`: prints the results for programs; the tables are then said, which is not printed.
 * @returns {Promise<number>} the exit code: 1 when a bar is missed
 */
export async function runBenchmarks({
  json,
  rounds,
  folder = benchmarksFolder,
  build = buildPackages,
  print = console.log,
  say = console.error,
}) {
  const tell = json ? say : print
  const files = await findBenchmarks(folder)
  if (files.length > 0) await build({ say })
  else tell('There is no benchmark: no folder in benchmarks/ has a bench.mjs.')

  const results = {}
  for (const file of files) {
    const result = await runBenchmark(file, { rounds })
    for (const line of benchLines(result)) tell(line)
    results[basename(dirname(file))] = result
  }
  if (json) print(JSON.stringify(results, undefined, 2))
  return Object.values(results).some(({ bars }) => bars.some(({ missed }) => missed)) ? 1 : 0
}
