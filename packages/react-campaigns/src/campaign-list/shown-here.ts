import type { KeyValueStorage } from '@inlay/sdk-core'

const tabs = new WeakMap<KeyValueStorage, Map<string, string>>()

/**
 * The texts of this tab, by their places on the device. Other tabs write to the same places; what somebody sees here
 * changes by nobody else's typing.
 */
export function shownHere(storage: KeyValueStorage): Map<string, string> {
  const known = tabs.get(storage)
  if (known) return known
  const shown = new Map<string, string>()
  tabs.set(storage, shown)
  return shown
}
