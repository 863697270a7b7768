import { forwardRef, useImperativeHandle, useRef, type ReactNode } from 'react'
import { useScrollStop } from '../floating/use-scroll-stop'

interface SplitPartProps {
  readonly id?: string | undefined
  readonly place: 'start' | 'end'
  readonly children: ReactNode
}

/** One of the two panes of a `SplitPane`; it scrolls by itself. */
export const SplitPart = forwardRef<HTMLDivElement, SplitPartProps>(function SplitPart({ id, place, children }, ref) {
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, [])
  useScrollStop(element)
  return (
    <div ref={element} id={id} className="inlay-SplitPane-pane" data-place={place}>
      {children}
    </div>
  )
})
