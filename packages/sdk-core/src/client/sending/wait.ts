import type { Clock } from '../../ports/host'
import type { CallOptions } from '../api-client'
import { untilAborted } from '../../operation/until-aborted'

/** A pause that ends early, by rejecting, when the signal aborts; and when whoever is told of it says so. */
export async function wait(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal | undefined,
  onPause?: CallOptions['onPause'],
): Promise<void> {
  let cancel = () => {}
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(milliseconds, resolve)
    onPause?.({ until: clock.now() + milliseconds, end: resolve })
  })
  try {
    await untilAborted(passed, signal)
  } finally {
    cancel()
    onPause?.(undefined)
  }
}
