import { fieldErrors, issueText, type FieldError } from '@inlay/sdk-core'
import type * as z from 'zod'
import { invalid } from './problem-error'
import { unsafeParts } from './unsafe-parts'

/** The value as the schema reads it, safe to keep, or a refusal that names each field at fault. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const unsafe = unsafeParts(value)
  // A schema would go down as far as the nesting does.
  if (unsafe.some(({ code }) => code === 'too-deep')) throw invalid(unsafe)
  const result = schema.safeParse(value, { error: issueText })
  if (result.success && unsafe.length === 0) return result.data
  throw invalid(withMore(unsafe, result.success ? [] : fieldErrors(result.error)))
}

/** Both, without what is said of fields that are named already. */
export function withMore(faults: readonly FieldError[], more: readonly FieldError[]): readonly FieldError[] {
  const named = new Set(faults.map(({ field }) => field))
  return [...faults, ...more.filter(({ field }) => !named.has(field))]
}
