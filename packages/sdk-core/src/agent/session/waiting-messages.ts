import type { TextMessage } from '../thread/thread-message'
import type { QueueWait } from './agent-session'
import type { SessionState } from './session-state'

/** What was written and is not sent yet, in its order. */
export function createWaitingMessages(state: SessionState, isOnline: () => boolean) {
  let waiting: readonly TextMessage[] = []
  return {
    all: () => waiting,
    add(message: TextMessage) {
      waiting = [...waiting, message]
    },
    putFirst(messages: readonly TextMessage[]) {
      waiting = [...messages, ...waiting]
    },
    takeBack(messageId: string): TextMessage | undefined {
      const found = waiting.find(({ id }) => id === messageId)
      waiting = waiting.filter(({ id }) => id !== messageId)
      return found
    },
    take(atMost: number): readonly TextMessage[] {
      const taken = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      return taken
    },
    waitFor(): QueueWait | undefined {
      const { isLoaded, status, stopTrouble, awaitsPerson, holds, thread } = state
      if (waiting.length === 0) return undefined
      if (!isLoaded || status === 'loading') return 'thread'
      if (status !== 'idle') return 'run'
      if (stopTrouble) return 'stop'
      if (holds > 0) return 'thread'
      if (awaitsPerson) return thread.run.status === 'interrupted' ? 'answer' : 'retry'
      return isOnline() ? undefined : 'network'
    },
  }
}
