import { fileURLToPath } from 'node:url'
import { ScriptError } from '../machine/fail.mjs'
import { runCommand } from '../machine/run-command.mjs'
import { loadBenchmark } from './benchmarks.mjs'
import { judgeBar } from './judge-bar.mjs'

const sampler = fileURLToPath(new URL('take-sample.mjs', import.meta.url))

/**
 * @typedef {{ contestant: string, values: Record<string, number>, loop: number, load: number }} Sample
 * @typedef {import('./benchmarks.mjs').Bar & { value: number, missed: boolean }} JudgedBar
 * @typedef {{ title: string, unit: string, samples: Sample[], bars: JudgedBar[] }} BenchmarkResult
 */

/**
 * Takes the samples of a benchmark and holds them to its bars. The contestants take turns, so that what disturbs the
 * machine disturbs them alike.
 * @param {string} file
 * @returns {Promise<BenchmarkResult>}
 */
export async function runBenchmark(file, { rounds = 5 } = {}) {
  const { title, unit, contestants, bars } = await loadBenchmark(file)
  const samples = []
  for (let round = 0; round < rounds; round++) {
    for (const contestant of Object.keys(contestants)) samples.push(await takeSample(file, contestant))
  }
  return { title, unit, samples, bars: bars.map((bar) => judgeBar(bar, samples)) }
}

async function takeSample(file, contestant) {
  const env = { NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, [sampler, file, contestant], { env, output: 'collect' })
  if (code !== 0) throw new ScriptError(`${contestant} in ${file} failed:\n${output.trim()}`)
  // Node may have warned of something before.
  return JSON.parse(output.trim().split('\n').at(-1))
}
