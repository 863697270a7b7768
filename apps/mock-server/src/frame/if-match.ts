import type { AnyOperation } from '@inlay/sdk-core'
import { invalid, ProblemError } from './problem-error'

/** The revision that a caller says it changes; `undefined` where it does not matter. */
export function readIfMatch(operation: AnyOperation, request: Request): number | undefined {
  if (!('revision' in operation) || operation.revision === undefined) return undefined
  const header = request.headers.get('if-match')?.trim()
  if (header === undefined || header === '*') {
    if (header === undefined && operation.revision === 'required') throw revisionNeeded()
    return undefined
  }
  const [, digits] = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header) ?? []
  if (digits === undefined) throw invalid([{ field: 'If-Match', message: 'Expected a revision, as in "3"' }])
  return Number(digits)
}

function revisionNeeded(): ProblemError {
  return new ProblemError({
    status: 428,
    code: 'revision-required',
    title: 'A revision is needed',
    detail: 'Say with If-Match which revision is to be changed.',
  })
}
