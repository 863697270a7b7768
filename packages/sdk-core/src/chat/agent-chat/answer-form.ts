import type { Interrupt } from '../../agent/thread/thread-state'

/** How a question of the agent is answered, as far as its schema can be understood. */
export type AnswerForm =
  | { readonly kind: 'approval'; readonly payload: (approved: boolean) => unknown }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly payload: (option: string) => unknown }
  | ({ readonly kind: 'number'; readonly payload: (value: number) => unknown } & NumberBounds)
  | { readonly kind: 'text'; readonly payload: (text: string) => unknown }

/** What numbers the agent takes. */
export interface NumberBounds {
  readonly whole: boolean
  readonly min: number | undefined
  readonly max: number | undefined
}

export function answerForm({ reason, responseSchema }: Pick<Interrupt, 'reason' | 'responseSchema'>): AnswerForm {
  const schema = recordOf(responseSchema)
  const properties = Object.entries(recordOf(schema['properties']))
  const [key, field] = properties.length === 1 && properties[0] ? properties[0] : [undefined, schema]
  const wrap = (value: unknown) => (key === undefined ? value : { [key]: value })
  const { type, enum: options, minimum, maximum } = recordOf(field)
  if (type === 'boolean') return { kind: 'approval', payload: wrap }
  if (Array.isArray(options) && options.every((option) => typeof option === 'string')) {
    return { kind: 'choice', options, payload: wrap }
  }
  if (type === 'number' || type === 'integer') {
    return { kind: 'number', whole: type === 'integer', min: numberIn(minimum), max: numberIn(maximum), payload: wrap }
  }
  if (type === undefined && reason !== 'input_required') {
    return { kind: 'approval', payload: (approved) => ({ approved }) }
  }
  return { kind: 'text', payload: wrap }
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
