import { platformDestinations } from '@inlay/react-platform'
import { ErrorPage } from '@inlay/react-platform/shell'
import { config } from '../config'

/** In place of a screen whose feature is turned off and whose address says so itself. */
export function ClosedScreen() {
  return <ErrorPage reason="unavailable" home={{ to: platformDestinations.home() }} supportHref={config.supportHref} />
}
