/** What a filter means depends on, where it speaks of now and of days. */
export interface FilterContext {
  /** Milliseconds since the epoch. @default now */
  readonly now?: number | undefined
  /** Where days begin and end; a condition with its own has the last word. @default 'UTC' */
  readonly timeZone?: string | undefined
}
