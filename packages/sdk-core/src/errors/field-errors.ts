import type * as z from 'zod'
import type { FieldError } from './problem'

type Issue = z.core.$ZodIssue

/** A problem document with more of them would help nobody. */
const mostErrors = 50

/**
 * Names each field that a schema refused, by its path with dots. Where a value fits no member of a union, the fields at
 * fault are those of the member that it comes nearest to.
 */
export function fieldErrors(error: z.ZodError): readonly FieldError[] {
  return error.issues.flatMap((issue) => errorsOf(issue, [])).slice(0, mostErrors)
}

function errorsOf(issue: Issue, above: readonly PropertyKey[]): readonly FieldError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union') {
    const nearest = nearestMember(issue.errors)
    if (nearest) return nearest.flatMap((each) => errorsOf(each, path))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: nameOf([...path, key]), message: 'Is not known here', code: 'unknown' }))
  }
  return [{ field: nameOf(path), message: issue.message, code: issue.code }]
}

/** The member whose own fields fit best; none when the value is not even of the kind of any. */
function nearestMember(members: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const possible = members.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  const ownFaults = (issues: readonly Issue[]) => issues.filter(({ path }) => path.length <= 1).length
  return possible.sort((a, b) => ownFaults(a) - ownFaults(b))[0]
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}
