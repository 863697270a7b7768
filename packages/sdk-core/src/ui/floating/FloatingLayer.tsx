import {
  createContext,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import { OverlayContext } from '../root/root-context'
import { placeFloating, type Anchor, type FloatingPlace } from './place-floating'
import { useOutsidePress } from './use-outside-press'

export type FloatingLeaveReason = 'escape' | 'outside-press'

export interface FloatingLayerProps extends ComponentPropsWithoutRef<'div'> {
  readonly role: 'dialog' | 'listbox' | 'menu' | 'grid' | 'tooltip' | 'group'
  /** What it stands beside; asked again whenever it is placed anew. */
  readonly anchor: () => Anchor | null
  readonly place?: FloatingPlace | undefined
  /** Elements that belong to it though they are elsewhere: presses there do not close it. */
  readonly inside?: (() => readonly (Element | null)[]) | undefined
  /** Asked to close. */
  readonly onLeave: (reason: FloatingLeaveReason) => void
}

/**
 * A box in the top layer beside an anchor, inside the nearest root. It is open as long as it is rendered. Escape and a
 * press outside ask to close the topmost one only: layers that are opened from within one belong to it. It moves no
 * focus: whoever opens it does, before or after.
 */
export const FloatingLayer = forwardRef<HTMLDivElement, FloatingLayerProps>(function FloatingLayer(props, ref) {
  const overlays = useContext(OverlayContext)
  return overlays && createPortal(<OpenLayer {...props} forwarded={ref} />, overlays)
})

interface OpenLayerProps extends FloatingLayerProps {
  readonly forwarded: ForwardedRef<HTMLDivElement>
}

function OpenLayer({ anchor, place, inside, onLeave, forwarded, role, className, onKeyDown, ...rest }: OpenLayerProps) {
  const element = useRef<HTMLDivElement>(null)
  const parent = useContext(LayerContext)
  const nested = useRef(new Set<Element>())
  const opening = useRef({ anchor, place })
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(forwarded, () => element.current, [])

  const register = useCallback(
    (layer: Element) => {
      nested.current.add(layer)
      const forget = parent?.(layer)
      return () => {
        nested.current.delete(layer)
        forget?.()
      }
    },
    [parent],
  )

  useEffect(() => {
    opening.current = { anchor, place }
  })

  useLayoutEffect(() => {
    const beside = opening.current.anchor()
    if (!element.current || !beside) return
    const letGo = placeFloating(beside, element.current, opening.current.place ?? {})
    const forget = parent?.(element.current)
    return () => {
      forget?.()
      letGo()
    }
  }, [parent])

  useOutsidePress(
    true,
    () => [element.current, ...nested.current, ...(inside?.() ?? [])],
    () => onLeave('outside-press'),
  )

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // Neither the layer below nor a dialog around it, ours or the page's, closes with it.
    event.preventDefault()
    event.stopPropagation()
    onLeave('escape')
  }

  return (
    <LayerContext.Provider value={register}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- every caller says its role */}
      <div {...rest} ref={element} role={role} className={classNames('inlay-Floating', className)} onKeyDown={press} />
    </LayerContext.Provider>
  )
}

/** Tells the layer around about one that was opened from within; the answer takes it out again. */
const LayerContext = createContext<((layer: Element) => () => void) | undefined>(undefined)
