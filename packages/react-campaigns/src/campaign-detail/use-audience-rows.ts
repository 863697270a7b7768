import { useCallback, useEffect, useMemo } from 'react'
import { listArtifacts, type Artifact, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useRows, type UseRows } from '@inlay/sdk-core/table'
import { useFailureText } from '@inlay/sdk-core/ui'
import { withSaved } from './saved-rows'
import { useSavedRows } from './use-saved-rows'

export interface AudienceRowsRequest {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  /** Looked for in all fields that are shown. @default every row */
  readonly search?: string | undefined
  /** How often what has changed is asked for, in milliseconds. @default 10000 */
  readonly pollEvery?: number | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/** How often what has changed is asked for while rows are shown. */
export const rowsPollEvery = 10_000

/** The rows of a campaign of one type that its filters let through, kept up to date, with what was saved since they were read. */
export function useAudienceRows({
  campaignId,
  artifactType,
  search = '',
  pollEvery = rowsPollEvery,
  enabled = true,
}: AudienceRowsRequest): UseRows<Artifact> {
  const failureText = useFailureText()
  const saved = useSavedRows(campaignId, artifactType)
  const query = { artifactType, ...(search === '' ? {} : { search }) }
  const read = useRows(
    listArtifacts,
    { params: { campaignId }, query },
    {
      enabled,
      pollEvery,
      failureText,
    },
  )
  const { table, rowsNow: rowsRead } = read
  const own = saved.rows()
  const rows = useMemo(() => withSaved(table.rows, own), [own, table.rows])
  useEffect(() => saved.forget(table.rows), [saved, table.rows])
  const shown = useMemo(() => ({ ...table, rows }), [rows, table])
  const rowsNow = useCallback(() => withSaved(rowsRead(), saved.rows()), [rowsRead, saved])
  return { ...read, table: shown, rowsNow }
}
