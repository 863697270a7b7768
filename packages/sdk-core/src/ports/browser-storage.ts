import type { KeyValueStorage } from './host'
import { memoryStorage } from './memory-storage'

/**
 * `localStorage` as far as the browser allows it. In frames of other sites, private windows and when it is full it
 * throws; what could not be kept there is kept in memory, and goes with the page.
 */
export function browserStorage(): KeyValueStorage {
  const kept = accessible()
  const memory = memoryStorage()
  if (!kept) return memory
  return {
    get: (key) => memory.get(key) ?? kept.getItem(key) ?? undefined,
    set(key, value) {
      try {
        kept.setItem(key, value)
        memory.remove(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.remove(key)
      kept.removeItem(key)
    },
    keys() {
      const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
      return [...new Set([...names, ...memory.keys()])]
    },
  }
}

/** Merely naming it can throw. */
function accessible(): Storage | undefined {
  try {
    const probe = 'inlay:probe'
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return undefined
  }
}
