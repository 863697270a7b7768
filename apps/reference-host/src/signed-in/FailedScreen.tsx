import { campaignsDestinations } from '@inlay/react-campaigns'
import { copyeditDestinations } from '@inlay/react-copyedit'
import { platformDestinations } from '@inlay/react-platform'
import { ErrorPage } from '@inlay/react-platform/shell'
import { config } from '../config'
import type { ScreenAddress } from '../routes/address'

interface FailedScreenProps {
  readonly address: ScreenAddress
  readonly onRetry?: (() => void) | undefined
}

/** In place of a screen that failed: with the ways on that its frame and its area have. */
export function FailedScreen({ address: { frame, area }, onRetry }: FailedScreenProps) {
  if (frame === 'campaigns') return <ErrorPage home={{ to: campaignsDestinations.home() }} onRetry={onRetry} />
  return (
    <ErrorPage
      home={{ to: platformDestinations.home() }}
      projects={area === 'copyedit' ? { to: copyeditDestinations.projects() } : undefined}
      supportHref={config.supportHref}
      onRetry={onRetry}
    />
  )
}
