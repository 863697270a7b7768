import { systemClock } from '../ports/system-clock'

const longest = 2_000

/** Waits until it holds: routers and frames take a few turns. Gives back whether it came to hold. */
export async function eventually(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + longest
  while (!holds()) {
    if (performance.now() > end) return false
    await nextTurn()
  }
  return true
}

/** Long enough for what should not happen to happen. */
export async function aFewTurns(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await nextTurn()
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => void systemClock.after(0, resolve))
}
