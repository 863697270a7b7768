import { runVitest } from './vitest.mjs'

/** What runs in Node. */
export function unitStage() {
  // Vitest leaves one core idle by itself, which is half of a machine with two.
  return runVitest({ stage: 'unit', projects: ['unit'], options: ['--maxWorkers=100%'] })
}
