import {
  forwardRef,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import { OverlayContext } from '../root/root-context'
import { LayerContext, type LayerContextValue } from './layer-context'
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
  /** Its anchor has been taken out of the page. Left out: it only is not seen any more. */
  readonly onAnchorGone?: (() => void) | undefined
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

function OpenLayer({
  anchor,
  place,
  inside,
  onLeave,
  onAnchorGone,
  forwarded,
  role,
  className,
  onKeyDown,
  ...rest
}: OpenLayerProps) {
  const element = useRef<HTMLDivElement>(null)
  const around = useContext(LayerContext)
  const { nested, claimed, context } = useNestedLayers(around)
  const latest = useRef({ anchor, place, onAnchorGone })
  const { placement, gap, alongEdge, asWideAsAnchor } = place ?? {}
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(forwarded, () => element.current, [])

  useLayoutEffect(() => {
    latest.current = { anchor, place, onAnchorGone }
  })

  useLayoutEffect(() => {
    const beside = latest.current.anchor()
    if (!element.current || !beside) return
    return placeFloating(beside, element.current, {
      placement,
      gap,
      alongEdge,
      asWideAsAnchor,
      onAnchorGone: () => latest.current.onAnchorGone?.(),
    })
  }, [placement, gap, alongEdge, asWideAsAnchor])

  useLayoutEffect(() => (element.current ? around?.register(element.current) : undefined), [around])

  useOutsidePress(
    true,
    () => [element.current, ...nested.current, ...(inside?.() ?? [])],
    (press) => {
      // The layers inside of this one come first: each press closes one, and this one is the next.
      if (nested.current.size > 0 || claimed.current === press) return
      around?.claim(press)
      onLeave('outside-press')
    },
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
    <LayerContext.Provider value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is the caller's */}
      <div {...rest} ref={element} role={role} className={classNames('inlay-Floating', className)} onKeyDown={press} />
    </LayerContext.Provider>
  )
}

/** The layers that are open inside of one, and the press that has closed the last of them. */
function useNestedLayers(around: LayerContextValue | undefined) {
  const nested = useRef(new Set<Element>())
  const claimed = useRef<Event>(undefined)
  const context = useMemo(
    (): LayerContextValue => ({
      register(layer) {
        nested.current.add(layer)
        const forget = around?.register(layer)
        return () => {
          nested.current.delete(layer)
          forget?.()
        }
      },
      claim(press) {
        claimed.current = press
        around?.claim(press)
      },
    }),
    [around],
  )
  return { nested, claimed, context }
}
