import type { CompanyConditions, LeadRequest, PeopleConditions } from './lead-request'
import type { Lacked } from './intent'

/** A question about the rows of an audience, which changes nothing. */
export interface AudienceQuestion {
  /** Nothing where nobody has said whether people or companies are meant. */
  readonly of?: 'contacts' | 'accounts' | undefined
  readonly isCount: boolean
  readonly people?: PeopleConditions | undefined
  readonly companies: CompanyConditions
  readonly has: readonly { readonly what: Lacked; readonly is: boolean }[]
  readonly isEnriched?: boolean | undefined
  /** Accounts with people, or without any. */
  readonly hasContacts?: boolean | undefined
  /** Of those that fit, only who stands highest or lowest. */
  readonly rank?: 'highest' | 'lowest' | undefined
  /** What is to be counted by its values. */
  readonly facets?: readonly Facet[] | undefined
  /** Who is the largest, or the smallest. */
  readonly extremes?: readonly Extreme[] | undefined
  /** How large companies are on average. */
  readonly isAverage?: boolean | undefined
  /** What of each is to be seen beside who they are. */
  readonly shows?: readonly Lacked[] | undefined
  /** What of each is to be seen beside what is shown anyhow. */
  readonly columns?: readonly Column[] | undefined
  /** Which of them alone, counted from zero, or from the end where it is negative. */
  readonly at?: number | undefined
  /** All that is known of somebody, or of a company, by name. */
  readonly isAbout?: boolean | undefined
  /** Also the company that one works for. */
  readonly isOfEmployer?: boolean | undefined
  /** Only so many of them from the first, or up to the last where it is negative. */
  readonly first?: number | undefined
  /** Also who is at the largest or the smallest. */
  readonly isOfPeopleThere?: boolean | undefined
  /** Only of those who were found or listed last. */
  readonly isOfLast?: boolean | undefined
  /** Only of those that were added last, or since a schedule found somebody. */
  readonly came?: 'last' | 'by schedule' | undefined
  /** What is looked for where nobody is there yet that could be shown. */
  readonly orSearch?: LeadRequest | undefined
  /** What may be a name; otherwise it means nothing to us. */
  readonly names: readonly string[]
  /** Those of them that nobody has written as a name: they mean nothing to us. */
  readonly unread?: readonly string[] | undefined
  /** Where somebody is said to be, which is no place that we know. */
  readonly company?: string | undefined
  /** What may be the name of a company, and the question without it. */
  readonly employer?: { readonly name: string; readonly question: AudienceQuestion } | undefined
}

export type Facet = 'city' | 'country' | 'industry' | 'title' | 'seniority' | 'company'

export type Column = 'industry' | 'employees'

export interface Extreme {
  readonly by: 'employees' | 'revenue'
  readonly end: 'most' | 'least'
  readonly count: number
}
