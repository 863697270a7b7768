import type { FieldErrors } from 'react-hook-form'
import type { FormFieldEntry } from './form-scope'

export interface FieldProblem {
  readonly name: string
  readonly type: string
  readonly message: string
}

/** The errors of a form as a list, with the paths that they were nested by. */
export function problemsOf(errors: FieldErrors, path = ''): readonly FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]): readonly FieldProblem[] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const name = path === '' ? key : `${path}.${key}`
    const { type, message } = error as { readonly type?: unknown; readonly message?: unknown }
    // A list has an error of its own, as its root, beside those of what is in it.
    if (typeof type === 'string' && typeof message === 'string')
      return [{ name: name.replace(/\.?root$/, ''), type, message }]
    return problemsOf(error as FieldErrors, name)
  })
}

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4

/** As their fields stand in the page, which is how people read and Tab goes; those without a field come last. */
export function inOrder(
  problems: readonly FieldProblem[],
  fields: ReadonlyMap<string, Pick<FormFieldEntry, 'element'>>,
): readonly FieldProblem[] {
  return problems
    .map((problem) => ({ problem, element: fields.get(problem.name)?.element() }))
    .sort(({ element: one }, { element: other }) =>
      one && other ? 1 - (one.compareDocumentPosition(other) & following) : Number(!one) - Number(!other),
    )
    .map(({ problem }) => problem)
}
