import { rememberActiveWorkspace } from '@inlay/sdk-core/contract/workspace'
import { useAction } from '@inlay/sdk-core/react'
import { useEffect, useRef } from 'react'

/** Keeps which workspace the person used last, for addresses that name none. Nobody is told when that fails. */
export function useRememberWorkspace(workspaceId: string, remembered: string | undefined): void {
  const { run } = useAction(rememberActiveWorkspace)
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (workspaceId === remembered || workspaceId === sent.current) return
    sent.current = workspaceId
    void run({ body: { workspaceId } })
  }, [remembered, run, workspaceId])
}
