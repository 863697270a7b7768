import type { Navigation } from '../../ports/navigation'
import type { Conversation } from '../port/conversation'

export interface LeaveQuestion {
  /** The frame has, or no longer has, what is lost when it is left. */
  set(blocking: boolean): void
  end(): void
}

/** Has the page around ask in the frame before it leads to another place. A frame that does not answer holds nobody. */
export function askBeforeLeaving(navigation: Navigation, conversation: () => Conversation | undefined): LeaveQuestion {
  let release: (() => void) | undefined

  async function question(): Promise<boolean> {
    try {
      return (await conversation()?.ask('may-leave')) !== false
    } catch {
      return true
    }
  }

  const end = () => {
    release?.()
    release = undefined
  }
  return {
    set(blocking) {
      if (blocking) release ??= navigation.block(question)
      else end()
    },
    end,
  }
}
