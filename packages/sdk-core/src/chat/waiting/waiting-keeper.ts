import type { KeyValueStorage } from '../../ports/host'
import { threadMessages } from '../../agent/thread/thread-state'
import type { ChatRun } from '../run/chat-run'
import { isNothing, nothingKept, readKept, together, waitingOf, type KeptWaiting } from './kept-waiting'
import type { WindowClaims } from './window-claims'

export interface WaitingKeeperOptions {
  readonly storage: KeyValueStorage
  readonly claims: WindowClaims
  /** The same for all windows that show the conversation to the same person. */
  readonly key: string
  /** Nobody else's. */
  readonly holder: string
  /** Who held in this window what waited before, such as before a reload. */
  readonly before: string | undefined
  readonly send: (text: string) => void
  /** Puts words where they can be read and sent by the person. */
  readonly offer: (text: string) => void
}

/**
 * Keeps on the device what waits to be sent, and takes over what was left there: what waited in this window goes on to wait,
 * and what a closed window has left is offered, not sent.
 */
export function createWaitingKeeper(options: WaitingKeeperOptions) {
  const { storage, claims, key, holder, before, send, offer } = options
  const own = `${key}#${holder}`
  const release = claims.hold(own)
  let hasEnded = false
  let present: KeptWaiting = nothingKept
  let found: readonly KeptWaiting[] = []
  let written: string | undefined
  let run: ChatRun | undefined

  function write() {
    const all = together([...found, present])
    const text = isNothing(all) ? undefined : JSON.stringify(all)
    if (text === written) return
    written = text
    if (text === undefined) storage.remove(own)
    else storage.set(own, text)
  }

  function takeOver(name: string) {
    if (hasEnded) return
    const left = readKept(storage.get(name))
    found = [...found, { ...left, asks: left.asks || name !== `${key}#${before}` }]
    // Here first: what is in both places is found by nobody else meanwhile, and what is in none would be lost.
    write()
    storage.remove(name)
    settle()
  }

  /** Says or offers what was found, when it is known what of it the agent has. */
  function settle() {
    if (!run || found.length === 0) return
    const isKnown = run.status !== 'loading' && run.error === undefined
    const ready = found.filter(({ underWay }) => isKnown || underWay.length === 0)
    if (ready.length === 0) return
    found = found.filter((each) => !ready.includes(each))
    const arrived = new Set(threadMessages(run.thread).map(({ id }) => id))
    for (const { waiting, underWay, asks } of ready) {
      const missing = underWay.filter(({ id }) => !arrived.has(id)).map(({ text }) => text)
      if (asks || missing.length > 0) offer([...missing, ...waiting].join('\n\n'))
      else waiting.forEach(send)
    }
    write()
  }

  return {
    /** Looks for what was left. */
    async begin() {
      const names = storage
        .keys()
        .filter((name) => name.startsWith(`${key}#`) && name !== own && !name.endsWith('.seen'))
      await Promise.all(names.map((name) => claims.inPlaceOf(name, () => takeOver(name))))
    },
    follow(next: ChatRun) {
      run = next
      if (isNothing(present) && next.queue.length === 0 && next.status === 'running') return settle()
      present = waitingOf(next)
      write()
      settle()
    },
    end() {
      hasEnded = true
      release()
    },
  }
}
