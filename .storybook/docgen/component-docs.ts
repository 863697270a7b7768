/** What a prop is, as the table of a component shows it. */
export interface PropDocs {
  readonly description: string
  readonly type: string
  readonly required: boolean
  /** As the source says it with `@default`. */
  readonly fallback?: string
  /** Where it can only be one of some values. */
  readonly values?: readonly (string | number | boolean)[]
}

export interface ComponentDocs {
  readonly description: string
  readonly props: Readonly<Record<string, PropDocs>>
}
