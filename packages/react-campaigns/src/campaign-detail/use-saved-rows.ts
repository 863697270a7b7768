import { useSyncExternalStore } from 'react'
import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, type Session } from '@inlay/sdk-core/react'
import { createSavedRows, type SavedRows } from './saved-rows'

/** By the session and the list: the table and the drawer of a row know of each other's. */
const stores = new WeakMap<Session, Map<string, SavedRows>>()

/** What has been saved of a list by this person. */
export function useSavedRows(campaignId: string, artifactType: ArtifactType): SavedRows {
  const { session } = useInlay()
  const lists = stores.get(session) ?? new Map<string, SavedRows>()
  stores.set(session, lists)
  const key = `${artifactType} ${campaignId}`
  const saved = lists.get(key) ?? createSavedRows()
  lists.set(key, saved)
  useSyncExternalStore(saved.subscribe, saved.rows, saved.rows)
  return saved
}
