import { useEffect } from 'react'
import type { ThreadMessage, ToolCall } from '../../agent/thread/thread-message'
import { threadMessages, type ThreadState } from '../../agent/thread/thread-state'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { useClock } from '../../ui/root/use-clock'
import { useLocale } from '../../ui/root/use-locale'
import { chatMessages } from '../chat-messages'
import { factsOf } from '../tools/read-facts'
import { anyLabelOf, stepState, type StepState } from '../tools/step-state'
import type { ToolViews } from '../tools/tool-view'
import { isUnanswered } from './message-pages'
import { beginningOf, countWords, joinSpoken, mostAtOnce, sayableLength, spokenText } from './spoken-text'

/** As long as a reader takes for a sentence or two, so that what comes does not pile up. */
const pause = 4_000

/**
 * Says politely what the agent does and answers, in the order in which it stands: some at a time, of what is still written
 * whole sentences only, and the rest when the agent is done. An answer that comes faster than it can be listened to is said as
 * far as it was followed, and how long it is when it is done. Where there is nothing to say yet, it is said once that the agent
 * works, or reasons.
 */
export function useSpokenTurn(thread: ThreadState, tools: ToolViews, working: boolean): void {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const clock = useClock()
  const locale = useLocale()
  const latest = useLatest({ thread, tools, t, locale })

  useEffect(() => {
    if (!working) return undefined
    const asked = threadMessages(latest.current.thread).findLast(isOfPerson)?.id
    const lengths = new Map<string, number>()
    const states = new Map<string, StepState>()
    let isLeftOut = false
    let isHeard = false
    const toldOf = new Set<'working' | 'reasoning'>()

    /** In the place of silence. */
    const stateNews = () => {
      const state = isReasoning(latest.current.thread) ? 'reasoning' : 'working'
      if (toldOf.has(state) || (state === 'working' && isHeard)) return ''
      toldOf.add(state)
      return latest.current.t(state)
    }
    const textNews = ({ id, content, status }: ThreadMessage & { readonly role: 'assistant' }, isOver: boolean) => {
      const from = lengths.get(id) ?? 0
      const rest = content.slice(from)
      const length = isOver || status !== 'streaming' ? rest.length : sayableLength(rest)
      lengths.set(id, from + length)
      return spokenText(rest.slice(0, length))
    }
    const followed = (text: string, room: number) => {
      const said = isLeftOut ? '' : beginningOf(text, room)
      if (said !== text) isLeftOut = true
      return said
    }
    const stepNews = (call: ToolCall) => {
      const state = stepState(call)
      // Who has stopped the agent knows what is not done.
      const isSaid = states.get(call.id) === state || state === 'cancelled'
      states.set(call.id, state)
      if (isSaid) return ''
      const label = anyLabelOf(factsOf(call), latest.current.tools[call.name], state)
      if (state === 'refused') return latest.current.t('stepRefused', { label })
      return state === 'failed' ? latest.current.t('stepFailed', { label }) : label
    }
    const say = (isOver: boolean) => {
      const answers = answersTo(latest.current.thread, asked)
      let room = mostAtOnce
      const words = answers.flatMap((message) => {
        const text = followed(textNews(message, isOver), room)
        room -= text.length
        return [text, ...message.toolCalls.map(stepNews)]
      })
      if (isOver && isLeftOut) {
        const count = countWords(answers.map(({ content }) => spokenText(content)).join(' '), latest.current.locale)
        words.push(latest.current.t('answerLength', { count }))
      }
      const { run } = latest.current.thread
      if (isOver && run.status === 'cancelled') words.push(latest.current.t('stopped'))
      if (isOver && run.status === 'finished' && isUnanswered(latest.current.thread)) {
        words.push(latest.current.t('noAnswer'))
      }
      const said = joinSpoken(words) || (isOver ? '' : stateNews())
      isHeard ||= said !== ''
      if (said !== '') announce(said)
    }

    // What was done before one came to a run that is under way.
    for (const { id, content, status, toolCalls } of answersTo(latest.current.thread, asked)) {
      if (status !== 'streaming') lengths.set(id, content.length)
      for (const call of toolCalls) states.set(call.id, stepState(call))
    }
    const cancel = clock.every(pause, () => say(false))
    return () => {
      cancel()
      say(true)
    }
  }, [announce, clock, latest, working])
}

/** What the agent has said since a message of a person, also where that has sent more meanwhile. */
function answersTo(thread: ThreadState, asked: string | undefined) {
  const messages = threadMessages(thread)
  const start = messages.findLastIndex(({ id }) => id === asked)
  const from = start < 0 ? messages.findLastIndex(isOfPerson) : start
  return messages.slice(from + 1).filter((message) => message.role === 'assistant')
}

function isReasoning({ tail }: ThreadState): boolean {
  const last = tail.at(-1)
  return last?.role === 'reasoning' && last.status === 'streaming'
}

function isOfPerson({ role }: ThreadMessage): boolean {
  return role === 'user'
}
