import { useRef, type ComponentType } from 'react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { chatMessages } from '../chat-messages'
import { OwnBoundary } from '../own/OwnBoundary'
import { isWorking, type ChatRun } from '../run/chat-run'
import { Question, type QuestionProps } from './Question'
import { QueuedMessages } from './QueuedMessages'
import { RunError } from './RunError'
import { StopFailed } from './StopFailed'
import { useAnsweredElsewhere } from './use-answered-elsewhere'

/** How a host asks what an agent asks, by its reason. Each is a component, made once. */
export type InterruptViews = Readonly<Record<string, ComponentType<QuestionProps>>>

/** After the messages: what the agent asks, what went wrong, what waits to be sent. */
export function ChatEnd({
  run,
  interrupts = noViews,
  returnFocus,
  onTakeBack,
}: {
  readonly run: ChatRun
  readonly interrupts?: InterruptViews | undefined
  readonly returnFocus: () => void
  readonly onTakeBack: ((content: MessageContent) => void) | undefined
}) {
  const { thread, queue, waitsFor, unsent, error, stopTrouble, status, answers, actions } = run
  const t = useMessages(chatMessages)
  const lanes = useRef(new Map<string, HTMLElement>())
  const count = thread.history.length + thread.tail.length
  const isTooLong = error?.code === 'too-large'
  useAnsweredElsewhere(run)
  // Asked when all is said that explains it.
  const asked = thread.run.status === 'interrupted' && !isWorking(status) ? thread.run.interrupts : []
  const open = asked.filter(({ id }) => !answers.some(({ interruptId }) => interruptId === id))
  return (
    <>
      {open.map((interrupt, index) => {
        const next = open[index + 1] ?? open[index - 1]
        const View = interrupts[interrupt.reason] ?? Question
        const onAnswer: QuestionProps['onAnswer'] = (answer) => {
          // What was pressed goes away. Not to a button of the next: a key that is held would answer that, too.
          const lane = next && lanes.current.get(next.id)
          if (lane) lane.focus()
          else returnFocus()
          actions.answer({ ...answer, interruptId: interrupt.id })
        }
        return (
          <div
            key={interrupt.id}
            ref={(lane) => {
              if (lane) lanes.current.set(interrupt.id, lane)
              else lanes.current.delete(interrupt.id)
            }}
            className="inlay-AgentChat-lane"
            role="group"
            aria-label={interrupt.message ?? t('questionPlain')}
            tabIndex={-1}
          >
            <OwnBoundary of={interrupt} fallback={<Question interrupt={interrupt} onAnswer={onAnswer} />}>
              <View interrupt={interrupt} onAnswer={onAnswer} />
            </OwnBoundary>
          </div>
        )
      })}
      {error && count > 0 && (
        <RunError
          error={error}
          isFirst={count === unsent.length}
          onRetry={
            isTooLong
              ? undefined
              : () => {
                  returnFocus()
                  actions.retry()
                }
          }
        />
      )}
      <StopFailed
        trouble={stopTrouble}
        isIdle={status === 'idle'}
        onStopAgain={() => {
          returnFocus()
          void actions.stop()
        }}
      />
      <QueuedMessages
        queue={queue}
        waitsFor={waitsFor}
        isTooLong={isTooLong}
        onTakeBack={
          onTakeBack &&
          ((messageId) => {
            const content = actions.unqueue(messageId)
            if (content === undefined) return
            onTakeBack(content)
            returnFocus()
          })
        }
      />
    </>
  )
}

const noViews: InterruptViews = {}
