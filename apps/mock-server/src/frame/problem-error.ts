import type { ApiErrorCode, FieldError } from '@inlay/sdk-core'

export interface ProblemDetails {
  readonly status: number
  readonly code: ApiErrorCode
  readonly title: string
  /** A sentence that a person may be shown. */
  readonly detail?: string | undefined
  readonly errors?: readonly FieldError[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Thrown by the frame and by handlers to refuse a call; it travels as a problem document. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  constructor(readonly problem: ProblemDetails) {
    super(problem.detail ?? problem.title)
  }
}

/** What a handler throws for a record that the workspace does not have. */
export function notFound(what: string): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'not-found',
    title: 'Not found',
    detail: `There is no such ${what}.`,
  })
}

export function forbidden(detail: string): ProblemError {
  return new ProblemError({ status: 403, code: 'forbidden', title: 'Not allowed', detail })
}

/** What a handler throws for input that only it can judge. */
export function invalid(errors: readonly FieldError[]): ProblemError {
  return new ProblemError({
    status: 422,
    code: 'invalid',
    title: 'The input is not valid',
    detail: sentenceOf(errors),
    errors,
  })
}

/** All of them in one sentence, whether or not each message is one of its own. */
function sentenceOf(errors: readonly FieldError[]): string {
  const clauses = errors.map(({ field, message }) => {
    const clause = message.replace(/(?<![.])[.]$/, '')
    return field === '' ? clause : `${field}: ${clause}`
  })
  const text = clauses.join('; ')
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

export function badRequest(detail: string): ProblemError {
  return new ProblemError({ status: 400, code: 'invalid', title: 'The request cannot be read', detail })
}

export function unreadableAddress(): ProblemError {
  return new ProblemError({ status: 400, code: 'invalid', title: 'The address cannot be read' })
}

export function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError({
    status: 413,
    code: 'too-large',
    title: 'Too large',
    detail: `At most ${maxBytes} bytes are taken.`,
  })
}

export function unsupportedMediaType(expected: string): ProblemError {
  return new ProblemError({
    status: 415,
    code: 'invalid',
    title: 'Wrong content type',
    detail: `Expected ${expected}.`,
  })
}
