import { rememberActiveWorkspace } from '@inlay/sdk-core/contract/workspace'
import { useAction, useHost } from '@inlay/sdk-core/react'
import { useEffect, useRef } from 'react'
import { lastWorkspace } from './last-workspace'

interface ShownWorkspace {
  readonly userId: string
  readonly workspaceId: string
  /** What the server has remembered so far. */
  readonly remembered: string | undefined
  /** Whether the person came to it of their own will. */
  readonly chosen: boolean
}

/**
 * Keeps which workspace the person used last: at the server for addresses that name none, on this device for the next
 * start. Nobody is told when that fails.
 */
export function useRememberWorkspace({ userId, workspaceId, remembered, chosen }: ShownWorkspace): void {
  const { run } = useAction(rememberActiveWorkspace, { background: true })
  const { storage } = useHost()
  useEffect(() => lastWorkspace.keep(storage, userId, workspaceId), [storage, userId, workspaceId])
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (!chosen || workspaceId === remembered || workspaceId === sent.current) return
    sent.current = workspaceId
    void run({ body: { workspaceId } })
  }, [chosen, remembered, run, workspaceId])
}
