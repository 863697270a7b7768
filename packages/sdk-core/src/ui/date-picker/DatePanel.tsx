import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { FloatingLayer } from '../floating/FloatingLayer'

export type PanelCloseReason = 'escape' | 'outside-press'

export interface DatePanelProps {
  readonly id: string
  readonly label: string
  /** The field that it stands beside. */
  readonly field: RefObject<HTMLElement | null>
  readonly children: ReactNode
  readonly onLeave: (reason: PanelCloseReason) => void
}

/** The dialog of a date field, in the top layer. Tab stays inside of it, as it is not where it stands on the page. */
export function DatePanel({ id, label, field, children, onLeave }: DatePanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(stop) ?? [])]
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (event.nativeEvent.composedPath()[0] !== edge) return
    event.preventDefault()
    const next = event.shiftKey ? stops.at(-1) : stops[0]
    next?.focus()
  }

  return (
    <FloatingLayer
      ref={panel}
      id={id}
      role="dialog"
      aria-modal
      aria-label={label}
      className="inlay-DatePanel"
      anchor={() => field.current}
      inside={() => [field.current]}
      onLeave={onLeave}
      onKeyDown={press}
    >
      {children}
    </FloatingLayer>
  )
}

const stop = ':is(button, input:not([type="hidden"])):not(:disabled, [tabindex="-1"])'
