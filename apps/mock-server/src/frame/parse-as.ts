import type { FieldError } from '@inlay/sdk-core'
import type * as z from 'zod'
import { invalid } from './problem-error'

/** The value as the schema reads it, or a refusal that names each field at fault. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalid(result.error.issues.slice(0, mostErrors).flatMap(fieldErrors))
}

const mostErrors = 50

function fieldErrors(issue: z.core.$ZodIssue): readonly FieldError[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, mostErrors)
      .map((key) => ({ field: [...path, key].join('.'), message: 'Is not known here', code: 'unknown' }))
  }
  return [{ field: path.join('.'), message: issue.message, code: issue.code }]
}
