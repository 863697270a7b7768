import type { PointerEvent } from 'react'

/**
 * Press, draw out of the button, let go on an item: one move instead of two presses. Answers what the button listens to.
 */
export function pressAndDrag(open: () => void) {
  let held = false

  const release = (event: globalThis.PointerEvent) => {
    const item = event.composedPath().find((target) => 'matches' in target && isItem(target as Element))
    if (item) (item as HTMLElement).click()
  }

  return {
    onPointerDown({ pointerType, button }: PointerEvent<HTMLElement>) {
      held = pointerType === 'mouse' && button === 0
    },
    onPointerLeave({ buttons, currentTarget }: PointerEvent<HTMLElement>) {
      if (!held || buttons !== 1) return
      held = false
      currentTarget.ownerDocument.addEventListener('pointerup', release, { capture: true, once: true })
      open()
    },
  }
}

function isItem(element: Element): boolean {
  return element.matches('[role^="menuitem"]')
}
