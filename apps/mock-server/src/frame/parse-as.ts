import { fieldErrors, issueText } from '@inlay/sdk-core'
import type * as z from 'zod'
import { invalid } from './problem-error'

/** The value as the schema reads it, or a refusal that names each field at fault. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: issueText })
  if (result.success) return result.data
  throw invalid(fieldErrors(result.error))
}
