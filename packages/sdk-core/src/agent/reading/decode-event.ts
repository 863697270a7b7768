import { isRecord } from '../json/is-record'
import type { AgentEvent, AgentEventType } from '../protocol/agent-event'
import { formerNames, requiredFields, textFields, type FieldKind } from '../protocol/event-fields'

export type DecodedEvent =
  | { readonly ok: true; readonly event: AgentEvent }
  | { readonly ok: false; readonly problem: string }

/**
 * Reads an event as leniently as can be: fields that it does not know stay, optional ones that are `null` or of a wrong kind
 * are left out, names from before 1.0 get their present ones, and an event of an unknown type is kept as `RAW`. Only what
 * no event could be made of is refused.
 */
export function decodeEvent(value: unknown): DecodedEvent {
  if (!isRecord(value)) return { ok: false, problem: 'An event is an object.' }
  const name = value['type']
  if (typeof name !== 'string') return { ok: false, problem: 'An event has a type.' }
  const type = typeOf(name)
  if (type === undefined) return { ok: true, event: { type: 'RAW', event: value, source: name } }
  const event: Record<string, unknown> = { ...withoutFaultyOptions(value), type }
  // A text in all events but this one.
  if (type === 'STATE_DELTA') event['delta'] = value['delta']
  // Given by the verifier, which knows the run that it belongs to.
  if (Object.hasOwn(formerNames, name)) event['messageId'] ??= ''
  for (const [field, kind] of Object.entries(requiredFields[type])) {
    if (!isOfKind(event[field], kind)) return { ok: false, problem: `${name} has no ${field}.` }
  }
  // Its shape has just been looked at, field by field.
  return { ok: true, event: event as unknown as AgentEvent }
}

function typeOf(name: string): AgentEventType | undefined {
  if (Object.hasOwn(formerNames, name)) return formerNames[name]
  return Object.hasOwn(requiredFields, name) ? (name as AgentEventType) : undefined
}

function withoutFaultyOptions(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const event: Record<string, unknown> = { ...value }
  for (const field of textFields) {
    if (event[field] !== undefined && typeof event[field] !== 'string') delete event[field]
  }
  if (event['metadata'] !== undefined && !isRecord(event['metadata'])) delete event['metadata']
  if (event['outcome'] !== undefined && !isRecord(event['outcome'])) delete event['outcome']
  return event
}

function isOfKind(value: unknown, kind: FieldKind): boolean {
  if (kind === 'text') return typeof value === 'string'
  return kind === 'list' ? Array.isArray(value) : isRecord(value)
}
