import {
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactNode,
  type Ref,
} from 'react'
import type { AgentSessionOptions, SessionStatus } from '../../agent/session/agent-session'
import type { MessageContent } from '../../agent/thread/thread-message'
import { useLatest } from '../../react/hooks/use-latest'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../../ui/class-names'
import { useMergedRef } from '../../ui/form/use-merged-ref'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import { useAnnounce } from '../../ui/root/use-announce'
import { chatMessages } from '../chat-messages'
import type { AttachFile } from '../composer/attachment'
import type { ComposerControl } from '../composer/Composer'
import { DraftMemoryContext, type DraftMemory } from '../composer/draft-memory'
import { MessageList, type MessageListProps } from '../list/MessageList'
import { isWorking } from '../run/chat-run'
import { drawWithFrame } from '../run/draw-with-frame'
import { useAgentRun } from '../run/use-agent-run'
import { useChatHost } from '../run/use-chat-host'
import { useOtherWindows } from '../run/use-other-windows'
import { useKeptWaiting } from '../waiting/use-kept-waiting'
import { offersOf } from './agent-offers'
import { AgentSelector } from './AgentSelector'
import type { ChatAgent, ChatSuggestion } from './chat-agent'
import type { InterruptViews } from './ChatEnd'
import { ChatDock } from './ChatDock'
import { EmptyChat } from './ChatFaces'
import { useChosenAgent } from './use-chosen-agent'
import { useFirstMessage } from './use-first-message'

export type AgentChangeReason = 'selected'

/** What a host can have done in a conversation that is shown. */
export interface AgentChatControl {
  /** Sends a message as if it had been written. */
  send(content: MessageContent): void
  /** Puts focus on the field for messages. */
  focus(): void
}

export interface AgentChatProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'>,
    Pick<MessageListProps, 'tools' | 'hiddenKeys' | 'activities' | 'markdown' | 'allowImage'>,
    Pick<
      AgentSessionOptions,
      'messages' | 'agentState' | 'extras' | 'frontendTools' | 'onAgentState' | 'onEvent' | 'onProblem'
    > {
  /** The conversation, such as the id of a campaign. */
  readonly threadId: string
  /** Who can be talked to. With more than one, it is chosen in the bar below. */
  readonly agents: readonly ChatAgent[]
  /** Who is talked to; left out, it is kept here, and on the device where there is a `storageKey`. */
  readonly agentId?: string | undefined
  readonly onAgentChange?: ((agentId: string, details: { readonly reason: AgentChangeReason }) => void) | undefined
  /** Keeps on the device, under this key, the chosen agent, what is being written, and what waits to be sent. @default nothing is kept */
  readonly storageKey?: string | undefined
  /** What the part is called. @default 'Conversation' */
  readonly label?: string | undefined
  /** @default 'Ask anything' */
  readonly placeholder?: string | undefined
  /** Above the messages. */
  readonly header?: ReactNode
  /** What stands where nothing was said yet. @default 'What should we work on?' */
  readonly emptyTitle?: string | undefined
  /** Where nothing was said yet; pressed, they are sent. @default none */
  readonly suggestions?: readonly ChatSuggestion[] | undefined
  /**
   * Sent by itself, once, where nobody has said anything yet: also with two windows, and again after a reload that came
   * too early for it. As long as it is `null`, it is not known yet whether there is one, and what somebody writes waits.
   */
  readonly firstMessage?: string | null | undefined
  /** Told of what the conversation does: that it is loaded, that the agent works, that it rests. */
  readonly onStatusChange?: ((status: SessionStatus) => void) | undefined
  readonly controlRef?: Ref<AgentChatControl> | undefined
  /** Lets files be attached. @default none can be */
  readonly attach?: AttachFile | undefined
  /** Which files can be attached, as `accept` of a file field has it. @default all */
  readonly accept?: string | undefined
  /** The largest file that can be attached, in bytes. @default no limit */
  readonly maxFileSize?: number | undefined
  /** Other ways to ask what the agent asks, by its reason. Made once. */
  readonly interrupts?: InterruptViews | undefined
}

/**
 * A conversation with an agent that speaks AG-UI. It is fetched when it is shown, a run that is going on in it is joined,
 * and what is written is sent when the agent can take it.
 *
 * Contract: slot classes `inlay-AgentChat`, `-dock`, `-lane`, `-queue`, `-question`, `-face`, and those of `MessageList`,
 * `ToolStep` and `Composer`; `data-status`: that of the session.
 */
export const AgentChat = forwardRef<HTMLElement, AgentChatProps>(function AgentChat({ className, ...props }, ref) {
  return (
    <EnsureRoot fill>
      <ChosenAgent {...props} className={classNames('inlay-AgentChat', className)} sectionRef={ref} />
    </EnsureRoot>
  )
})

type Inner = AgentChatProps & { readonly sectionRef: ForwardedRef<HTMLElement> }

function ChosenAgent({ agents, agentId, onAgentChange, ...rest }: Inner) {
  const person = useContext(InlayContext)?.session.userId
  const [agent, choose] = useChosenAgent(agents, agentId, rest.storageKey)
  if (!agent) return null
  return (
    <Conversation
      // What one person has written and not sent is nothing for the next.
      key={person}
      {...rest}
      agent={agent}
      selector={
        agents.length > 1 && (
          <AgentSelector
            agents={agents}
            agent={agent}
            onChoose={(id) => {
              if (id === agent.id) return
              choose(id)
              onAgentChange?.(id, { reason: 'selected' })
            }}
          />
        )
      }
    />
  )
}

function Conversation({
  agent,
  selector,
  threadId,
  messages,
  agentState,
  extras,
  frontendTools,
  onAgentState,
  onEvent,
  onProblem,
  storageKey,
  label,
  placeholder,
  header,
  emptyTitle,
  suggestions = noSuggestions,
  firstMessage,
  onStatusChange,
  controlRef,
  attach: attachFile,
  accept,
  maxFileSize,
  interrupts,
  tools,
  hiddenKeys,
  activities,
  markdown,
  allowImage,
  sectionRef,
  ...rest
}: Omit<Inner, 'agents' | 'agentId' | 'onAgentChange'> & {
  readonly agent: ChatAgent
  readonly selector: ReactNode
}) {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const composer = useRef<ComposerControl>(null)
  const section = useRef<HTMLElement>(null)
  const setSection = useCallback((element: HTMLElement | null) => {
    section.current = element
  }, [])
  const ref = useMergedRef(setSection, sectionRef)
  const { adapter } = agent
  const offers = offersOf(agent.capabilities)
  const attach = offers.takesFiles ? attachFile : undefined
  const [drafts] = useState(() => new Map<string, DraftMemory>())
  const { clock } = useChatHost()
  const schedule = useCallback((draw: () => void) => drawWithFrame(section.current, clock, draw), [clock])
  const run = useAgentRun({
    adapter,
    threadId,
    messages,
    agentState,
    extras,
    frontendTools: offers.takesTools ? frontendTools : undefined,
    schedule,
    onAgentState,
    onEvent,
    onProblem,
  })
  const { actions, status } = run
  const working = isWorking(status)
  useOtherWindows({ element: section, conversation: `${agent.id}:${threadId}`, status, refresh: actions.refresh })

  const focusComposer = useCallback(() => composer.current?.focus(), [])
  useKeptWaiting({
    element: section,
    run,
    storageKey: storageKey && `${storageKey}/${threadId}/${agent.id}`,
    offer(text) {
      composer.current?.insert(text)
      announce(t('unsentBack'))
    },
  })
  const send = useCallback((content: MessageContent) => void actions.send(content), [actions])
  const stop = useCallback(() => void actions.stop(), [actions])
  useFirstMessage(run, threadId, firstMessage)
  useImperativeHandle(controlRef, () => ({ send, focus: focusComposer }), [focusComposer, send])
  const tellStatus = useLatest(onStatusChange)
  useEffect(() => {
    tellStatus.current?.(status)
  }, [status, tellStatus])
  const takeBack = useCallback((content: MessageContent) => composer.current?.insert(content), [])
  const empty = !working && run.queue.length === 0 && (
    <EmptyChat
      title={emptyTitle}
      suggestions={suggestions}
      onSuggestion={(text) => {
        send(text)
        focusComposer()
      }}
    />
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it
    <section
      {...rest}
      ref={ref}
      aria-label={label ?? t('conversation')}
      data-status={status}
      onDragOver={(event) => {
        rest.onDragOver?.(event)
        if (attach && event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        rest.onDrop?.(event)
        // What was dropped on the composer is there already.
        if (!attach || event.defaultPrevented || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        composer.current?.takeFiles(event.dataTransfer)
        focusComposer()
      }}
    >
      {header}
      <MessageList
        run={run}
        tools={tools}
        hiddenKeys={hiddenKeys}
        activities={activities}
        markdown={markdown}
        allowImage={allowImage}
        agentName={agent.name}
        returnFocus={focusComposer}
        empty={empty}
        interrupts={interrupts}
        onTakeBack={takeBack}
      >
        <DraftMemoryContext.Provider value={memoryOf(drafts, threadId)}>
          <ChatDock
            key={threadId}
            controlRef={composer}
            onSend={send}
            working={working}
            hint={!working && run.thread.run.status === 'interrupted' ? t('writingRefuses') : undefined}
            onStop={stop}
            placeholder={placeholder}
            draftKey={storageKey && `${storageKey}/${threadId}`}
            attach={attach}
            accept={accept ?? offers.accept}
            maxFileSize={maxFileSize}
            start={selector}
          />
        </DraftMemoryContext.Provider>
      </MessageList>
    </section>
  )
}

/** What is written in one conversation waits there while another one is shown. */
function memoryOf(drafts: Map<string, DraftMemory>, threadId: string): DraftMemory {
  const memory = drafts.get(threadId) ?? { attachments: [] }
  drafts.set(threadId, memory)
  return memory
}

const noSuggestions: readonly ChatSuggestion[] = []
