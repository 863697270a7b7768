import { useEffect, useRef, type ReactNode } from 'react'
import { firstStop } from '../floating/tab-stops'
import { useAnnounce } from '../root/use-announce'

interface WizardPanelProps {
  readonly label: string
  /** Which of how many it is, as it is said. */
  readonly progress: string
  readonly shown: boolean
  /** One has come to it from another step: the first is given focus by the dialog itself. */
  readonly arrived: boolean
  readonly children: ReactNode
}

/** One step of a wizard: out of sight it keeps what it holds. */
export function WizardPanel({ label, progress, shown, arrived, children }: WizardPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const latest = useRef({ announce, progress, arrived })
  useEffect(() => {
    latest.current = { announce, progress, arrived }
  })

  useEffect(() => {
    const element = panel.current
    if (!shown || !element || !latest.current.arrived) return
    ;(firstStop(element) ?? element).focus({ preventScroll: true })
    latest.current.announce(latest.current.progress)
  }, [shown])

  return (
    <div ref={panel} role="group" aria-label={label} tabIndex={-1} hidden={!shown} className="inlay-Wizard-step">
      {children}
    </div>
  )
}
