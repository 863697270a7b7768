import type { ApiError } from '@inlay/sdk-core'
import { getCurrentUser, listWorkspaces, type CurrentUser, type Workspace } from '@inlay/sdk-core/contract/workspace'
import { useAuthState, useHost, useMessages, useOperation, type OperationState } from '@inlay/sdk-core/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { hostMessages } from '../messages'
import { frameAt } from '../navigation/destination-addresses'
import { StartWaiting } from '../waiting/StartWaiting'
import { lastWorkspace } from './last-workspace'
import { PersonPlace } from './PersonPlace'
import { StartFailed } from './StartFailed'
import { StartRetried } from './start-retried'
import { pauseOf, useStartPause } from './use-start-pause'
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

  const ahead = useWorkspaceAhead(pathname)

  const failed = user.status === 'failed' ? 'user' : workspaces.status === 'failed' ? 'workspaces' : undefined
  const failures: readonly OperationState<unknown>[] = [user, workspaces]
  const error = failures.find((state) => state.status === 'failed')?.error
  const pause = useStartPause([user, workspaces].map(pauseOf), failed !== undefined)
  const [retried, setRetried] = useState<RetriedStart>()
  // Whether the pause ends by itself or by the button: the page that has told of it goes when all is there.
  if (pause.until !== undefined && retried === undefined) setRetried({ missing: 'workspaces' })

  // Whoever tries again wants all that is missing.
  const retry = (asked: RetriedStart) => {
    setRetried(asked)
    for (const each of [user, workspaces]) if (each.status === 'failed') each.retry()
    pause.end()
  }
  const ready = user.status === 'ready' && workspaces.status === 'ready'
  // The page stays while it is tried again, and focus with its button.
  const shown: RetriedStart | undefined = failed ? { missing: failed, error } : ready ? undefined : retried
  if (shown !== undefined) {
    const { missing } = shown
    const text = t(frameAt(pathname).frame === 'campaigns' ? 'workspaceDetailsFailed' : 'workspaceListFailed')
    return (
      <StartFailed
        missing={missing}
        error={pause.until === undefined ? shown.error : undefined}
        text={missing === 'workspaces' ? text : undefined}
        putOffUntil={pause.until}
        retrying={failed === undefined && pause.over}
        onRetry={() => retry(shown)}
      />
    )
  }
  const isTheirs = !ready || workspaces.data.some(({ workspaceId }) => workspaceId === ahead)
  return (
    <>
      {ahead !== undefined && isTheirs && <WorkspaceAhead workspaceId={ahead} />}
      {ready ? (
        <StartRetried.Provider value={retried !== undefined}>
          <PersonPlace user={user.data} workspaces={workspaces.data} />
        </StartRetried.Provider>
      ) : (
        <StartWaiting />
      )}
    </>
  )
}

/** What could not be read or is put off, and why, kept while it is tried again. */
interface RetriedStart {
  readonly missing: 'user' | 'workspaces'
  readonly error?: ApiError | undefined
}

/** The workspace of the address, where it is the one in which the person was last. */
function useWorkspaceAhead(pathname: string): string | undefined {
  const { storage } = useHost()
  const auth = useAuthState()
  const { workspaceId } = frameAt(pathname)
  const [known] = useState(() =>
    auth.status === 'signed-in' ? lastWorkspace.read(storage, auth.user.userId) : undefined,
  )
  return workspaceId === known ? known : undefined
}

const noInput = {}
const forTheSession = { staleTime: Number.POSITIVE_INFINITY }
