import type { FieldErrors } from 'react-hook-form'

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
