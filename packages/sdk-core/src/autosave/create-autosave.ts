import type { ApiError } from '../errors/api-error'
import { toApiError } from '../errors/to-api-error'
import type { Autosave, AutosaveOptions, AutosaveState, ConflictResolution } from './autosave'
import { openJournal } from './journal'
import { retryDelay } from './retry-delay'

/**
 * The engine. Work is in one of two places until the server has it: `sending`, which a call is carrying, and `waiting`,
 * which was typed since. A failed call puts what it carried back before what waits.
 */
export function createAutosave<Value>(options: AutosaveOptions<Value>): Autosave<Value> {
  const { clock, connectivity, debounce, maxWait, combine = (_, later) => later } = options
  const listeners = new Set<() => void>()
  const journal = options.journal && openJournal(options.journal, clock, options.onJournalError ?? (() => {}))

  let { revision } = options.opened
  let newest = options.opened.value
  let waiting: { readonly value: Value; readonly since: number } | undefined
  let sending: { readonly value: Value } | undefined
  let underWay: Promise<void> | undefined
  let trouble: Trouble | undefined
  let attempts = 0
  let dueAt = 0
  let cancelTimer: (() => void) | undefined
  let disposed = false
  let state: AutosaveState = { status: 'saved' }

  function present(): AutosaveState {
    if (trouble?.kind === 'conflict') return { status: 'conflict', error: trouble.error }
    if (sending) return { status: 'saving' }
    if (!waiting) return { status: 'saved' }
    if (!connectivity.online()) return { status: 'offline' }
    if (trouble) return { status: 'failed', error: trouble.error, retryAt: trouble.retryAt }
    return { status: 'unsaved' }
  }

  function publish() {
    const next = present()
    if (isSameState(state, next)) return
    state = next
    for (const listener of [...listeners]) listener()
  }

  function isWaiting() {
    return waiting !== undefined
  }

  function unsaved(): { readonly value: Value } | undefined {
    if (!sending) return waiting
    return waiting ? { value: combine(sending.value, waiting.value) } : sending
  }

  function note() {
    journal?.note(() => {
      const work = unsaved()
      return work && { version: 1, value: work.value, revision }
    })
  }

  function arrange(at: number) {
    cancelTimer?.()
    cancelTimer = undefined
    if (!disposed) cancelTimer = clock.after(Math.max(0, at - clock.now()), () => void start())
  }

  function start(): Promise<void> {
    cancelTimer?.()
    cancelTimer = undefined
    if (underWay) return underWay
    if (!waiting || sending || trouble?.kind === 'conflict' || !connectivity.online()) {
      publish()
      return Promise.resolve()
    }
    underWay = send(waiting.value).finally(() => {
      underWay = undefined
      publish()
    })
    return underWay
  }

  async function send(value: Value) {
    sending = { value }
    waiting = undefined
    trouble = undefined
    publish()
    try {
      const saved = await options.save(value, { revision })
      revision = saved.revision
      sending = undefined
      attempts = 0
      if (!isWaiting()) return journal?.clear()
      note()
      arrange(dueAt)
    } catch (caught) {
      const hasNewWork = isWaiting()
      const work = unsaved()
      waiting = { value: work ? work.value : value, since: clock.now() }
      sending = undefined
      fail(toApiError(caught, 'autosave'), hasNewWork)
    }
  }

  function fail(error: ApiError, hasNewWork: boolean) {
    if (error.code === 'conflict') {
      trouble = { kind: 'conflict', error }
      return
    }
    attempts += 1
    const delay = retryDelay(error, attempts)
    const retryAt = delay === undefined ? undefined : clock.now() + delay
    trouble = { kind: 'failed', error, retryAt }
    // What was typed since may be what the server takes, so it is not left to wait for a person.
    const next = hasNewWork ? Math.min(dueAt, retryAt ?? dueAt) : retryAt
    if (next !== undefined) arrange(next)
  }

  function recover() {
    const entry = journal?.read()
    if (!entry) return
    if (JSON.stringify(entry.value) === JSON.stringify(newest)) return journal?.clear()
    // Only what this engine has written itself is read back, under a key that names the document.
    newest = entry.value as Value
    waiting = { value: newest, since: clock.now() }
    if (entry.revision === revision) arrange(clock.now() + debounce)
    else trouble = { kind: 'conflict', error: undefined }
    state = present()
  }

  const stopWatching = connectivity.subscribe(() => {
    if (waiting && connectivity.online() && trouble?.kind !== 'conflict') void start()
    publish()
  })
  recover()

  return {
    value: () => newest,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(value) {
      newest = value
      const now = clock.now()
      waiting = waiting ? { value: combine(waiting.value, value), since: waiting.since } : { value, since: now }
      note()
      dueAt = Math.min(now + debounce, waiting.since + maxWait)
      if (!sending) arrange(dueAt)
      publish()
    },
    async flush() {
      await underWay
      await start()
      return !waiting && !sending
    },
    resolve(resolution: ConflictResolution<Value>) {
      if (trouble?.kind !== 'conflict') return
      trouble = undefined
      if (resolution.keep === 'mine') {
        revision = resolution.revision
        note()
        void start()
      } else {
        revision = resolution.server.revision
        newest = resolution.server.value
        waiting = undefined
        journal?.clear()
      }
      publish()
    },
    dispose() {
      disposed = true
      cancelTimer?.()
      stopWatching()
      journal?.writeNow()
    },
  }
}

type Trouble =
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retryAt: number | undefined }
  | { readonly kind: 'conflict'; readonly error: ApiError | undefined }

function isSameState(one: AutosaveState, other: AutosaveState): boolean {
  if (one.status !== other.status) return false
  const errorOf = (state: AutosaveState) => ('error' in state ? state.error : undefined)
  const retryOf = (state: AutosaveState) => ('retryAt' in state ? state.retryAt : undefined)
  return errorOf(one) === errorOf(other) && retryOf(one) === retryOf(other)
}
