import { useMemo } from 'react'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import type { ThreadState } from '../../agent/thread/thread-state'
import { inWholePages, isShown, messagePages, turnHasText, type MessagePage } from './message-pages'

export interface Pages {
  /** Of messages that are done, without the last one: the same list while only the end changes. */
  readonly whole: readonly MessagePage[]
  readonly late: readonly MessagePage[]
  readonly count: number
}

/** The messages of a thread in groups. What a token costs hangs on the last groups alone. */
export function usePages({ history, tail }: Pick<ThreadState, 'history' | 'tail'>): Pages {
  const shown = useMemo(() => history.filter(isShown), [history])
  const rest = useMemo(() => tail.filter(isShown), [tail])
  // What can be done with the last message changes with what the agent does.
  const wholeCount = inWholePages(rest.length > 0 ? shown.length : Math.max(0, shown.length - 1))
  // Only what changes how the last whole group is drawn.
  const follower = useFollower(shown[wholeCount] ?? rest[0])
  const whole = useMemo(
    () => messagePages(shown.slice(0, wholeCount), { after: follower }),
    [shown, wholeCount, follower],
  )
  const late = useMemo(
    () =>
      messagePages([...shown.slice(wholeCount), ...rest], {
        offset: wholeCount,
        before: shown[wholeCount - 1],
        textBefore: turnHasText(shown.slice(0, wholeCount), false),
      }),
    [shown, rest, wholeCount],
  )
  return { whole, late, count: shown.length + rest.length }
}

/** The first message after the whole groups, as another object only when its neighbour would be drawn otherwise. */
function useFollower(message: ThreadMessage | undefined): ThreadMessage | undefined {
  const kind =
    message === undefined ? undefined : `${message.role} ${message.role === 'assistant' && message.content === ''}`
  // oxlint-disable-next-line react/exhaustive-deps -- of the message nothing else matters
  return useMemo(() => message, [kind])
}
