import {
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { InlayContext, NotifyContext } from '../../react/inlay-context'
import { classNames } from '../class-names'
import { ShortcutContext } from '../shortcuts/shortcut-context'
import { useShortcutRegistry } from '../shortcuts/use-shortcut-registry'
import { Toaster } from '../toaster/Toaster'
import { createToastQueue } from '../toaster/toast-queue'
import { useToasterReach } from '../toaster/use-toaster-reach'
import { TooltipLayer } from '../tooltip/TooltipLayer'
import { useTooltips } from '../tooltip/use-tooltips'
import { createAnnouncements } from './announcements'
import { LiveRegion } from './LiveRegion'
import { watchPresses } from './pointer-press'
import { OverlayContext, RootContext } from './root-context'
import { rootAttributes } from './root-attributes'
import { useClock } from './use-clock'
import { useStyleSheetWarning } from './use-style-sheet-warning'

export interface RootElementProps {
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly fill?: boolean | undefined
  readonly shadowRoot: ShadowRoot | undefined
}

/** The element of a root, with all that it gives to what is inside. */
export const RootElement = forwardRef<HTMLDivElement, RootElementProps>(function RootElement(
  { children, className, fill = false, shadowRoot },
  ref,
) {
  const inlay = useContext(InlayContext)
  const clock = useClock()
  const own = useRef<HTMLDivElement>(null)
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const [modals, setModals] = useState<readonly HTMLElement[]>([])
  const announcements = useMemo(() => createAnnouncements(clock), [clock])
  const toasts = useMemo(() => createToastQueue(clock), [clock])
  const reach = useToasterReach()
  const { tooltips, listeners } = useTooltips(own)
  const notify = inlay?.host.notify ?? toasts.add
  const attributes = rootAttributes(inlay)
  const outside = inlay?.host.portalContainer
  const topmost = modals.at(-1) ?? overlays

  // What happens in the overlays comes by here too, through React.
  const { shortcuts, onKeyDown } = useShortcutRegistry(own, topmost)
  const handlers = {
    ...listeners,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      reach.onKeyDown(event)
      onKeyDown(event)
    },
  }

  useStyleSheetWarning(own)
  useEffect(() => (own.current ? watchPresses(own.current.ownerDocument) : undefined), [])
  useEffect(() => () => announcements.clear(), [announcements])
  useEffect(() => () => toasts.clear(), [toasts])

  const enterModal = useCallback((container: HTMLElement) => {
    setModals((open) => [...open, container])
    return () => setModals((open) => open.filter((other) => other !== container))
  }, [])

  const root = useMemo(
    () => ({
      shadowRoot,
      enterModal,
      announce: (text: string, options?: { readonly assertive?: boolean | undefined }) =>
        announcements.add(text, options?.assertive ?? false),
    }),
    [announcements, enterModal, shadowRoot],
  )

  const setElement = useCallback(
    (element: HTMLDivElement | null) => {
      own.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )

  const overlayPlace = <div ref={setOverlays} className="inlay-InlayRoot-overlays" />

  return (
    <div
      ref={setElement}
      className={classNames('inlay-InlayRoot', className)}
      data-fill={fill ? '' : undefined}
      {...attributes}
      {...handlers}
    >
      <RootContext.Provider value={root}>
        <NotifyContext.Provider value={notify}>
          <OverlayContext.Provider value={overlays}>
            <ShortcutContext.Provider value={shortcuts}>{children}</ShortcutContext.Provider>
            {isElement(outside) ? createPortal(<div {...attributes}>{overlayPlace}</div>, outside) : overlayPlace}
            {topmost &&
              createPortal(
                <>
                  <LiveRegion announcements={announcements} />
                  <Toaster toasts={toasts} reach={reach} />
                  <TooltipLayer tooltips={tooltips} />
                </>,
                topmost,
              )}
          </OverlayContext.Provider>
        </NotifyContext.Provider>
      </RootContext.Provider>
    </div>
  )
})

/** By its own document's idea of an element, since a container may come from another frame. */
function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 1
}
