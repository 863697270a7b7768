import { useLatest } from '@inlay/sdk-core/react'
import { useEffect, useState, type RefObject } from 'react'

export interface Asked {
  /** What was said; of what is long, its beginning. */
  readonly words: string
  /** How often the same was said again since. */
  readonly later: number
}

/** As much of what was asked as a server tells at least. */
const enough = 200

/**
 * Goes to where something was asked in a conversation, and puts focus on it. Of a long one, only what somebody was near to is
 * drawn; the rest is on the way.
 */
export function useGoToAsked(chat: RefObject<HTMLElement | null>, onMissing: () => void): (asked: Asked) => void {
  const [sought, setSought] = useState<Asked>()
  const missing = useLatest(onMissing)
  useEffect(() => {
    const element = chat.current
    if (!sought || !element) return undefined
    const look = (): boolean => {
      const all = [...element.querySelectorAll<HTMLElement>('.inlay-Message[data-from="user"]')]
      const found = all.filter((message) => says(message, sought.words)).toReversed()
      const undrawn = [...element.querySelectorAll('.inlay-MessageList-page:empty')].at(-1)
      if (!found[sought.later] && undrawn) {
        undrawn.scrollIntoView()
        return false
      }
      // An answer to a question of the agent is asked of it again, and said once.
      const message = found[sought.later] ?? found.at(-1)
      if (!message) {
        missing.current()
        return true
      }
      message.tabIndex = -1
      message.scrollIntoView({ block: 'nearest' })
      message.focus({ preventScroll: true })
      return true
    }
    if (look()) return undefined
    const observer = new MutationObserver(() => {
      if (look()) observer.disconnect()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [chat, missing, sought])
  return setSought
}

function says(message: Element, words: string): boolean {
  const said = inOneLine(message.querySelector('.inlay-Message-words')?.textContent ?? '')
  const asked = inOneLine(words)
  return said === asked || (asked.length >= enough && said.startsWith(asked))
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
