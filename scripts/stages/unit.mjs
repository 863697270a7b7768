import { runVitest } from './vitest.mjs'

/** What runs in Node. */
export function unitStage() {
  return runVitest({ stage: 'unit', projects: ['unit'] })
}
