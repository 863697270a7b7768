import { useMemo } from 'react'
import type { Filter } from '@inlay/sdk-core'
import { executeSessionCode, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useOperation, useSupports } from '@inlay/sdk-core/react'
import { useSettled } from './use-settled'

export interface RemainingCountRequest {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  /** Which rows are counted; nothing where that cannot be asked. Keep its identity. */
  readonly where: Filter | undefined
}

const pause = 300

/** How many rows pass, by the server: the rows that filters hide are nowhere else. Nothing while that is not known. */
export function useRemainingCount({ campaignId, artifactType, where }: RemainingCountRequest): number | undefined {
  const isSupported = useSupports(executeSessionCode) === true
  const asked = useSettled(where, pause)
  const input = useMemo(
    () => asked && { params: { campaignId }, body: { code: { from: artifactType, where: asked, limit: 1 }, limit: 1 } },
    [artifactType, asked, campaignId],
  )
  const answer = useOperation(executeSessionCode, input, { enabled: isSupported, keepPrevious: true })
  return answer.status === 'ready' && where !== undefined ? answer.data.total : undefined
}
