import { isRecord } from '../json/is-record'

/** In the metadata of a message or a call, which servers keep with it: who opens the thread later sees it too. */
const endKey = 'inlay:end'

type EarlyEnd = 'cancelled' | 'failed'

/** For what was over before it was whole; nothing for all else. */
export function earlyEndMark(status: string): Readonly<Record<string, unknown>> | undefined {
  return status === 'cancelled' || status === 'failed' ? { [endKey]: status } : undefined
}

export function earlyEndOf(metadata: unknown): EarlyEnd | undefined {
  const end = isRecord(metadata) ? metadata[endKey] : undefined
  return end === 'cancelled' || end === 'failed' ? end : undefined
}
