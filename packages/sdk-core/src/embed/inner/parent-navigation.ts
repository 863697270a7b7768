import type { Destination, Navigation } from '../../ports/navigation'
import type { Conversation } from '../port/conversation'
import { webAddress } from '../protocol/script-address'

export interface ParentNavigation extends Navigation {
  /** Called when addresses have become known: `href` answers at once, and first only that it does not know. */
  onAddresses(listener: () => void): () => void
  /** The page around has said where the person is. */
  set(place: Destination | undefined): void
  /** Answers the page around, which is about to leave. */
  mayLeave(): Promise<boolean>
}

/** The places of the page around. Its addresses are asked for, many at a time, and kept. */
export function createParentNavigation(conversation: Pick<Conversation, 'ask' | 'tell'>): ParentNavigation {
  const placeListeners = new Set<() => void>()
  const addressListeners = new Set<() => void>()
  const questions = new Set<() => Promise<boolean>>()
  const addresses = new Map<string, string | undefined>()
  const unknown: Destination[] = []
  let current: Destination | undefined

  async function askAddresses(): Promise<void> {
    const asked = unknown.splice(0)
    const answers = await conversation.ask('addresses', asked, { timeout: 30_000 })
    asked.forEach((place, at) => {
      const href: unknown = Array.isArray(answers) ? answers[at] : undefined
      // Of pages alone: another one would run here, whatever the page around makes of it.
      addresses.set(keyOf(place), typeof href === 'string' ? webAddress(href)?.href : undefined)
    })
    for (const listener of [...addressListeners]) listener()
  }

  const go = (how: 'push' | 'replace') => (to: Destination) => conversation.tell('navigate', { how, to })

  return {
    push: go('push'),
    replace: go('replace'),
    href(place) {
      const key = keyOf(place)
      if (!addresses.has(key)) {
        addresses.set(key, undefined)
        unknown.push(place)
        // Without an answer there is no address: what leads there is pressed all the same.
        if (unknown.length === 1) queueMicrotask(() => void askAddresses().catch(() => {}))
      }
      return addresses.get(key)
    },
    current: () => current,
    subscribe: (listener) => listen(placeListeners, listener),
    onAddresses: (listener) => listen(addressListeners, listener),
    block(question) {
      // Wrapped, so that the same function twice counts twice.
      const own = () => question()
      questions.add(own)
      if (questions.size === 1) conversation.tell('blocking', true)
      return () => {
        if (questions.delete(own) && questions.size === 0) conversation.tell('blocking', false)
      }
    },
    set(place) {
      if (keyOf(place) === keyOf(current)) return
      current = place
      for (const listener of [...placeListeners]) listener()
    },
    async mayLeave() {
      for (const question of [...questions]) {
        // One that was given back while another was asked does not matter any more.
        if (questions.has(question) && !(await question())) return false
      }
      return true
    },
  }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  const own = () => listener()
  listeners.add(own)
  return () => void listeners.delete(own)
}

function keyOf(place: Destination | undefined): string {
  if (!place) return ''
  const { name, params, view = {} } = place
  return JSON.stringify([name, sorted(params), sorted(view)])
}

function sorted(texts: Readonly<Record<string, string | undefined>>): readonly (readonly [string, string])[] {
  return Object.entries(texts)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
