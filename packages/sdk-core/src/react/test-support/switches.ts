import type { Connectivity, Visibility } from '../../ports/host'

/** A page that a test hides and shows, and takes off the network. */
export function createSwitches() {
  const listeners = new Set<() => void>()
  const state = { visible: true, online: true }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const visibility: Visibility = { visible: () => state.visible, subscribe }
  const connectivity: Connectivity = { online: () => state.online, subscribe }
  return {
    visibility,
    connectivity,
    set(change: Partial<typeof state>) {
      Object.assign(state, change)
      for (const listener of [...listeners]) listener()
    },
  }
}
