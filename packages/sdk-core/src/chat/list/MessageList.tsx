import {
  forwardRef,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactNode,
} from 'react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { threadMessages } from '../../agent/thread/thread-state'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../../ui/class-names'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import type { MarkdownComponents } from '../../ui/markdown/markdown-components'
import { ChatEnd, type InterruptViews } from '../agent-chat/ChatEnd'
import { FailedChat, LoadingChat } from '../agent-chat/ChatFaces'
import { chatMessages } from '../chat-messages'
import { ChatViewContext, type ActivityViews, type ChatView } from '../message/chat-view'
import { NoAnswer } from '../message/NoAnswer'
import { GrowingText } from '../../ui/markdown/GrowingText'
import { countLater, textOfTurn } from '../message/message-text'
import { isWorking, type ChatRun } from '../run/chat-run'
import { usuallyHiddenKeys, type ToolViews } from '../tools/tool-view'
import { JumpToLatest } from './JumpToLatest'
import { ListContext } from './list-context'
import { lastShown } from './message-pages'
import { PageView } from './PageView'
import { useArrivals } from './use-arrivals'
import { useNearness } from './use-nearness'
import { usePages } from './use-pages'
import { useSpokenNews } from './use-spoken-news'
import { useSpokenTurn } from './use-spoken-turn'
import { useStickyScroll } from './use-sticky-scroll'
import { WorkingLine } from './WorkingLine'

export interface MessageListProps extends ComponentPropsWithoutRef<'div'> {
  readonly run: ChatRun
  /** Stands below the messages and in line with them, such as a `Composer`. */
  readonly children?: ReactNode
  /** How the steps of tools are shown, by their names. Made once. */
  readonly tools?: ToolViews | undefined
  /** Keys that are left out where arguments are shown. @default per_page, page, include_similar_titles, limit */
  readonly hiddenKeys?: readonly string[] | undefined
  /** How activities are drawn, by their type. Made once. @default a row with how far it is */
  readonly activities?: ActivityViews | undefined
  /** Other ways to draw what the agent writes. Made once. */
  readonly markdown?: MarkdownComponents | undefined
  /** Which images of the agent are loaded, by their address. @default none */
  readonly allowImage?: ((address: string) => boolean) | undefined
  /** Who answers. @default 'Agent' */
  readonly agentName?: string | undefined
  /** Other ways to ask what the agent asks, by its reason. Made once. */
  readonly interrupts?: InterruptViews | undefined
  /** Takes what waited to be sent and is taken back, such as into the composer. @default it cannot be taken back */
  readonly onTakeBack?: ((content: MessageContent) => void) | undefined
  /** Where nothing was said yet. */
  readonly empty?: ReactNode
  /** Takes focus when a control of a message goes away by what it did. @default the list does */
  readonly returnFocus?: (() => void) | undefined
}

/**
 * The messages of a conversation, and after them what the agent asks, what went wrong, and what waits to be sent. What is done
 * is not drawn again, however long the thread; the end stays in view while the reader is there. Fills what it stands in, which
 * has a height.
 *
 * Contract: slot classes `inlay-MessageList`, `-scroller`, `-page`, `-end`, `-jump`, `-working`, `inlay-Message`, `-bubble`,
 * `-text`, `-steps`, `-actions`, `inlay-Reasoning`, `inlay-AgentChat-dock`, `-lane`; `data-from`: `user`, `agent`, `data-ends-turn`.
 */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(
  { className, ...props },
  ref,
) {
  return (
    <EnsureRoot fill>
      <Frame {...props} className={classNames('inlay-MessageList', className)} frameRef={ref} />
    </EnsureRoot>
  )
})

function Frame({
  run,
  tools = noTools,
  hiddenKeys = usuallyHiddenKeys,
  activities = noActivities,
  markdown,
  allowImage,
  agentName,
  interrupts,
  onTakeBack,
  empty,
  returnFocus,
  children,
  frameRef,
  ...rest
}: MessageListProps & { readonly frameRef: ForwardedRef<HTMLDivElement> }) {
  const t = useMessages(chatMessages)
  const { thread, status, error, actions } = run
  const { scrollerRef, contentRef, atEnd, toEnd, watch } = useStickyScroll()
  const whenNear = useNearness(scrollerRef)
  const ports = useMemo(() => ({ whenNear, watch }), [whenNear, watch])
  const { whole, late, count } = usePages(thread)
  const arrivals = useArrivals(count, atEnd)
  const working = isWorking(status)
  const last = lastShown(thread)
  const leadsOn = error !== undefined || thread.run.status === 'interrupted'
  useSpokenTurn(thread, tools, working)
  useSpokenNews(run)
  useToEndAfterSending(run, toEnd)

  const latest = useLatest({ thread, returnFocus, allowImage })
  const focusBack = useCallback(() => {
    if (latest.current.returnFocus) latest.current.returnFocus()
    else scrollerRef.current?.focus({ preventScroll: true })
  }, [latest, scrollerRef])
  const view = useMemo(
    (): ChatView => ({
      actions,
      agentName,
      tools,
      hiddenKeys,
      activities,
      markdown: { ...growing, ...markdown },
      allowImage: (address) => latest.current.allowImage?.(address) ?? false,
      turnText: (message) => textOfTurn(threadMessages(latest.current.thread), message),
      countLater: (message) => countLater(threadMessages(latest.current.thread), message),
      returnFocus: focusBack,
    }),
    [actions, agentName, tools, hiddenKeys, activities, markdown, latest, focusBack],
  )

  // Kept as elements, so that React passes them by without a look.
  const drawn = useMemo(
    () =>
      whole.map((page, index) => (
        <PageView key={page.start} page={page} isLate={index >= whole.length - 2} isAtRest={false} />
      )),
    [whole],
  )
  const isEmpty = count === 0

  return (
    <div {...rest} ref={frameRef}>
      <div
        ref={scrollerRef}
        className="inlay-MessageList-scroller"
        role="log"
        aria-label={t('conversation')}
        // What is said is said in batches, by the live region of the root.
        aria-live="off"
        aria-busy={status === 'loading' || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        <div ref={contentRef} className="inlay-MessageList-content">
          {isEmpty ? (
            <EmptyList run={run} returnFocus={focusBack}>
              {empty}
            </EmptyList>
          ) : (
            <ChatViewContext.Provider value={view}>
              <ListContext.Provider value={ports}>
                <div className="inlay-MessageList-messages">
                  {[
                    ...drawn,
                    ...late.map((page) => (
                      <PageView key={page.start} page={page} isLate isAtRest={!working} leadsOn={leadsOn} />
                    )),
                  ]}
                  {status === 'idle' && !leadsOn && last?.role === 'user' && (
                    <NoAnswer
                      asked={last}
                      isStopped={thread.run.status === 'cancelled' || last.status === 'cancelled'}
                    />
                  )}
                  {working && <WorkingLine status={status} last={last} />}
                </div>
              </ListContext.Provider>
            </ChatViewContext.Provider>
          )}
          <ChatEnd run={run} interrupts={interrupts} returnFocus={focusBack} onTakeBack={onTakeBack} />
        </div>
        {!atEnd && !isEmpty && (
          <JumpToLatest
            count={arrivals}
            onJump={() => {
              scrollerRef.current?.focus({ preventScroll: true })
              toEnd()
            }}
          />
        )}
      </div>
      {children !== undefined && (
        <div className="inlay-AgentChat-dock">
          <div className="inlay-AgentChat-lane">{children}</div>
        </div>
      )}
    </div>
  )
}

/** Where there are no messages: why there are none, or what the host shows where nothing was said yet. */
function EmptyList({
  run: { status, error, actions },
  returnFocus,
  children,
}: {
  readonly run: ChatRun
  readonly returnFocus: () => void
  readonly children: ReactNode
}) {
  if (status === 'loading') return <LoadingChat />
  if (!error) return children
  return (
    <FailedChat
      error={error}
      onRetry={() => {
        // What was pressed goes away.
        returnFocus()
        void actions.restore()
      }}
    />
  )
}

/** Who sends something wants to see what comes of it. */
function useToEndAfterSending({ thread, queue }: ChatRun, toEnd: () => void) {
  const sent = queue.at(-1)?.id ?? thread.history.findLast(({ role }) => role === 'user')?.id
  const before = useRef(sent)
  useEffect(() => {
    if (before.current === sent) return
    before.current = sent
    toEnd()
  }, [sent, toEnd])
}

const growing: MarkdownComponents = { text: GrowingText }
const noTools: ToolViews = {}
const noActivities: ActivityViews = {}
