import { platformDestinations } from '@inlay/react-platform'
import { ErrorPage } from '@inlay/react-platform/shell'
import { getAccount, getSubscription } from '@inlay/sdk-core/contract/workspace'
import { InlayProvider, useInlay, useOperation } from '@inlay/sdk-core/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAppPorts } from '../app-ports'
import { config } from '../config'
import { CampaignsFrame } from '../frames/CampaignsFrame'
import { PlatformFrame } from '../frames/PlatformFrame'
import { PageTitle } from '../PageTitle'
import { openAddress, type Opening } from '../routes/open-address'
import { StartWaiting } from '../waiting/StartWaiting'
import { ClosedScreen } from './ClosedScreen'
import { FramedScreen } from './FramedScreen'
import { GoAndTell } from './GoAndTell'
import { StartFailed } from './StartFailed'
import { TellOfUnreadFlags } from './TellOfUnreadFlags'
import { StartRetried, useStartRetried } from './start-retried'
import { useFlagsOfLoad } from './use-flags-of-load'
import { pauseOf, useStartPause } from './use-start-pause'
import type { WorkspaceTreeProps } from './WorkspaceTree'

/** Reads account, subscription and flags of the workspace, by one call each, and then shows the frame with its screen. */
export function WorkspaceStart({ workspaceId, resolution, user, workspaces }: WorkspaceTreeProps) {
  const { pathname } = useLocation()
  const { client, auth, navigation, locale, appearance } = useInlay()
  const { changes } = useAppPorts()
  const account = useOperation(getAccount, noInput, forTheSession)
  const subscription = useOperation(getSubscription, noInput, forTheSession)
  const flags = useFlagsOfLoad(pathname)

  const settled = [account, subscription].every(({ status }) => status === 'ready' || status === 'failed')
  const pause = useStartPause([pauseOf(account), pauseOf(subscription), flags.pause])
  const startRetried = useStartRetried()
  const [askedForFlags, setAskedForFlags] = useState(false)
  if (!settled || !flags.known) {
    if (pause.until === undefined) return <StartWaiting />
    return <StartFailed missing="workspaces" putOffUntil={pause.until} retrying={pause.over} onRetry={pause.end} />
  }

  const opening = openAddress(resolution, flags.isOn)
  const retry = isOff(opening) ? flags.retry : undefined
  if (opening.kind === 'go' && !retry)
    return <GoAndTell to={opening.to} reason={opening.reason} workspaces={workspaces} />

  const { match } = resolution
  const screen = resolution.kind === 'screen' ? resolution.match.address.screen : 'shell.error'
  const FrameOfAddress = match.address.frame === 'campaigns' ? CampaignsFrame : PlatformFrame
  return (
    <InlayProvider
      client={client}
      auth={auth}
      navigation={navigation}
      locale={locale}
      appearance={appearance}
      workspaceId={workspaceId}
      flags={flags.isOn}
      host={{ holdPage: changes.hold }}
      onEvent={changes.hear}
    >
      <StartRetried.Provider value={startRetried || pause.until !== undefined || askedForFlags}>
        <PageTitle screen={opening.kind === 'screen' ? screen : retry ? 'shell.error' : 'shell.closed'} />
        {flags.retry && !retry && screen !== 'platform.flags' && (
          <TellOfUnreadFlags attempt={flags.attempt} onRetry={flags.retry} />
        )}
        <FrameOfAddress screen={screen} workspaceId={workspaceId} user={user} workspaces={workspaces} isOn={flags.isOn}>
          {retry ? (
            <ErrorPage
              reason="unread"
              home={{ to: platformDestinations.home() }}
              supportHref={config.supportHref}
              onRetry={() => {
                setAskedForFlags(true)
                retry()
              }}
            />
          ) : opening.kind === 'screen' ? (
            <FramedScreen match={opening.match} />
          ) : (
            <ClosedScreen />
          )}
        </FrameOfAddress>
      </StartRetried.Provider>
    </InlayProvider>
  )
}

/** Closed by a flag that is off, or counts as off. */
function isOff(opening: Opening): boolean {
  return opening.kind === 'closed' || (opening.kind === 'go' && opening.reason === 'flag-off')
}

const noInput = {}
const forTheSession = { staleTime: Number.POSITIVE_INFINITY }
