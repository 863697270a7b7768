import { useRef, type ReactNode } from 'react'
import { useFocusOnward } from '../floating/use-focus-onward'

export interface DoneStepProps {
  readonly onPress: () => void
  /** Where focus goes on when this is the open step again, and no button any more. */
  readonly onward: () => HTMLElement | null
  readonly children: ReactNode
}

/** A step that is done and leads back to itself. */
export function DoneStep({ onPress, onward, children }: DoneStepProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnward(button, onward)
  return (
    <button ref={button} type="button" className="inlay-Stepper-content" onClick={onPress}>
      {children}
    </button>
  )
}
