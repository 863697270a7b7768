import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react'
import type { Host } from '../../ports/host'
import { InlayContext } from '../../react/inlay-context'
import { warnOnce } from '../../react/development/warn-once'
import { platformOf } from '../kbd/platform-of'
import { useClock } from '../root/use-clock'
import { pressOf } from './match-chord'
import { createShortcutRegistry, type ShortcutRegistry } from './shortcut-registry'

/** The registry of a root. `onKeyDown` belongs to its element: keys pressed in its overlays come to it through React. */
export function useShortcutRegistry(
  root: RefObject<HTMLElement | null>,
  topmost: HTMLElement | null,
): { readonly shortcuts: ShortcutRegistry; readonly onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => void } {
  const inlay = useContext(InlayContext)
  const clock = useClock()
  const host: Partial<Host> | undefined = inlay?.host
  const name = `inlay:shortcuts:${inlay?.session.userId ?? ''}`
  const { storage, reservedShortcuts, onShortcutConflict } = host ?? {}
  const shortcuts = useMemo(
    () =>
      createShortcutRegistry({
        clock,
        storage,
        name,
        reserved: reservedShortcuts ?? [],
        onConflict(conflict) {
          onShortcutConflict?.(conflict)
          if (process.env.NODE_ENV === 'production') return
          const other =
            conflict.otherId === undefined ? 'are reserved by the page' : `are those of "${conflict.otherId}" too`
          warnOnce(
            `shortcut ${conflict.id} ${conflict.keys}`,
            `the keys "${conflict.keys}" of the shortcut "${conflict.id}" ${other}.`,
          )
        },
      }),
    [clock, storage, name, reservedShortcuts, onShortcutConflict],
  )

  useLayoutEffect(() => {
    if (root.current) shortcuts.setPlatform(platformOf(root.current))
  }, [root, shortcuts])
  useLayoutEffect(() => shortcuts.setLayer(topmost), [shortcuts, topmost])
  useEffect(() => () => shortcuts.stop(), [shortcuts])

  const onKeyDown = useMemo(
    () => (event: ReactKeyboardEvent<HTMLElement>) => {
      const { nativeEvent } = event
      // An input method is at work, also where browsers say so by the number of the key alone.
      if (event.defaultPrevented || nativeEvent.isComposing || nativeEvent.keyCode === 229) return
      const press = pressOf(nativeEvent)
      const target = nativeEvent.composedPath()[0]
      if (!isElement(target) || !shortcuts.press(press, nativeEvent, kindOf(target))) return
      event.preventDefault()
      event.stopPropagation()
    },
    [shortcuts],
  )
  return { shortcuts, onKeyDown }
}

const buttons = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

function kindOf(target: HTMLElement) {
  const tag = target.localName
  return {
    editable:
      target.isContentEditable ||
      tag === 'textarea' ||
      tag === 'select' ||
      (tag === 'input' && !buttons.test((target as HTMLInputElement).type)),
    // There letters lead to what begins with them.
    takesLetters: target.closest('[role="menu"], [role="listbox"], [role="tree"]') !== null,
    pressable:
      target.closest('a[href], button, summary, input, [role="button"], [role="link"], [role="treeitem"]') !== null,
  }
}

function isElement(target: EventTarget | undefined): target is HTMLElement {
  return target !== undefined && 'closest' in target
}
