import { useRef } from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { readTypedText } from '@inlay/sdk-core/filters'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import type { CellChange, SaveCells, UseRows } from '@inlay/sdk-core/table'
import { audienceMessages } from './audience-messages'
import type { TypeOf } from './column-type'
import { fieldMessages } from './field-messages'
import { isSameValue } from './row-values'
import { fieldText } from './seniority-words'
import { useSaveRow, type SavedRow } from './use-save-row'

export interface CellSavingParts {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly typeOf: TypeOf
  readonly rows: Pick<UseRows<Artifact>, 'refresh' | 'rowsNow'>
}

type RowData = Readonly<Record<string, unknown>>

/**
 * Saves cells row by row: what belongs to one row is one change. That another field of the row has changed meanwhile, as
 * a job fills it in, keeps nobody from saving; where it is the same field, the person decides.
 */
export function useCellSaving({ campaignId, artifactType, typeOf, rows }: CellSavingParts): SaveCells<Artifact> {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const { host } = useInlay()
  const save = useSaveRow(campaignId, artifactType)
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

  async function saveCells(row: Artifact, data: RowData): Promise<SavedRow> {
    let [base, saved] = [row, await save(row, data)]
    for (let tries = 0; !saved.ok && saved.isConflict && tries < mostTries; tries += 1) {
      await rows.refresh()
      const now = rows.rowsNow().find(({ id }) => id === row.id)
      if (now === undefined) return saved
      // What was still being read may be older than the change: the next look has it.
      if (now.version_id <= base.version_id) continue
      const theirs = Object.keys(data).find(
        (field) => !isSameValue(now[field], row[field]) && !isSameValue(now[field], data[field]),
      )
      if (theirs !== undefined) {
        return { ...saved, error: t('cellChangedElsewhere', { value: fieldText(theirs, now[theirs], label) }) }
      }
      base = now
      saved = await save(now, data)
    }
    return saved
  }

  return async (changes, { reason }) => {
    // Who tries again has been told what stands there, and wants what was typed.
    const known = reason === 'retry' ? new Map(rows.rowsNow().map((row) => [row.id, row])) : undefined
    const byRow = new Map<string, { readonly row: Artifact; readonly data: Record<string, unknown> }>()
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
      for (const { row, data } of byRow.values()) {
        const saved = await saveCells(row, data)
        if (!saved.ok) return { ok: false, error: saved.error }
      }
      return { ok: true }
    } finally {
      letGo()
    }
  }
}

/** A job may write to the row between one look and the next. */
const mostTries = 3
