import { get, set, type FieldErrors, type FieldValues, type Resolver, type ResolverOptions } from 'react-hook-form'
import type * as z from 'zod'
import { placesAround } from './places-around'
import { withoutEmpty } from './schema-fields'

/**
 * Has react-hook-form check by a schema. The resolver that there is for it would be enough but for its size: it brings
 * the same for zod 3.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  messageOf: (issue: z.core.$ZodRawIssue) => string,
  shown: ShownFields = new Map(),
): Resolver<Input, unknown, Output> {
  return async (values, _, options) => {
    const result = await schema.safeParseAsync(withoutEmpty(schema, values), { error: messageOf })
    const errors = result.success ? {} : errorsOf(result.error.issues, options, shown)
    for (const [name, { element }] of shown) {
      const ref = element()
      // What browsers find for themselves is the schema's to say.
      if (ref instanceof HTMLInputElement && ref.validity.customError)
        set(errors, name, { type: 'unreadable', message: ref.validationMessage, ref })
    }
    return result.success && Object.keys(errors).length === 0
      ? { values: result.data, errors: {} }
      : { values: {}, errors }
  }
}

/** The fields that stand in the form. Text that none of them could read is no value, and so no schema can refuse it. */
export type ShownFields = ReadonlyMap<string, { readonly element: () => HTMLElement | null }>

/** As nested as the values are, each with the element that it is about. The first that is wrong with a field is the one to mend first. */
function errorsOf<Input extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
  { fields, names = [] }: ResolverOptions<Input>,
  shown: ShownFields,
): FieldErrors<Input> {
  const errors = {}
  const seen = new Set<string>()
  for (const { path, code, message } of issues) {
    const name = placesAround(path.map(String)).find((each) => shown.has(each)) ?? path.join('.')
    if (seen.has(name)) continue
    seen.add(name)
    const field: { readonly ref?: unknown; readonly refs?: readonly unknown[] } | undefined = get(fields, name)
    // What is wrong with a list as a whole leaves room for what is wrong in it.
    const place = names.some((each) => isItem(name, each)) ? `${name}.root` : name
    set(errors, place, { type: code, message, ref: field?.refs?.[0] ?? field?.ref })
  }
  return errors
}

/** `contacts.0.email` is in `contacts`. */
function isItem(list: string, name: string): boolean {
  return name.startsWith(`${list}.`) && /^\d+(\.|$)/.test(name.slice(list.length + 1))
}
