import { useRef, useState } from 'react'

export type ListOpenReason = 'pressed' | 'key' | 'typed'
export type ListCloseReason = 'selected' | 'escape' | 'outside-press' | 'pressed' | 'key' | 'tab' | 'blur'

export type ListOpenChange = (open: boolean, details: { readonly reason: ListOpenReason | ListCloseReason }) => void

export interface ListboxState {
  readonly id: string
  readonly open: boolean
  /** The item that the keys are at; -1: none. */
  readonly active: number
  /** The pointer has led there, so nothing is scrolled. */
  readonly byPointer: boolean
  readonly setActive: (index: number, byPointer?: boolean) => void
  readonly show: (active: number, reason: ListOpenReason) => void
  readonly hide: (reason: ListCloseReason) => void
  /** What makes the control that keeps focus the combobox of this list. */
  readonly attributes: {
    readonly role: 'combobox'
    readonly 'aria-haspopup': 'listbox'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
    readonly 'aria-activedescendant': string | undefined
  }
}

/** Whether a list is open, and where the keys are in it. Focus stays in the control that it belongs to. */
export function useListbox(fieldId: string, count: number, onOpenChange: ListOpenChange | undefined): ListboxState {
  const id = `${fieldId}-list`
  const [open, setOpen] = useState(false)
  // Two reasons may come before the next render: a press elsewhere, and that focus goes with it.
  const said = useRef(false)
  const [wanted, setWanted] = useState({ index: -1, byPointer: false })
  // The list may have become shorter since.
  const active = Math.min(wanted.index, count - 1)

  const change = (next: boolean, reason: ListOpenReason | ListCloseReason) => {
    if (next === said.current) return
    said.current = next
    setOpen(next)
    onOpenChange?.(next, { reason })
  }

  const setActive = (index: number, byPointer = false) => setWanted({ index, byPointer })

  return {
    id,
    open,
    active,
    byPointer: wanted.byPointer,
    setActive,
    show(index, reason) {
      setActive(index)
      change(true, reason)
    },
    hide: (reason) => change(false, reason),
    attributes: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open && active >= 0 ? itemId(id, active) : undefined,
    },
  }
}

/** The id of an item's element. */
export function itemId(listId: string, index: number): string {
  return `${listId}-${index}`
}
