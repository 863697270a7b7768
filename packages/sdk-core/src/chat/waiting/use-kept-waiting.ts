import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { useLatest } from '../../react/hooks/use-latest'
import type { ChatRun } from '../run/chat-run'
import { useChatHost } from '../run/use-chat-host'
import { createWaitingKeeper } from './waiting-keeper'
import { claimsByLocks, claimsByTime } from './window-claims'

export interface KeptWaitingOptions {
  readonly element: RefObject<Element | null>
  readonly run: ChatRun
  /** Another one for each conversation and agent; without one nothing is kept. */
  readonly storageKey: string | undefined
  /** Puts into the field what was written and not sent. */
  readonly offer: (text: string) => void
}

/** What waits to be sent outlives a reload; what a closed window has left is offered in the next one. */
export function useKeptWaiting({ element, run, storageKey, offer }: KeptWaitingOptions): void {
  const inlay = useContext(InlayContext)
  const { storage, clock, random } = useChatHost()
  const latest = useLatest({ run, offer })
  const keeper = useRef<ReturnType<typeof createWaitingKeeper> | undefined>(undefined)
  const { actions } = run
  const isThere = run.thread.threadId !== ''
  const key =
    storageKey && `inlay.chat.waiting.${storageKey}:${inlay?.session.userId ?? ''}:${inlay?.workspaceId ?? ''}`

  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView
    if (!view || !isThere || key === undefined || key === '') return undefined
    const memory = windowMemory(view)
    const holder = random.id()
    const isWaiting = () => latest.current.run.queue.length + latest.current.run.unsent.length > 0
    const locks: LockManager | undefined = view.navigator.locks
    const made = createWaitingKeeper({
      storage,
      claims: locks ? claimsByLocks(locks, clock) : claimsByTime(storage, clock, view),
      key,
      holder,
      before: memory?.getItem(key) ?? undefined,
      send: (text) => void actions.send(text),
      offer: (text) => latest.current.offer(text),
    })
    keep(memory, key, holder)
    keeper.current = made
    made.follow(latest.current.run)
    void made.begin()
    return () => {
      keeper.current = undefined
      made.end()
      // Where nothing waits there is nothing for the next one to find.
      if (!isWaiting()) forget(memory, key, holder)
    }
  }, [element, isThere, key, storage, clock, random, actions, latest])

  // Before anything else runs: what is sent must not be found as waiting.
  useLayoutEffect(() => keeper.current?.follow(run), [run])
}

/** What one window remembers over a reload. Merely naming it can throw. */
function windowMemory(view: Window): Storage | undefined {
  try {
    return view.sessionStorage
  } catch {
    return undefined
  }
}

function keep(memory: Storage | undefined, key: string, holder: string) {
  try {
    memory?.setItem(key, holder)
  } catch {
    // Full: after a reload, what waits is offered.
  }
}

function forget(memory: Storage | undefined, key: string, holder: string) {
  try {
    if (memory?.getItem(key) === holder) memory.removeItem(key)
  } catch {
    // Then it stays, and says nothing.
  }
}
