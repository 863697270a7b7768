import type { Host } from '../ports/host'
import type { Destination, Navigation } from '../ports/navigation'

// Stand-ins until the defaults of the ports are there.

export function createBrowserHost(overrides: Partial<Host> = {}): Host {
  const given = Object.fromEntries(Object.entries(overrides).filter(([, port]) => port !== undefined))
  return {
    download() {},
    openWindow: (url) => void globalThis.open(url, '_blank', 'noopener'),
    copyText: (text) => globalThis.navigator.clipboard.writeText(text),
    storage: { get: () => undefined, set() {}, remove() {}, keys: () => [] },
    clock: {
      now: () => Date.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      every(milliseconds, run) {
        const timer = setInterval(run, milliseconds)
        return () => clearInterval(timer)
      },
    },
    random: { next: () => Math.random(), id: () => crypto.randomUUID() },
    visibility: { visible: () => true, subscribe: () => () => {} },
    connectivity: { online: () => true, subscribe: () => () => {} },
    ...given,
  }
}

export function memoryNavigation(initial?: Destination): Navigation {
  let current = initial
  const listeners = new Set<() => void>()
  const go = (destination: Destination) => {
    current = destination
    for (const listener of [...listeners]) listener()
  }
  return {
    push: go,
    replace: go,
    href: () => undefined,
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    block: () => () => {},
  }
}
