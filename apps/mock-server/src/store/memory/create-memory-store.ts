import { createStore } from '../create-store'
import type { Store } from '../store'
import { createMemoryBackend } from './memory-backend'

/** A store that lasts as long as the page or the process. */
export function createMemoryStore(): Store {
  return createStore(createMemoryBackend())
}
