import type { Destination, Navigation } from './navigation'

/** A navigation without addresses: for tests, examples and hosts that show one thing at a time. */
export interface MemoryNavigation extends Navigation {
  /** Where the user has been, oldest first. */
  history(): readonly Destination[]
  back(): void
  forward(): void
}

export interface MemoryNavigationOptions {
  /** @default no addresses */
  readonly href?: ((destination: Destination) => string | undefined) | undefined
}

export function memoryNavigation(initial?: Destination, options: MemoryNavigationOptions = {}): MemoryNavigation {
  let entries: readonly Destination[] = initial ? [initial] : []
  let position = entries.length - 1
  const listeners = new Set<() => void>()
  const questions = new Set<() => Promise<boolean>>()

  function go(nextEntries: readonly Destination[], nextPosition: number): void {
    entries = nextEntries
    position = nextPosition
    for (const listener of [...listeners]) listener()
  }

  function leave(then: () => void): void {
    if (questions.size === 0) then()
    else void mayLeave().then((may) => may && then())
  }

  async function mayLeave(): Promise<boolean> {
    for (const question of [...questions]) {
      // A question that was given back while another was asked does not matter any more.
      if (questions.has(question) && !(await question())) return false
    }
    return true
  }

  function move(by: number): void {
    leave(() => {
      if (entries[position + by]) go(entries, position + by)
    })
  }

  return {
    push: (destination) => leave(() => go([...entries.slice(0, position + 1), destination], position + 1)),
    replace: (destination) =>
      leave(() => {
        const at = Math.max(0, position)
        go([...entries.slice(0, at), destination, ...entries.slice(at + 1)], at)
      }),
    href: (destination) => options.href?.(destination),
    current: () => entries[position],
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    block(question) {
      // Wrapped, so that the same function twice counts twice.
      const own = () => question()
      questions.add(own)
      return () => void questions.delete(own)
    },
    history: () => entries,
    back: () => move(-1),
    forward: () => move(1),
  }
}
