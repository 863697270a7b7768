import { useMemo, type KeyboardEvent } from 'react'
import { activeElement } from '../floating/active-element'

export interface ToasterReach {
  /** Belongs to the element of the root: what is pressed anywhere in it comes by here. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** The toaster shows something; the answer says that it is gone. */
  readonly show: (region: HTMLElement | null) => () => void
  /** Focus has come into the toaster. */
  readonly enter: (from: EventTarget | null) => void
  /** A card goes: focus in it moves on to another one, or back to where it came from. */
  readonly leaveCard: (key: number) => void
}

/** The way to the toasts by keyboard: F6 leads to the newest, F6 again or Escape back. */
export function useToasterReach(): ToasterReach {
  return useMemo(() => {
    let region: HTMLElement | null = null
    let origin: HTMLElement | null = null

    const leave = () => {
      origin?.focus({ preventScroll: true })
      origin = null
    }

    return {
      onKeyDown(event) {
        if (!region?.isConnected || event.defaultPrevented || !asksForToasts(event, region)) return
        event.preventDefault()
        event.stopPropagation()
        const active = activeElement(region)
        if (region.contains(active)) {
          leave()
          return
        }
        cards(region).at(-1)?.querySelector<HTMLElement>('button')?.focus()
      },
      enter(from) {
        if (from && 'focus' in from) origin = from as HTMLElement
      },
      show(element) {
        region = element
        return () => {
          region = null
        }
      },
      leaveCard(key) {
        const all = region ? cards(region) : []
        const index = all.findIndex((card) => card.dataset.toast === String(key))
        if (!all[index]?.matches(':focus-within')) return
        const next = all[index - 1] ?? all[index + 1]
        if (next) next.querySelector<HTMLElement>('button')?.focus()
        else leave()
      },
    }
  }, [])
}

function asksForToasts({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, region: Element): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  return key === 'F6' || (key === 'Escape' && region.contains(target as Node))
}

function cards(region: Element): readonly HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-toast]')]
}
