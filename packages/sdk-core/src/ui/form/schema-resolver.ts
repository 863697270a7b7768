import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { withoutEmpty } from './schema-fields'

/**
 * Has react-hook-form check by a schema. The resolver that comes with it would be enough but for its size: it brings
 * the same for zod 3.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  messageOf: (issue: z.core.$ZodRawIssue) => string,
): Resolver<Input, unknown, Output> {
  return async (values, _, options) => {
    const result = await schema.safeParseAsync(withoutEmpty(schema, values), { error: messageOf })
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    // The first thing that is wrong with a field is the one to mend first.
    for (const { path, code, message } of result.error.issues) errors[path.join('.')] ??= { type: code, message }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Input>, options) }
  }
}
