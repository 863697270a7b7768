import { own, ownCount, ownText } from '../protocol/own'
import { faultOfData, portLimits, type DataLimits } from '../protocol/plain-data'

/** What goes through the port. `n` counts the messages of a side, so that none is taken twice. */
export type PortMessage =
  /** Wants no answer. */
  | { readonly n: number; readonly kind: 'tell'; readonly topic: string; readonly body: unknown }
  | { readonly n: number; readonly kind: 'ask'; readonly id: number; readonly topic: string; readonly body: unknown }
  /** From who answers, while the answer is under way. */
  | { readonly n: number; readonly kind: 'part'; readonly id: number; readonly body: unknown }
  | { readonly n: number; readonly kind: 'answer'; readonly id: number; readonly body: unknown }
  | { readonly n: number; readonly kind: 'failure'; readonly id: number; readonly body: unknown }
  /** From who asked, while the answer is under way. */
  | { readonly n: number; readonly kind: 'note'; readonly id: number; readonly body: unknown }
  | { readonly n: number; readonly kind: 'abort'; readonly id: number }
  /** The side leaves. */
  | { readonly n: number; readonly kind: 'bye' }

export type RefusedMessage = 'too-large' | 'malformed' | 'replayed'

/** Reads what came through a port, after the message that was counted `last`. */
export function readPortMessage(data: unknown, last: number, limits: DataLimits = portLimits) {
  const fault = faultOfData(data, limits)
  if (fault !== undefined) return fault
  const n = ownCount(data, 'n')
  if (n === undefined) return 'malformed' satisfies RefusedMessage
  if (n <= last) return 'replayed' satisfies RefusedMessage
  return read(data, n) ?? ('malformed' satisfies RefusedMessage)
}

function read(data: unknown, n: number): PortMessage | 'unknown' | undefined {
  const kind = ownText(data, 'kind')
  const body = own(data, 'body')
  if (kind === undefined) return undefined
  if (kind === 'bye') return { n, kind }
  const topic = ownText(data, 'topic')
  if (kind === 'tell') return topic === undefined ? undefined : { n, kind, topic, body }
  const id = ownCount(data, 'id')
  switch (kind) {
    case 'ask':
      return topic === undefined || id === undefined ? undefined : { n, kind, id, topic, body }
    case 'abort':
      return id === undefined ? undefined : { n, kind, id }
    case 'part':
    case 'answer':
    case 'failure':
    case 'note':
      return id === undefined ? undefined : { n, kind, id, body }
    default:
      // Of a newer side; what it would mean is not known, and that it is missed is no fault.
      return 'unknown'
  }
}
