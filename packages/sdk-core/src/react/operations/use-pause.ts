import { useSyncExternalStore } from 'react'
import type { Pause } from '../../client/api-client'
import type { Session } from '../session/session'

/** The pause that the answer to a query waits for, while there is one. */
export function usePause({ pauses }: Session, queryHash: string): Pause | undefined {
  const read = () => pauses.of(queryHash)
  return useSyncExternalStore(pauses.subscribe, read, read)
}
