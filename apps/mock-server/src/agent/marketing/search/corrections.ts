import type { LeadRequest } from '../request/lead-request'
import { describeSearch } from '../writing/describe-search'

/** A search that somebody has put right: “no, I meant CEOs”. */
export interface Correction {
  /** Whom it was after, in words. */
  readonly before: string
  readonly after: LeadRequest
}

/** Whom a search is after, whatever else was said of it and however many they were. */
export function whomOf({ companies, people }: LeadRequest): LeadRequest {
  return { companies, people, scope: 'new', unknown: [] }
}

export function correctionOf(before: LeadRequest, after: LeadRequest): Correction {
  return { before: describeSearch(whomOf(before)), after: whomOf(after) }
}

/** What a search has become by what was put right since. */
export function putRight(search: LeadRequest, corrections: readonly Correction[] = []): LeadRequest {
  return corrections.reduce(
    (last, { before, after }) => (describeSearch(whomOf(last)) === before ? after : last),
    search,
  )
}
