import { get, set, type FieldErrors, type FieldValues, type Resolver, type ResolverOptions } from 'react-hook-form'
import type * as z from 'zod'
import type { FormFieldEntry } from './form-scope'
import { isInList, placeOfError, placesAround } from './places-around'
import { withoutEmpty } from './schema-fields'
import { wordsOfEntries } from './words-of-entries'

/**
 * Has react-hook-form check by a schema. The resolver that there is for it would be enough but for its size: it brings
 * the same for zod 3.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  messageOf: (issue: z.core.$ZodRawIssue) => string,
  shown: ShownFields = new Map(),
): Resolver<Input, unknown, Output> {
  return async (values, _, { fields, names = [] }) => {
    const result = await schema.safeParseAsync(withoutEmpty(schema, values), { error: messageOf })
    // A list that has other entries is looked at as a whole: what a server found wrong in it is still so.
    const said = [...shown].flatMap(([name, field]) => {
      const isAround = !names.some((each) => each === name) && names.some((each) => isInList(each, name))
      const error = field.error()
      return isAround && error?.type === 'server' ? [{ name, error }] : []
    })
    const places = [...names, ...said.map(({ name }) => name)]
    const errors = result.success ? {} : errorsOf(result.error.issues, values, fields, places, shown)
    for (const { name, error } of said) if (!get(errors, name)) set(errors, name, error)
    for (const [name, { element }] of shown) {
      const ref = element()
      // What browsers find for themselves is the schema's to say.
      if (ref && isInput(ref) && ref.validity.customError)
        set(errors, name, { type: 'unreadable', message: ref.validationMessage, ref })
    }
    return result.success && Object.keys(errors).length === 0
      ? { values: result.data, errors: {} }
      : { values: {}, errors }
  }
}

/** Also one of another window, whose classes are not ours. */
function isInput(element: HTMLElement): element is HTMLInputElement {
  return element.localName === 'input'
}

/** The fields that stand in the form. Text that none of them could read is no value, and so no schema can refuse it. */
export type ShownFields = ReadonlyMap<string, Pick<FormFieldEntry, 'element' | 'error'>>

/** As nested as the values are, each with the element that it is about. The first that is wrong with a field is the one to mend first. */
function errorsOf<Input extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
  values: Input,
  fields: ResolverOptions<Input>['fields'],
  names: readonly string[],
  shown: ShownFields,
): FieldErrors<Input> {
  const errors = {}
  const found = new Map<string, z.core.$ZodIssue[]>()
  for (const issue of issues) {
    const name = placesAround(issue.path.map(String)).find((each) => shown.has(each)) ?? issue.path.join('.')
    found.set(name, [...(found.get(name) ?? []), issue])
  }
  for (const [name, all] of found) {
    // A list is checked as a whole when entries come and go; a field of an entry that has just come nobody has left yet.
    const isAlong = !names.includes(name) && names.some((each) => isInList(each, name))
    if (isAlong && shown.get(name)?.error() === undefined && shown.has(name)) continue
    const [first] = all
    const field: { readonly ref?: unknown; readonly refs?: readonly unknown[] } | undefined = get(fields, name)
    set(errors, placeOfError(name, names), {
      type: first?.code,
      message: first?.message,
      types: wordsOfEntries(get(values, name), all),
      ref: field?.refs?.[0] ?? field?.ref,
    })
  }
  return errors
}
