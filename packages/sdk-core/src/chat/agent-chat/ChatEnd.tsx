import type { ComponentType } from 'react'
import type { ChatRun } from '../run/chat-run'
import { Question, type QuestionProps } from './Question'
import { QueuedMessages } from './QueuedMessages'
import { RunError } from './RunError'

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
  readonly onTakeBack: (messageId: string) => void
}) {
  const { thread, queue, waitsFor, error, answers, actions } = run
  const hasMessages = thread.history.length + thread.tail.length > 0
  const asked = thread.run.status === 'interrupted' ? thread.run.interrupts : []
  const open = asked.filter(({ id }) => !answers.some(({ interruptId }) => interruptId === id))
  return (
    <>
      {open.map((interrupt) => {
        const View = interrupts[interrupt.reason] ?? Question
        return (
          <div key={interrupt.id} className="inlay-AgentChat-lane">
            <View
              interrupt={interrupt}
              onAnswer={(answer) => {
                // What was pressed goes away.
                returnFocus()
                actions.answer({ ...answer, interruptId: interrupt.id })
              }}
            />
          </div>
        )
      })}
      {error && hasMessages && (
        <RunError
          error={error}
          onRetry={() => {
            returnFocus()
            actions.retry()
          }}
        />
      )}
      <QueuedMessages queue={queue} waitsFor={waitsFor} onTakeBack={onTakeBack} />
    </>
  )
}

const noViews: InterruptViews = {}
