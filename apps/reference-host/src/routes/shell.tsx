import { copyeditDestinations } from '@inlay/react-copyedit'
import { platformDestinations } from '@inlay/react-platform'
import { FlagsScreen } from '@inlay/react-platform/flags'
import { AccessDeniedPage, ErrorPage } from '@inlay/react-platform/shell'
import { config } from '../config'
import { ComponentModes } from '../modes/ComponentModes'
import type { AreaScreens } from './area-screens'

const home = { to: platformDestinations.home() }

/** The pages of the platform frame itself. */
export const screens: AreaScreens = {
  'platform.flags': () => <FlagsScreen />,
  'shell.componentModes': ComponentModes,
  'platform.error': () => <ErrorPage home={home} supportHref={config.supportHref} />,
  'platform.accessDenied': () => <AccessDeniedPage subject="page" home={home} supportHref={config.supportHref} />,
  'platform.aiAppsError': () => <ErrorPage reason="unavailable" home={home} supportHref={config.supportHref} />,
  'copyedit.error': WritingError,
  'copyedit.documentError': WritingError,
}

function WritingError() {
  return (
    <ErrorPage
      reason="unavailable"
      home={home}
      projects={{ to: copyeditDestinations.projects() }}
      supportHref={config.supportHref}
    />
  )
}
