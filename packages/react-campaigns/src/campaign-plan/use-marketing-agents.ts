import { useMemo } from 'react'
import { backendAgent } from '@inlay/sdk-core/agent'
import type { ChatAgent } from '@inlay/sdk-core/chat'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { marketingAgents } from './marketing-agents'
import { planMessages } from './messages'

/** The agents of this workspace. */
export function useMarketingAgents(): readonly ChatAgent[] {
  const { client, workspaceId = '' } = useInlay()
  const t = useMessages(planMessages)
  const adapters = useMemo(
    () => marketingAgents.map(({ id }) => backendAgent({ client, workspaceId, agentId: id })),
    [client, workspaceId],
  )
  return useMemo(
    () =>
      marketingAgents.flatMap(({ id, name, about }, index) => {
        const adapter = adapters[index]
        return adapter ? [{ id, name, description: t(about), adapter }] : []
      }),
    [adapters, t],
  )
}
