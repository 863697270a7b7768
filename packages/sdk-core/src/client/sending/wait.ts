import type { Clock } from '../../ports/host'
import { untilAborted } from './until-aborted'

/** A pause that ends early, by rejecting, when the signal aborts. */
export async function wait(clock: Clock, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {}
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(milliseconds, resolve)
  })
  try {
    await untilAborted(passed, signal)
  } finally {
    cancel()
  }
}
