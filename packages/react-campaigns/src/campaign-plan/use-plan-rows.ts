import { useState } from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import type { UseRows } from '@inlay/sdk-core/table'
import { rowsPollEvery, useAudienceRows } from '../campaign-detail/use-audience-rows'

export interface PlanRows {
  readonly artifactType: ArtifactType
  readonly show: (artifactType: ArtifactType) => void
  readonly search: string
  readonly searchFor: (search: string) => void
  readonly rows: UseRows<Artifact>
}

/** How often rows are asked for while the agent may be finding some. */
const workingPollEvery = 2_000

/** The rows that the panel of the audience shows: of one type, and those that are found. */
export function usePlanRows({
  campaignId,
  enabled,
  working,
}: {
  readonly campaignId: string
  readonly enabled: boolean
  readonly working: boolean
}): PlanRows {
  const [artifactType, show] = useState<ArtifactType>('contact')
  const [search, searchFor] = useState('')
  const rows = useAudienceRows({
    campaignId,
    artifactType,
    search,
    enabled,
    pollEvery: working ? workingPollEvery : rowsPollEvery,
  })
  return { artifactType, show, search, searchFor, rows }
}
