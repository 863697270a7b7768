import { isNothing } from './issue-message'

interface Problem {
  readonly type: string
  readonly message?: string | undefined
}

/** What is said of a field that is wrong: where it is empty, its own words for that, if it has any. */
export function wordsOfProblem(
  { type, message = '' }: Problem,
  emptyError: string | undefined,
  value: unknown,
): string {
  // A server, or a field that could not read its text, speaks of something else than of what the form holds.
  const isOfValue = type !== 'server' && type !== 'unreadable'
  return emptyError !== undefined && isOfValue && isEmpty(value) ? emptyError : message
}

/** Nothing in it, nothing ticked, nothing chosen. */
function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : isNothing(value) || value === false
}
