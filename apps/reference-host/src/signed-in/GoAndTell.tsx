import type { Workspace } from '@inlay/sdk-core/contract/workspace'
import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hostMessages } from '../messages'
import { frameAt } from '../navigation/destination-addresses'
import { Go, type GoProps } from '../navigation/Go'
import { readablePath } from '../routes/readable-path'

interface GoAndTellProps extends GoProps {
  readonly workspaces: readonly Workspace[]
}

/** Leads on; where that is not what the address says, a notice says why, and where one is. */
export function GoAndTell({ to, reason, workspaces }: GoAndTellProps) {
  const t = useMessages(hostMessages)
  const notify = useNotify()
  const { pathname } = useLocation()
  const { workspaceId } = frameAt(to)
  const workspace = workspaces.find((each) => each.workspaceId === workspaceId)?.workspaceName ?? ''
  const text = reason && t(texts[reason], { workspace, address: readablePath(pathname) })
  useEffect(() => {
    if (text !== undefined) notify({ id: 'host.detour', tone: 'info', text })
  }, [notify, text])
  return <Go to={to} reason={reason} />
}

const texts = {
  'foreign-workspace': 'foreignWorkspace',
  'unknown-path': 'unknownPath',
  'flag-off': 'flagOff',
} as const
