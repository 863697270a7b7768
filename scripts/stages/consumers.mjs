import { runConsumers } from '../consumers/run-consumers.mjs'

/** The packed packages in fresh apps of partners. */
export function consumersStage() {
  return runConsumers()
}
