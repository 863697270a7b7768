/** Does one work after the other, in the order in which they were given. */
export type OneAtATime = (work: () => Promise<void>) => Promise<void>

/**
 * Across all pages of this origin, for all that bears the same name. A page that is left gives its turn away. Where the
 * browser has no locks (outside of secure contexts), each page waits for itself alone.
 */
export function oneAtATimeOfOrigin(name: string): OneAtATime {
  const locks: LockManager | undefined = navigator.locks
  return locks ? async (work) => await locks.request(name, work) : oneAtATimeHere()
}

export function oneAtATimeHere(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
