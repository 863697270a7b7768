import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type FocusEvent,
} from 'react'
import { activeElement } from '../floating/active-element'
import { giveFocusBack } from '../floating/give-focus-back'

const layers = '.inlay-Floating, .inlay-Dialog'

interface PlainDrawerProps extends ComponentPropsWithoutRef<'section'> {
  readonly keepFocus: boolean
  readonly returnFocusTo: (() => HTMLElement | null) | undefined
  readonly onEscape: () => void
}

/** A drawer that leaves all else in use. */
export const PlainDrawer = forwardRef<HTMLElement, PlainDrawerProps>(function PlainDrawer(
  { keepFocus, returnFocusTo, onEscape, onFocus, children, ...rest },
  ref,
) {
  const element = useRef<HTMLElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const latest = useRef({ keepFocus, returnFocusTo })
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [])
  useEffect(() => {
    latest.current = { keepFocus, returnFocusTo }
  })

  useLayoutEffect(() => {
    const drawer = element.current
    if (!drawer) return
    origin.current = activeElement(drawer) as HTMLElement | null
    if (!latest.current.keepFocus) {
      const marked = drawer.querySelector<HTMLElement>('[data-autofocus]')
      ;(marked ?? drawer).focus({ preventScroll: true })
    }
    return () => {
      const back = () => (origin.current?.isConnected ? origin.current : latest.current.returnFocusTo?.())
      if (drawer.matches(':focus-within')) back()?.focus({ preventScroll: true })
      // What was opened from within and has focus may go along with it.
      else if (activeElement(drawer)?.closest(layers)) giveFocusBack(drawer, back)
    }
  }, [])

  return (
    // Escape is that of the drawer as a whole, not of something to press.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <section
      {...rest}
      ref={element}
      tabIndex={-1}
      onFocus={(event) => {
        onFocus?.(event)
        if (comesFromOutside(event)) origin.current = event.relatedTarget as HTMLElement
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        onEscape()
      }}
    >
      {children}
    </section>
  )
})

/** One goes to and fro between a drawer and what is beside it: in the end one is back where one last was. */
function comesFromOutside({ relatedTarget, currentTarget }: FocusEvent): boolean {
  return (
    relatedTarget !== null &&
    !currentTarget.contains(relatedTarget) &&
    // What was opened from within has gone, or goes next.
    relatedTarget.closest(layers) === null
  )
}
