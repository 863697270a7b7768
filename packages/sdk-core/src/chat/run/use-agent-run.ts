import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AgentSession, AgentSessionOptions, AgentSnapshot } from '../../agent/session/agent-session'
import { createAgentSession } from '../../agent/session/create-agent-session'
import { createThreadState } from '../../agent/thread/thread-state'
import { useLatest } from '../../react/hooks/use-latest'
import type { ChatActions, ChatRun } from './chat-run'
import { useChatHost } from './use-chat-host'
import { useRemembered } from './use-remembered'
import { useToldFailure } from './use-told-failure'

/** A conversation that is made here, and ends here with the component. Its run goes on at the server. */
export type OwnRunOptions = Pick<
  AgentSessionOptions,
  | 'adapter'
  | 'threadId'
  | 'messages'
  | 'agentState'
  | 'extras'
  | 'frontendTools'
  | 'schedule'
  | 'onAgentState'
  | 'onEvent'
  | 'onProblem'
>

export type AgentRunOptions =
  /** Keep the identity of the adapter: another one is another conversation. */
  | (OwnRunOptions & { readonly session?: undefined })
  /** One that the host has made, restores and disposes of. */
  | { readonly session: AgentSession }

/**
 * A conversation with an agent, as state of a component. It is fetched at once, and a run that is going on in it is joined.
 *
 * @example
 * const run = useAgentRun({ adapter, threadId: campaign.id, onAgentState: setOverview })
 */
export function useAgentRun(options: AgentRunOptions): ChatRun {
  const own = useOwnSession(options)
  const session = options.session ?? own
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? neverTells,
    session?.getSnapshot ?? beforeItBegins,
    beforeItBegins,
  )
  useToldFailure(snapshot.error)
  const actions = useMemo(() => (session ? actionsOf(session) : noActions), [session])
  return useMemo(() => ({ ...snapshot, actions }), [snapshot, actions])
}

interface Own {
  readonly session: AgentSession
  readonly adapter: OwnRunOptions['adapter']
  readonly threadId: string
}

/** Made in an effect, so that one that StrictMode or a hidden tree has ended is not shown again. */
function useOwnSession(options: AgentRunOptions): AgentSession | undefined {
  const host = useChatHost()
  const latest = useLatest(options)
  const [own, setOwn] = useState<Own>()
  const isGiven = options.session !== undefined
  const adapter = isGiven ? undefined : options.adapter
  const threadId = isGiven ? undefined : options.threadId
  const { clock, random, connectivity, visibility } = host
  const remembered = useRemembered()

  useEffect(() => {
    if (!adapter || threadId === undefined) return undefined
    const read = () => (latest.current.session ? undefined : latest.current)
    const before = remembered.of(adapter, threadId)
    const session = createAgentSession({
      adapter,
      threadId,
      clock,
      random,
      connectivity,
      messages: before?.messages ?? read()?.messages,
      agentState: before?.agentState ?? read()?.agentState,
      get frontendTools() {
        return read()?.frontendTools
      },
      schedule: read()?.schedule,
      extras: () => read()?.extras?.() ?? {},
      onAgentState: (state) => read()?.onAgentState?.(state),
      onEvent: (event) => read()?.onEvent?.(event),
      onProblem: (detail) => read()?.onProblem?.(detail),
    })
    // oxlint-disable-next-line react/set-state-in-effect -- it begins and ends with the effect
    setOwn({ session, adapter, threadId })
    void session.restore()
    // Meanwhile the conversation can have gone on in another tab.
    const stop = visibility.subscribe(() => {
      if (visibility.visible()) void session.refresh()
    })
    return () => {
      stop()
      remembered.keep(adapter, session.getSnapshot().thread)
      session.dispose()
    }
  }, [adapter, threadId, clock, random, connectivity, visibility, latest, remembered])

  return own?.adapter === adapter && own?.threadId === threadId ? own?.session : undefined
}

const beginning: AgentSnapshot = {
  thread: createThreadState({ threadId: '' }),
  status: 'loading',
  queue: [],
  waitsFor: undefined,
  unsent: [],
  error: undefined,
  stopTrouble: undefined,
  answers: [],
}
const beforeItBegins = () => beginning
const neverTells = () => () => undefined

function actionsOf({ send, hold, unqueue, stop, retry, edit, answer, restore, refresh }: AgentSession): ChatActions {
  return { send, hold, unqueue, stop, retry, edit, answer, restore, refresh }
}

const noActions: ChatActions = {
  send: () => '',
  hold: () => () => undefined,
  unqueue: () => undefined,
  stop: () => Promise.resolve(),
  retry: () => undefined,
  edit: () => undefined,
  answer: () => undefined,
  restore: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
}
