import { StartFailedPage } from '@inlay/react-platform/shell'
import { getCurrentUser, listWorkspaces, type CurrentUser, type Workspace } from '@inlay/sdk-core/contract/workspace'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { useLocation } from 'react-router'
import { config } from '../config'
import { hostMessages } from '../messages'
import { frameAt } from '../navigation/destination-addresses'
import { StartWaiting } from '../waiting/StartWaiting'
import { PersonPlace } from './PersonPlace'

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

  if (user.status === 'failed') {
    return <StartFailedPage missing="user" supportHref={config.supportHref} onRetry={user.retry} />
  }
  if (workspaces.status === 'failed') {
    const text = t(frameAt(pathname).frame === 'campaigns' ? 'workspaceDetailsFailed' : 'workspaceListFailed')
    return (
      <StartFailedPage missing="workspaces" text={text} supportHref={config.supportHref} onRetry={workspaces.retry} />
    )
  }
  if (user.status !== 'ready' || workspaces.status !== 'ready') return <StartWaiting />
  return <PersonPlace user={user.data} workspaces={workspaces.data} />
}

const noInput = {}
const forTheSession = { staleTime: Number.POSITIVE_INFINITY }
