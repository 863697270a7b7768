import { useRef } from 'react'
import { isApiError, type ApiError } from '@inlay/sdk-core'
import { updateRow, type Artifact, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'
import { useSavedRows } from './use-saved-rows'

export type SavedRow =
  | {
      readonly ok: true
      /** As it is now. */
      readonly row: Artifact
    }
  /** `isConflict`: somebody else has changed the row since it was read. */
  | { readonly ok: false; readonly isConflict: boolean; readonly error: string }

export type SaveRow = (row: Artifact, data: Readonly<Record<string, unknown>>) => Promise<SavedRow>

/**
 * Saves fields of a row as it was read, one change after the other. A change of somebody else is never overwritten
 * unseen, and one's own is not taken for that, though the row may not have been read again since.
 */
export function useSaveRow(campaignId: string, artifactType: ArtifactType): SaveRow {
  const t = useMessages(audienceMessages)
  const refusalText = useRefusalText()
  const { run } = useAction(updateRow)
  const saved = useSavedRows(campaignId, artifactType)
  const underway = useRef(new Map<string, Promise<SavedRow>>())

  function reasonOf(error: ApiError): string {
    const reason = error.fields[0]?.message ?? refusalText(error)
    return reason === undefined ? t('rowFailed') : t('rowRefused', { reason })
  }

  async function send(row: Artifact, data: Readonly<Record<string, unknown>>): Promise<SavedRow> {
    const input = {
      params: { campaignId, rowId: row.id },
      query: { artifactType },
      body: { data: data as Parameters<typeof run>[0]['body']['data'] },
    }
    const ifMatch = Math.max(row.version_id, saved.versionOf(row.id))
    const result = await run(input, { ifMatch })
    if (result.ok) {
      saved.add(result.data)
      return { ok: true, row: result.data }
    }
    const isConflict = isApiError(result.error, 'conflict')
    return { ok: false, isConflict, error: isConflict ? t('changedElsewhere') : reasonOf(result.error) }
  }

  async function sendAfter(before: Promise<SavedRow> | undefined, ...change: Parameters<SaveRow>): Promise<SavedRow> {
    await before
    return send(...change)
  }

  return (row, data) => {
    const saving = sendAfter(underway.current.get(row.id), row, data)
    underway.current.set(row.id, saving)
    return saving
  }
}
