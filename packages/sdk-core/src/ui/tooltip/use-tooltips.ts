import {
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useClock } from '../root/use-clock'
import { isOfRoot, tooltipControl, wordsOf } from './tooltip-control'
import { createTooltips, type Tooltips } from './tooltips'

export interface RootTooltips {
  readonly tooltips: Tooltips<HTMLElement>
  /** Belong to the element of the root; what happens in its overlays comes to it through React. */
  readonly listeners: {
    readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
    readonly onPointerDownCapture: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: () => void
    readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** One tooltip for all controls below a root, so that each of them costs nothing. */
export function useTooltips(root: { readonly current: HTMLElement | null }): RootTooltips {
  const clock = useClock()
  const tooltips = useMemo(() => createTooltips<HTMLElement>(clock), [clock])
  const latest = useRef(tooltips)
  useEffect(() => {
    latest.current = tooltips
    return () => tooltips.hide()
  }, [tooltips])

  const listeners = useMemo((): RootTooltips['listeners'] => {
    const controlOf = (event: { readonly nativeEvent: Event }) =>
      tooltipControl(event.nativeEvent.composedPath(), root.current)
    return {
      onPointerOver(event) {
        const path = event.nativeEvent.composedPath()
        if (event.pointerType === 'touch' || !isOfRoot(path, root.current)) return
        const onTooltip = path.some((target) => 'matches' in target && isTooltip(target as Element))
        const control = controlOf(event)
        const speaks = control && wordsOf(control) ? control : undefined
        latest.current.pointAt(onTooltip ? 'tooltip' : speaks)
      },
      onClickCapture(event) {
        // A finger rests on nothing: what it cannot press says why at once.
        const control = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch' && controlOf(event)
        if (control && control.matches('[aria-disabled="true"]') && wordsOf(control)) latest.current.focusAt(control)
      },
      onPointerLeave: () => latest.current.pointAt(undefined),
      onPointerDownCapture: () => latest.current.hide(),
      onFocus(event) {
        if (!isOfRoot(event.nativeEvent.composedPath(), root.current)) return
        const control = controlOf(event)
        if (control && event.target.matches(':focus-visible') && !comesBack(event) && wordsOf(control))
          latest.current.focusAt(control)
      },
      onBlur: () => latest.current.focusAt(undefined),
      onKeyDownCapture(event) {
        if (event.key === 'Enter' || event.key === ' ') latest.current.hide()
      },
    }
  }, [root])

  return { tooltips, listeners }
}

/** Focus that only returns from what was open brings no news. */
function comesBack({ relatedTarget, target }: FocusEvent): boolean {
  const layer = relatedTarget?.closest('.inlay-Floating, .inlay-Dialog, .inlay-Drawer')
  return layer !== null && layer !== undefined && !layer.contains(target)
}

function isTooltip(element: Element): boolean {
  return element.matches('.inlay-Tooltip')
}
