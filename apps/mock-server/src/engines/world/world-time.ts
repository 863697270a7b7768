import type { Random } from '@inlay/sdk-core'

/** Something that is so from one moment until before another, in milliseconds. */
export interface TimeSpan {
  readonly after: number
  readonly until: number
}

/** The years in which the world goes on: what is known of it otherwise is as of their beginning. */
export const beginning = Date.UTC(2026, 0, 1)
export const end = Date.UTC(2032, 0, 1)

/** A moment in these years. */
export function momentAhead(random: Pick<Random, 'next'>): number {
  return Math.floor(beginning + random.next() * (end - beginning))
}

export function isWithin(moment: number, { after, until }: TimeSpan): boolean {
  return moment > after && moment <= until
}
