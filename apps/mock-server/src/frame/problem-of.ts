import { InvalidCursor, RevisionConflict } from '../store/index'
import { invalid, ProblemError, type ProblemDetails } from './problem-error'

/** What an error is to the caller, who never learns more of our own faults than that there was one. */
export function problemOf(error: unknown): ProblemDetails {
  if (error instanceof ProblemError) return error.problem
  if (error instanceof RevisionConflict) {
    return {
      status: 409,
      code: 'conflict',
      title: 'Changed in the meantime',
      detail: error.actual === 0 ? 'It is gone.' : `It is at revision ${error.actual} by now.`,
    }
  }
  if (error instanceof InvalidCursor) {
    return invalid([{ field: 'cursor', message: 'Is no cursor of this list', code: 'unknown' }]).problem
  }
  return {
    status: 500,
    code: 'server-error',
    title: 'The server failed',
    detail: 'Something went wrong on our side. Try again, and name the request id if it stays so.',
  }
}
