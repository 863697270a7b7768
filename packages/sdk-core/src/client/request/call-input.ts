/** What callers give, as far as its shape is the same for every operation. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly file?: File | undefined
  readonly fields?: unknown
}
