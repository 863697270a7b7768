import { ScreenSkeleton } from '@inlay/react-platform/shell'
import { hasPromptAt } from '../routes/has-prompt-at'
import { layoutAt } from '../routes/layout-at'
import { nameAt } from '../routes/name-at'
import { useLeftOfMoment } from './use-left-of-moment'

interface ScreenWaitingProps {
  readonly pathname: string
  /** The moment in which a wait is not shown is over already. @default false */
  readonly late?: boolean | undefined
}

/** In place of a screen inside its frame, while its area is loaded. */
export function ScreenWaiting({ pathname, late = false }: ScreenWaitingProps) {
  const left = useLeftOfMoment()
  return (
    <ScreenSkeleton
      name={nameAt(pathname)}
      delay={late ? 0 : left}
      box={hasPromptAt(pathname)}
      layout={layoutAt(pathname)}
    />
  )
}
