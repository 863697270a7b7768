import { isApiError, type ApiError } from '@inlay/sdk-core'
import { updateRow, type Artifact, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'

export type SavedRow =
  | { readonly ok: true }
  /** `isConflict`: somebody else has changed the row since it was read. */
  | { readonly ok: false; readonly isConflict: boolean; readonly error: string }

export type SaveRow = (row: Artifact, data: Readonly<Record<string, unknown>>) => Promise<SavedRow>

/** Saves fields of a row as it was read; a change of somebody else is never overwritten unseen. */
export function useSaveRow(campaignId: string, artifactType: ArtifactType): SaveRow {
  const t = useMessages(audienceMessages)
  const refusalText = useRefusalText()
  const { run } = useAction(updateRow)

  function reasonOf(error: ApiError): string {
    const reason = error.fields[0]?.message ?? refusalText(error)
    return reason === undefined ? t('rowFailed') : t('rowRefused', { reason })
  }

  return async (row, data) => {
    const input = {
      params: { campaignId, rowId: row.id },
      query: { artifactType },
      body: { data: data as Parameters<typeof run>[0]['body']['data'] },
    }
    const result = await run(input, { ifMatch: row.version_id })
    if (result.ok) return { ok: true }
    const isConflict = isApiError(result.error, 'conflict')
    return { ok: false, isConflict, error: isConflict ? t('changedElsewhere') : reasonOf(result.error) }
  }
}
