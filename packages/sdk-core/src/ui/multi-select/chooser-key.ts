import type { KeyboardEvent } from 'react'
import type { ListboxState, ListCloseReason } from '../listbox/use-listbox'
import { moveActive } from '../listbox/move-active'
import { leadsToTags } from '../tag/tag-keys'

interface Chooser {
  readonly list: ListboxState
  /** How many items the list has. */
  readonly count: number
  /** They are those of an earlier search. */
  readonly busy: boolean
  /** What is typed. */
  readonly text: string
  /** Whether something is chosen. */
  readonly filled: boolean
  readonly pick: (index: number) => void
  readonly removeLast: () => void
  /** Moves focus to the chips; answers whether there are any. */
  readonly enterChips: () => boolean
  readonly close: (reason: ListCloseReason) => void
}

/** What a key does in the input of a field with chips and a list; answers whether the key was for one of them. */
export function chooserKey(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { list, count, busy, text, filled, pick, removeLast, enterChips, close }: Chooser,
): boolean {
  if (ctrlKey || metaKey) return false
  if (key === 'Backspace' && text === '' && filled) {
    removeLast()
    return true
  }
  if (leadsToTags(key, currentTarget) && enterChips()) return true
  if (key === 'Escape') {
    if (!list.open && text === '') return false
    close('escape')
    return true
  }
  if (!list.open) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
    list.show(0, 'key')
    return true
  }
  if (key === 'ArrowUp' && altKey) close('key')
  else if (key === 'Enter' && list.active >= 0) pick(list.active)
  else if (key === 'Enter' && busy) return true
  else {
    // These move the caret.
    const target = key === 'Home' || key === 'End' ? undefined : moveActive(key, list.active, count, true)
    if (target === undefined) return false
    list.setActive(target)
  }
  return true
}
