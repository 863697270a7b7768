import { AccessDeniedPage, NoWorkspacePage } from '@inlay/react-platform/shell'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { config } from '../config'
import { Go } from '../navigation/Go'
import { PageTitle } from '../PageTitle'
import { AreaScreen } from '../routes/AreaScreen'
import type { Person } from '../routes/person'
import { resolveAddress } from '../routes/resolve-address'
import { resolveOptions } from '../routes/resolve-options'
import { StartWaiting } from '../waiting/StartWaiting'
import { AlonePage } from './AlonePage'
import { GoAndTell } from './GoAndTell'
import type { StartDataValue } from './StartData'
import { WorkspaceTree } from './WorkspaceTree'

/** Shows what the address of the page asks for, now that the person is known. */
export function PersonPlace({ user, workspaces }: StartDataValue) {
  const place = useLocation()
  const navigate = useNavigate()
  const person = useMemo(
    (): Person => ({
      email: user.email,
      workspaceIds: workspaces.map(({ workspaceId }) => workspaceId),
      activeWorkspaceId: user.activeWorkspaceId ?? undefined,
      redirectPath: user.redirectPath ?? undefined,
    }),
    [user, workspaces],
  )
  const resolution = resolveAddress(place, { status: 'signed-in', person }, resolveOptions)

  switch (resolution.kind) {
    case 'go':
      return <GoAndTell to={resolution.to} reason={resolution.reason} workspaces={workspaces} />
    case 'access-denied':
      return (
        <>
          <PageTitle screen="shell.accessDenied" />
          <AlonePage>
            <AccessDeniedPage
              home={{ href: '/' }}
              signedIn={{ email: user.email, onSignOut: () => void navigate('/logout') }}
              supportHref={config.supportHref}
              alone
            />
          </AlonePage>
        </>
      )
    case 'no-workspace':
      return (
        <>
          <PageTitle screen="shell.noWorkspace" />
          <AlonePage>
            <NoWorkspacePage supportHref={config.supportHref} onSignOut={() => void navigate('/logout')} />
          </AlonePage>
        </>
      )
    case 'screen':
    case 'flagged-redirect': {
      const workspaceId = resolution.match.params['workspaceId']
      if (workspaceId !== undefined) {
        return (
          <WorkspaceTree
            key={workspaceId}
            workspaceId={workspaceId}
            resolution={resolution}
            user={user}
            workspaces={workspaces}
          />
        )
      }
      if (resolution.kind === 'flagged-redirect') return <Go to={resolution.to} />
      return (
        <>
          <PageTitle screen={resolution.match.address.screen} />
          <AreaScreen match={resolution.match} />
        </>
      )
    }
    case 'logged-out':
    case 'wait':
      return <StartWaiting />
  }
}
