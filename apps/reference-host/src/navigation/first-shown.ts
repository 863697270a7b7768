/** Remembers which entry of the history was shown first after a load, and whether it has been left since. */
export interface FirstShown {
  see(entry: string): void
  isLeftAt(entry: string): boolean
}

export function createFirstShown(): FirstShown {
  let first: string | undefined
  let left = false
  return {
    see(entry) {
      first ??= entry
      left ||= entry !== first
    },
    isLeftAt: (entry) => left || (first !== undefined && entry !== first),
  }
}
