import type * as z from 'zod'
import type { AnyEmbeddable } from './define-embeddable'
import { handlerName } from './load-embeddable'

/** One prop that cannot be taken. */
export interface EmbeddablePropIssue {
  /** With dots where it is inside of another. */
  readonly prop: string
  /** `not-data`: a function, an element or the like, which only exist inline and isolated. */
  readonly code: 'not-data' | 'unknown' | 'invalid'
  readonly message: string
}

export type ParsedEmbeddableProps<E extends AnyEmbeddable> =
  | { readonly ok: true; readonly props: z.output<E['props']> }
  | { readonly ok: false; readonly issues: readonly EmbeddablePropIssue[] }

/** Reads what a page gives to a framed component. Answers every fault, by name, in place of a half of the props. */
export function parseEmbeddableProps<E extends AnyEmbeddable>(embeddable: E, given: unknown): ParsedEmbeddableProps<E> {
  const notData = findNotData(embeddable, given, [])
  if (notData.length > 0) return { ok: false, issues: notData }
  const parsed = embeddable.props.strict().safeParse(given)
  if (parsed.success) return { ok: true, props: parsed.data as z.output<E['props']> }
  return { ok: false, issues: parsed.error.issues.flatMap(toIssues) }
}

function toIssues(issue: z.core.$ZodIssue): readonly EmbeddablePropIssue[] {
  const at = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [{ prop: at.join('.'), code: 'invalid', message: issue.message }]
  return issue.keys.map((key) => ({
    prop: [...at, key].join('.'),
    code: 'unknown' as const,
    message: `There is no prop "${[...at, key].join('.')}".`,
  }))
}

function findNotData(
  embeddable: AnyEmbeddable,
  value: unknown,
  path: readonly string[],
): readonly EmbeddablePropIssue[] {
  if (isPlain(value)) {
    return Object.entries(value).flatMap(([key, member]) => findNotData(embeddable, member, [...path, key]))
  }
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return []
  const prop = path.join('.')
  const hint = isHandlerOf(embeddable, prop)
    ? 'Events of a framed component are listened to on the frame.'
    : 'It works where the component is rendered inline or isolated.'
  return [{ prop, code: 'not-data', message: `"${prop}" is no data, so it cannot be given to a frame. ${hint}` }]
}

/** Objects and arrays as JSON has them. React elements are plain objects too, but for one member. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Array.prototype || prototype === Object.prototype
}

function isHandlerOf(embeddable: AnyEmbeddable, prop: string): boolean {
  return Object.keys(embeddable.events).some((event) => prop === handlerName(event))
}
