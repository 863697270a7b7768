import { useEffect } from 'react'
import { threadMessages, type ThreadState } from '../../agent/thread/thread-state'
import type { ToolCall } from '../../agent/thread/thread-message'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { useClock } from '../../ui/root/use-clock'
import { chatMessages } from '../chat-messages'
import { factsOf } from '../tools/read-facts'
import { labelOf, stepState, type StepState } from '../tools/step-state'
import type { ToolViews } from '../tools/tool-view'
import { spokenPause } from './spoken-pause'

/** Says politely what the agent does, as its steps say it: some at a time, and what is left when it is done. */
export function useSpokenSteps(thread: ThreadState, tools: ToolViews, working: boolean): void {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const clock = useClock()
  const latest = useLatest({ thread, tools, t })

  useEffect(() => {
    if (!working) return undefined
    const known = new Map<string, StepState>()
    const news = () => callsOfTurn(latest.current.thread).filter((call) => known.get(call.id) !== stepState(call))
    const note = (calls: readonly ToolCall[]) => {
      for (const call of calls) known.set(call.id, stepState(call))
    }
    const say = () => {
      const calls = news()
      note(calls)
      const words = calls.flatMap((call) => {
        const state = stepState(call)
        const label = labelOf(factsOf(call), latest.current.tools[call.name], state)
        // Who has stopped the agent knows what is not done.
        return state === 'cancelled' ? [] : [state === 'failed' ? latest.current.t('stepFailed', { label }) : label]
      })
      if (words.length > 0) announce(words.join('. '))
    }
    // What was done before one came to a run that is under way.
    note(news())
    const cancel = clock.every(spokenPause, say)
    return () => {
      cancel()
      say()
    }
  }, [announce, clock, latest, working])
}

/** Of the answer to what the person has said last. */
function callsOfTurn(thread: ThreadState): readonly ToolCall[] {
  const messages = threadMessages(thread)
  const start = messages.findLastIndex(({ role }) => role === 'user')
  return messages.slice(start + 1).flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
}
