import { useRef } from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { readTypedText } from '@inlay/sdk-core/filters'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import type { CellChange, CellEditResult, SaveCells } from '@inlay/sdk-core/table'
import { audienceMessages } from './audience-messages'
import type { TypeOf } from './column-type'
import { fieldMessages } from './field-messages'
import { saveOverOthers, type ReadRows } from './save-over-others'
import { fieldText } from './seniority-words'
import { useSaveRow } from './use-save-row'
import { useSavedRows } from './use-saved-rows'

export interface CellSavingParts {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly typeOf: TypeOf
  readonly rows: ReadRows
}

interface ChangedRow {
  readonly row: Artifact
  readonly data: Record<string, unknown>
}

/** Saves cells row by row: what belongs to one row is one change. */
export function useCellSaving({ campaignId, artifactType, typeOf, rows }: CellSavingParts): SaveCells<Artifact> {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const { host } = useInlay()
  const save = useSaveRow(campaignId, artifactType)
  const saved = useSavedRows(campaignId, artifactType)
  const texts = useRef(new Map<string, string>())
  /** The table knows what a text of a typed column meant: who takes a change back gets the text again. */
  const asWritten = ({ rowId: id, row, columnId, value }: CellChange<Artifact>, isBack: boolean) => {
    const type = typeOf(columnId)
    if (type === undefined) return value
    const cell = `${id} ${columnId}`
    const text = texts.current.get(cell)
    const before = row[columnId]
    if (typeof before === 'string') texts.current.set(cell, before)
    return isBack && text !== undefined && readTypedText(type, text) === value ? text : value
  }

  async function saveAll(changed: Iterable<ChangedRow>): Promise<CellEditResult> {
    for (const { row, data } of changed) {
      const result = await saveOverOthers({ row, data, save, rows })
      if (result.ok) continue
      const { theirs, error } = result
      if (theirs === undefined) return { ok: false, error }
      const value = fieldText(theirs.field, theirs.row[theirs.field], label)
      return { ok: false, error: t('cellChangedElsewhere', { value }) }
    }
    return { ok: true }
  }

  return async (changes, { reason }) => {
    // Who tries again has been told what stands there, and wants what was typed.
    const known = reason === 'retry' ? new Map(rows.rowsNow().map((row) => [row.id, row])) : undefined
    const byRow = new Map<string, ChangedRow>()
    for (const change of changes) {
      const { rowId: id, columnId } = change
      const row = known?.get(id) ?? change.row
      const value = asWritten(change, reason === 'undo')
      const entry = byRow.get(id) ?? { row, data: {} }
      entry.data[columnId] = value === '' ? null : value
      byRow.set(id, entry)
    }
    // Also between one try and the next, whoever leaves would lose what was typed.
    const letGo = host.holdPage()
    try {
      return await saved.together(() => saveAll(byRow.values()))
    } finally {
      letGo()
    }
  }
}
