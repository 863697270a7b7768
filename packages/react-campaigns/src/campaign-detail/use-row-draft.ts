import { useState } from 'react'
import { followingName, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import {
  isSameValue,
  readValue,
  typedText,
  valueKind,
  valueOr,
  type TableFields,
  type ValueKind,
  type ValueProblem,
} from './row-values'
import { saveOverOthers, type ReadRows } from './save-over-others'
import type { SaveRow } from './use-save-row'

export interface RowDraft {
  /** The row as it was when the edit began. */
  readonly base: Artifact
  /** The row as it is known to be: what was saved may be ahead of what has been read. */
  readonly now: Artifact
  readonly fields: readonly string[]
  readonly kindOf: (field: string) => ValueKind
  readonly textOf: (field: string) => string
  readonly type: (field: string, text: string) => void
  /** Fields whose text means nothing, with the reason. */
  readonly problems: ReadonlyMap<string, ValueProblem>
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly failure: string | undefined
  /** Changed fields that somebody else has changed too, since the edit began. */
  readonly contested: readonly string[]
  readonly save: () => Promise<boolean>
  /** Takes back what was typed, and begins from the row as it is now. */
  readonly reset: () => void
  /** Theirs take the place of what was typed. */
  readonly takeTheirs: () => void
}

interface Kept {
  readonly base: Artifact
  readonly texts: ReadonlyMap<string, string>
  readonly failure?: string | undefined
  readonly isConflict?: boolean | undefined
}

export interface RowDraftParts {
  /** As it is now. */
  readonly row: Artifact
  readonly fields: readonly string[]
  /** Of its table: what is typed where the row has nothing is like what others have there. */
  readonly columns: Pick<TableFields, 'sampleOf' | 'typeOf'>
  readonly save: SaveRow
  /** What the row is among. */
  readonly rows: ReadRows
}

/** What somebody types into the fields of a row until it is saved. */
export function useRowDraft({ row, fields, columns, save, rows }: RowDraftParts): RowDraft {
  const [kept, setKept] = useState<Kept>({ base: row, texts: new Map() })
  const [isSaving, setSaving] = useState(false)
  const { base, texts } = kept
  const { sampleOf, typeOf } = columns
  const kindOf = (field: string) => valueKind(field, valueOr(base, field, sampleOf), typeOf(field))
  const textIn = (row: Artifact, field: string) =>
    typedText(kindOf(field), Object.hasOwn(row, field) ? row[field] : undefined)
  const followed = base.artifact_type === 'contact' ? followingName(base, Object.fromEntries(texts)) : {}
  // The server has the name follow its parts in the same way: nobody is to be surprised by it.
  const textOf = (field: string) => texts.get(field) ?? textIn({ ...base, ...(field === 'name' && followed) }, field)
  const read = (field: string) => readValue(kindOf(field), textOf(field), typeOf(field))
  const changed = [...texts.keys()].filter((field) => texts.get(field) !== textIn(base, field))
  const problems = new Map<string, ValueProblem>()
  for (const field of changed) {
    const value = read(field)
    if ('problem' in value) problems.set(field, value.problem)
  }
  const contested = kept.isConflict
    ? changed.filter((field) => !isSameValue(row[field], base[field]) && !isSameOf(read(field), row[field]))
    : []

  async function send(): Promise<boolean> {
    const data = Object.fromEntries(
      changed.flatMap((field) => {
        const value = read(field)
        return 'value' in value ? [[field, value.value] as const] : []
      }),
    )
    setSaving(true)
    setKept({ ...kept, failure: undefined })
    // After a conflict, the person has seen what is there now.
    const saved = await saveOverOthers({ row: kept.isConflict ? row : base, data, save, rows })
    setSaving(false)
    if (saved.ok) setKept({ base: saved.row, texts: new Map() })
    else setKept((now) => ({ ...now, failure: saved.error, isConflict: saved.isConflict }))
    return saved.ok
  }

  return {
    base,
    now: newer(row, base),
    fields,
    kindOf,
    textOf,
    type: (field, text) => setKept((now) => ({ ...now, texts: new Map(now.texts).set(field, text) })),
    problems,
    isChanged: changed.length > 0,
    isSaving,
    failure: kept.failure,
    contested,
    save: send,
    reset: () => setKept((now) => ({ base: newer(row, now.base), texts: new Map() })),
    takeTheirs: () =>
      setKept({ base: row, texts: new Map([...texts].filter(([field]) => !contested.includes(field))) }),
  }
}

/** What one has saved oneself may be ahead of what has been read. */
function newer(one: Artifact, other: Artifact): Artifact {
  return other.version_id > one.version_id ? other : one
}

function isSameOf(read: ReturnType<typeof readValue>, value: unknown): boolean {
  return 'value' in read && isSameValue(read.value, value)
}
