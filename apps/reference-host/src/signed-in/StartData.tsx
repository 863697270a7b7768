import { StartFailedPage } from '@inlay/react-platform/shell'
import { getCurrentUser, listWorkspaces, type CurrentUser, type Workspace } from '@inlay/sdk-core/contract/workspace'
import { useAuthState, useHost, useMessages, useOperation } from '@inlay/sdk-core/react'
import { useLocation } from 'react-router'
import { config } from '../config'
import { hostMessages } from '../messages'
import { frameAt } from '../navigation/destination-addresses'
import { StartWaiting } from '../waiting/StartWaiting'
import { lastWorkspace } from './last-workspace'
import { PersonPlace } from './PersonPlace'
import { WorkspaceAhead } from './WorkspaceAhead'

export interface StartDataValue {
  readonly user: CurrentUser
  readonly workspaces: readonly Workspace[]
}

/** Reads who the person is and which workspaces are theirs, by one call each, before anything else is shown. */
export function StartData() {
  const t = useMessages(hostMessages)
  const { pathname } = useLocation()
  const user = useOperation(getCurrentUser, noInput, forTheSession)
  const workspaces = useOperation(listWorkspaces, noInput, forTheSession)

  // Whoever tries again wants all that is missing.
  const retry = () => {
    for (const each of [user, workspaces]) if (each.status === 'failed') each.retry()
  }
  if (user.status === 'failed') {
    return <StartFailedPage missing="user" supportHref={config.supportHref} onRetry={retry} />
  }
  if (workspaces.status === 'failed') {
    const text = t(frameAt(pathname).frame === 'campaigns' ? 'workspaceDetailsFailed' : 'workspaceListFailed')
    return <StartFailedPage missing="workspaces" text={text} supportHref={config.supportHref} onRetry={retry} />
  }
  if (user.status !== 'ready' || workspaces.status !== 'ready') return <Waiting pathname={pathname} />
  return <PersonPlace user={user.data} workspaces={workspaces.data} />
}

function Waiting({ pathname }: { readonly pathname: string }) {
  const { storage } = useHost()
  const auth = useAuthState()
  const { workspaceId } = frameAt(pathname)
  const known = auth.status === 'signed-in' ? lastWorkspace.read(storage, auth.user.userId) : undefined
  return workspaceId !== undefined && workspaceId === known ? (
    <WorkspaceAhead workspaceId={workspaceId} />
  ) : (
    <StartWaiting />
  )
}

const noInput = {}
const forTheSession = { staleTime: Number.POSITIVE_INFINITY }
