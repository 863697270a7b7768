import type { Connectivity, Visibility } from './host'

/** The network of a test, on until it says otherwise. */
export interface SwitchableConnectivity extends Connectivity {
  set(online: boolean): void
}

/** The tab of a test, seen until it says otherwise. */
export interface SwitchableVisibility extends Visibility {
  set(visible: boolean): void
}

export function switchableConnectivity(initial = true): SwitchableConnectivity {
  const { get, set, subscribe } = createSwitch(initial)
  return { online: get, set, subscribe }
}

export function switchableVisibility(initial = true): SwitchableVisibility {
  const { get, set, subscribe } = createSwitch(initial)
  return { visible: get, set, subscribe }
}

function createSwitch(initial: boolean) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next: boolean) {
      if (next === value) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
