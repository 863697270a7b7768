import { createStore } from '../create-store'
import type { Store } from '../store'
import { createMemoryBackend, type MemoryBackend } from './memory-backend'

export type { MemorySnapshot } from './memory-backend'

export interface MemoryStore extends Store, Pick<MemoryBackend, 'snapshot' | 'restore'> {}

/** A store that lasts as long as the page or the process. */
export function createMemoryStore(): MemoryStore {
  const backend = createMemoryBackend()
  return { ...createStore(backend), snapshot: backend.snapshot, restore: backend.restore }
}
