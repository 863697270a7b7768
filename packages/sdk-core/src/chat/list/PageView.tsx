import { memo, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { MessageView } from '../message/MessageView'
import { ListContext } from './list-context'
import { surroundingsOf, type MessagePage } from './message-pages'

export interface PageViewProps {
  readonly page: MessagePage
  /** Near the end, where everybody begins. */
  readonly isLate: boolean
  /** The agent does nothing now. Only asked where something still hangs on it. */
  readonly isAtRest: boolean
  /** What to do next stands after the messages: a question, or the way to try again. @default false */
  readonly leadsOn?: boolean | undefined
}

/** About what a message takes, for those that nobody has seen yet. */
const usualHeight = 96

/** A group of messages: drawn when it is about to be seen, and then for good, so that what is opened in it stays open. */
export const PageView = memo(
  function PageView({ page, isLate, isAtRest, leadsOn = false }: PageViewProps) {
    const { whenNear, watch } = useContext(ListContext)
    const element = useRef<HTMLDivElement>(null)
    const [isNear, setNear] = useState(isLate)
    if (isLate && !isNear) setNear(true)

    useEffect(() => {
      if (isNear || !element.current) return undefined
      return whenNear(element.current, () => setNear(true))
    }, [isNear, whenNear])

    useLayoutEffect(() => (element.current ? watch(element.current) : undefined), [watch])

    return (
      <div
        ref={element}
        className="inlay-MessageList-page"
        style={isNear ? undefined : { blockSize: page.messages.length * usualHeight }}
      >
        {isNear &&
          page.messages.map((message, index) => {
            const around = surroundingsOf(page, index)
            return (
              <MessageView
                key={`${message.role} ${message.id}`}
                message={message}
                {...around}
                isAtRest={isAtRest && (around.isLast || hasOpenCall(message))}
                leadsOn={leadsOn && around.isLast}
              />
            )
          })}
      </div>
    )
  },
  (one, other) =>
    one.isLate === other.isLate &&
    one.isAtRest === other.isAtRest &&
    one.leadsOn === other.leadsOn &&
    samePage(one.page, other.page),
)

function samePage(one: MessagePage, other: MessagePage): boolean {
  return (
    one.joinsBefore === other.joinsBefore &&
    one.startsTurn === other.startsTurn &&
    one.textBefore === other.textBefore &&
    one.joinsAfter === other.joinsAfter &&
    one.isPassedOver === other.isPassedOver &&
    one.endsTurn === other.endsTurn &&
    one.isLast === other.isLast &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  )
}

function hasOpenCall(message: ThreadMessage): boolean {
  return message.role === 'assistant' && message.toolCalls.some(({ status }) => status === 'called')
}
