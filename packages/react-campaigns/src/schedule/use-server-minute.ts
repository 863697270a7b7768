import { useClock } from '@inlay/sdk-core/react'
import { useEffect, useState } from 'react'

/**
 * The minute that has begun for the server, in milliseconds: cron texts know nothing smaller. It goes on by the clock of
 * the device from what the server last said, and is that of the device where it does not say.
 */
export function useServerMinute(serverNow: number | undefined): number {
  const clock = useClock()
  const [seen, setSeen] = useState(() => ({ serverNow, minute: minuteOf(serverNow ?? clock.now()) }))
  useEffect(() => {
    const ahead = serverNow === undefined ? 0 : serverNow - clock.now()
    return clock.every(1_000, () => {
      const minute = minuteOf(clock.now() + ahead)
      setSeen((before) => (before.minute === minute && before.serverNow === serverNow ? before : { serverNow, minute }))
    })
  }, [clock, serverNow])
  return seen.serverNow === serverNow ? seen.minute : minuteOf(serverNow ?? clock.now())
}

function minuteOf(moment: number): number {
  return moment - (moment % 60_000)
}
