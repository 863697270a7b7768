export interface HeaderText {
  readonly description: string
  /** JSON Schema of the value. */
  readonly schema: { readonly type: 'string'; readonly pattern?: string; readonly maxLength?: number }
}

/** The headers that callers send, beside those of HTTP itself. */
export const requestHeaders = {
  'Inlay-Contract': {
    description: 'The version of the contract that the caller was built to.',
    schema: { type: 'string', pattern: '^[0-9]+[.][0-9]+$' },
  },
  'X-Request-Id': {
    description: 'Names the request, so that both sides can speak of it. A call that is sent again has another.',
    schema: { type: 'string', pattern: '^[0-9A-Za-z_.:-]{1,100}$' },
  },
  'Idempotency-Key': {
    description: 'Names the call: with the same key it is done once, and its answer given again.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  },
  'If-Match': {
    description: 'The revision that the change is based on, as the `ETag` of an answer gives it.',
    schema: { type: 'string', pattern: '^"[0-9]{1,15}"$' },
  },
  'Last-Event-ID': {
    description: 'The last event that the caller has; the stream goes on after it.',
    schema: { type: 'string', maxLength: 200 },
  },
} as const satisfies Readonly<Record<string, HeaderText>>

export type RequestHeader = keyof typeof requestHeaders

/** The headers that answers carry. */
export const answerHeaders = {
  'Inlay-Contract': {
    description: 'The version of the contract that the server was built to.',
    schema: { type: 'string', pattern: '^[0-9]+[.][0-9]+$' },
  },
  'X-Request-Id': {
    description: 'The name of the request: the caller’s own where it gave one.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'In how many seconds, or when, the call may be sent again; left out where nobody knows.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'The revision of the record.',
    schema: { type: 'string', pattern: '^"[0-9]{1,15}"$' },
  },
  'Idempotent-Replay': {
    description: '`true` where the call had been done before and this is the answer from then; else left out.',
    schema: { type: 'string', pattern: '^true$' },
  },
  'WWW-Authenticate': {
    description: '`Bearer`, and whether there was a token that is not valid.',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'The name of the file.',
    schema: { type: 'string' },
  },
} as const satisfies Readonly<Record<string, HeaderText>>

export type AnswerHeader = keyof typeof answerHeaders
