// Runs in a process of its own: what one contestant leaves behind must not weigh on the next.
import { loadavg } from 'node:os'
import { loadBenchmark } from './benchmarks.mjs'

const [file, contestant] = process.argv.slice(2)
const { contestants } = await loadBenchmark(file)
const loop = fixedLoop()
const values = await contestants[contestant]()
console.log(JSON.stringify({ contestant, values, loop, load: loadavg()[0] }))

/** Milliseconds for work that is always the same: more than usual means that the machine was busy with something else. */
function fixedLoop() {
  const started = performance.now()
  let sum = 0
  for (let turn = 0; turn < 1e7; turn++) sum = (sum * 31 + turn) | 0
  return performance.now() - started
}
