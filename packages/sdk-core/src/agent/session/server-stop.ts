import type { AgentRun } from './agent-adapter'
import { AgentError, toAgentError } from './agent-error'
import type { AgentSessionOptions } from './agent-session'
import type { Notifier } from './notifier'
import { createPauses } from './pauses'
import type { SessionState } from './session-state'

export interface ServerStopOptions {
  readonly options: AgentSessionOptions
  readonly state: SessionState
  readonly notifier: Notifier
  readonly onProblem: (detail: string) => void
  /** Whether something is to be said as soon as the run is over. */
  readonly isAwaited: () => boolean
  /** The run is over there: what the server has kept of it is to be seen. */
  readonly onEnded: (run: StoppedRun, signal: AbortSignal) => Promise<void>
  /** It could not be stopped. Looks what became of it, and follows it where it goes on; whether it is over. */
  readonly onNotStopped: (run: StoppedRun, signal: AbortSignal) => Promise<boolean>
  /** All has been done about it that can be. */
  readonly onOver: () => void
}

export type StoppedRun = AgentRun & { readonly reason: string }

/** A stop that takes longer has failed: what a person sends next is not to hang on it. */
const longestStop = 2_000
/** So many failures in a row are told. */
const fewTries = 4

/** Ends runs where they are done. What is stopped here is over here at once, and goes on here where it could not be stopped. */
export function createServerStop(given: ServerStopOptions) {
  const { options, state, notifier, onProblem, isAwaited, onEnded, onNotStopped, onOver } = given
  const { adapter, clock, threadId } = options
  const pauses = createPauses(options)
  let trying: AbortController | undefined

  async function isStopped(run: StoppedRun): Promise<boolean> {
    const call = new AbortController()
    let cancel = () => {}
    const tooLate = new Promise<never>((_, reject) => {
      cancel = clock.after(longestStop, () => {
        reject(new AgentError({ code: 'timeout', message: 'It took too long.' }))
        call.abort()
      })
    })
    try {
      await Promise.race([adapter.stop?.(run, { signal: call.signal, onProblem }), tooLate])
      return true
    } catch (cause) {
      onProblem(`The run could not be stopped: ${toAgentError(cause).message}`)
      return false
    } finally {
      cancel()
    }
  }

  /** Whether the run has come to its end by itself, as the server says. */
  async function isGone(run: StoppedRun, signal: AbortSignal): Promise<boolean> {
    try {
      const loaded = await adapter.load?.({ threadId }, { signal, onProblem })
      return loaded !== undefined && loaded.runId !== run.runId
    } catch {
      return false
    }
  }

  function tell(trouble: SessionState['stopTrouble']) {
    state.stopTrouble = trouble
    notifier.tellNow()
  }

  /** Tries it a few times, and goes on as long as something waits for it. `onTried`: after the first time. */
  async function keepTrying(run: StoppedRun, onTried: () => void = () => undefined): Promise<void> {
    const call = new AbortController()
    trying = call
    for (let tries = 1; ; tries += 1) {
      const isOver = (await isStopped(run)) || (tries > fewTries && (await isGone(run, call.signal)))
      if (trying !== call) return onTried()
      if (isOver) break
      if (tries <= fewTries) tell(tries < fewTries ? 'trying' : 'failed')
      onTried()
      if (tries === fewTries && (await onNotStopped(run, call.signal))) break
      if (trying !== call) return
      if (tries >= fewTries && !isAwaited()) return rest()
      // Where nothing says when it is over, what waits would wait for ever.
      if (tries >= fewTries && !adapter.load) break
      if (!(await pauses.between(tries - 1, call.signal)) || trying !== call) return
    }
    // It may have come there before its first event came here.
    state.lastRunId = run.runId
    onTried()
    await onEnded(run, call.signal)
    if (trying !== call) return
    giveUp()
    onOver()
  }

  function rest() {
    trying?.abort()
    trying = undefined
  }

  function giveUp() {
    rest()
    state.stopTrouble = undefined
  }

  function again() {
    const { stopped } = state
    if (trying || !stopped) return
    tell('trying')
    void keepTrying(stopped)
  }

  return {
    /** Stops a run. `state.stopping` is done when that was tried once. */
    begin(run: StoppedRun) {
      giveUp()
      state.stopped = run
      state.stopping = new Promise((resolve) => void keepTrying(run, resolve))
    },
    /** Tries again what has failed; nothing where that is done already. */
    again,
    /** The same without waiting for the next time. */
    againNow() {
      rest()
      again()
    },
    /** Another run begins: a stop that came late could meet that. */
    giveUp,
    dispose: giveUp,
  }
}
