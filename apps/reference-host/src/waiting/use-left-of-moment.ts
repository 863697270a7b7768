import { useEffect, useState } from 'react'

/**
 * Milliseconds that are left of the moment in which a wait is not shown yet. The steps of a start replace one another:
 * the moment is that of all of them, or each would take away again what the one before had shown.
 */
export function useLeftOfMoment(): number {
  const [left] = useState(() => {
    const now = performance.now()
    if (wait.steps === 0) wait.since = now
    return Math.max(0, moment - (now - wait.since))
  })
  useEffect(() => {
    wait.steps += 1
    return () => {
      wait.steps -= 1
    }
  }, [])
  return left
}

const moment = 300

/** The wait that goes on: how many of its steps are on the page, and when it began. */
const wait = { steps: 0, since: 0 }
