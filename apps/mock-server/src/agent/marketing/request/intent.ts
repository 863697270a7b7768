import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import type { LeadRequest } from './lead-request'

/** One thing that somebody wants done. */
export type Intent =
  /** Said of whom one sells to, it goes with what is asked then. */
  | { readonly kind: 'find'; readonly leads: LeadRequest; readonly isMore?: boolean; readonly isSaid?: boolean }
  /** As the last search, but for this. */
  | { readonly kind: 'again'; readonly changes: Partial<LeadRequest>; readonly text: string }
  | {
      readonly kind: 'enrich'
      readonly what: 'contacts' | 'accounts' | 'either'
      /** What is to be looked up; nothing where nothing is named. */
      readonly options: readonly EnrichmentOption[]
      readonly again: boolean
    }
  | {
      readonly kind: 'draft'
      readonly channel: 'email' | 'linkedin'
      readonly steps: number
      /** Where more were asked for than a sequence may have. */
      readonly askedSteps?: number | undefined
      readonly about?: string | undefined
      readonly save: boolean
      readonly shorter: boolean
    }
  | { readonly kind: 'save' }
  | { readonly kind: 'overview' }
  | { readonly kind: 'summary' }
  /** Who of the audience has no such thing. */
  | { readonly kind: 'lacking'; readonly what: Lacked }
  | { readonly kind: 'check' }
  | { readonly kind: 'help' }
  | { readonly kind: 'yes' }
  /** With what was stopped. */
  | { readonly kind: 'go-on' }
  | { readonly kind: 'no' }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'hello' }
  /** What it does not do, and where it is done. */
  | { readonly kind: 'refuse'; readonly what: Refused }
  | { readonly kind: 'unknown'; readonly text: string }

export type Lacked = 'email' | 'phone' | 'linkedin'

export type Refused = 'remove' | 'launch' | 'schedule' | 'download' | 'import'
