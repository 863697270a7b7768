import { ApiError, isApiError } from '@inlay/sdk-core'
import { useAuthState, type ActionResult } from '@inlay/sdk-core/react'
import { useInlayForm, type FormSchema, type InlayForm } from '@inlay/sdk-core/ui'
import { useContext, useEffect, useState } from 'react'
import type * as z from 'zod'
import { changedFields, changedMeanwhile, pick } from './record-changes'
import { RecordLeave } from './record-leave'

export interface SharedRecord {
  readonly updateDate: string
  readonly updatedBy?: string | null | undefined
  readonly revision: number
}

export interface RecordFormOptions<Schema extends FormSchema, Kept extends SharedRecord> {
  /** As it was read last; nothing where there is none yet. */
  readonly record: Kept | undefined
  /** The contract's own schema of what can be set. */
  readonly schema: Schema
  /** What the fields begin with, of a record or of none. */
  readonly valuesOf: (record: Kept | undefined) => z.input<Schema>
  readonly create: (values: z.output<Schema>) => Promise<ActionResult<Kept>>
  /** Saves what was changed of the record, where it is still the one that was read. */
  readonly update: (record: Kept, changes: Partial<z.output<Schema>>) => Promise<ActionResult<Kept>>
}

/** Somebody else has changed the record while it was edited here. */
export interface RecordMeanwhile {
  readonly name: string | undefined
  /** It was the reader, in another window. */
  readonly isOwn: boolean
  /** What is changed here was saved beside it. */
  readonly isSaved: boolean
  /** Which fields, with what they are there now; where they are changed here too, the person says which it is to be. */
  readonly fields: readonly { readonly name: string; readonly theirs: unknown }[]
  readonly decision: { readonly useTheirs: () => void; readonly keepMine: () => void } | undefined
  readonly dismiss: () => void
}

export interface RecordForm<Schema extends FormSchema, Kept extends SharedRecord> {
  readonly form: InlayForm<Schema>
  /** The record that the form is about. */
  readonly base: Kept | undefined
  readonly meanwhile: RecordMeanwhile | undefined
  readonly discard: () => void
}

/**
 * A form over a record that all members of a workspace share. It follows what others save for as long as nothing is
 * changed here; what is, stays, and is never saved over the change of somebody else unseen. Where both have changed other
 * fields, one press saves.
 */
export function useRecordForm<Schema extends FormSchema, Kept extends SharedRecord>({
  record,
  schema,
  valuesOf,
  create,
  update,
}: RecordFormOptions<Schema, Kept>): RecordForm<Schema, Kept> {
  type Values = z.input<Schema>
  const [base, setBase] = useState(record)
  const [told, setTold] = useState<{ readonly by: Kept; readonly fields: readonly string[] }>()
  const [theirs, setTheirs] = useState<Kept>()
  /** A save was refused since somebody else was first. */
  const [refused, setRefused] = useState(false)
  /** It is saved once more, over what it was refused for. */
  const [again, setAgain] = useState<typeof told>()
  const auth = useAuthState()
  const reader = auth.status === 'signed-in' ? auth.user.name : undefined

  const form = useInlayForm({
    schema,
    defaultValues: valuesOf(record) as Parameters<typeof useInlayForm<Schema>>[0]['defaultValues'],
    onSubmit: async (values) => {
      setRefused(false)
      const saved =
        base === undefined
          ? await create(values)
          : await update(
              base,
              pick(values as Values, changedFields(valuesOf(base), values as Values)) as Partial<z.output<Schema>>,
            )
      if (saved.ok) {
        setBase(saved.data)
        setTold(undefined)
        return { ok: true }
      }
      if (!isApiError(saved.error, 'conflict')) return saved
      // What somebody else has made of it is read anew, and said beside what is to be done about it.
      setRefused(true)
      return { ok: false, error: saidElsewhere }
    },
  })
  const { methods, dirty, busy, confirmLeave, submit } = form
  const beforeLeaving = useContext(RecordLeave)
  useEffect(() => beforeLeaving?.(confirmLeave), [beforeLeaving, confirmLeave])

  /** Onto another record, with what was changed here kept. */
  const moveTo = (next: Kept, mine: Values) => {
    const values = valuesOf(next)
    const changed = changedFields(values, mine)
    methods.reset(values)
    for (const field of changed)
      methods.setValue(field as Parameters<typeof methods.setValue>[0], (mine as never)[field], { shouldDirty: true })
    setBase(next)
    setTheirs(undefined)
  }

  useEffect(() => {
    if (record === undefined || busy || record.revision <= (base?.revision ?? 0)) return
    if (!dirty) {
      methods.reset(valuesOf(record))
      setBase(record)
      return
    }
    const before = valuesOf(base)
    const mine = methods.getValues()
    const changed = changedMeanwhile(before, valuesOf(record), mine)
    setRefused(false)
    if (changed.both.length > 0) setTheirs(record)
    else {
      const kept = { ...valuesOf(record), ...pick(mine, changedFields(before, mine)) }
      moveTo(record, kept)
      const others = { by: record, fields: changed.theirs }
      if (refused) setAgain(others)
      else if (others.fields.length > 0) setTold(others)
    }
    // It is only about what was read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record, busy])

  useEffect(() => {
    if (!again) return
    setAgain(undefined)
    void submit().then(() => again.fields.length > 0 && setTold(again))
  }, [again, submit])

  return {
    // Where all is saved, nothing has failed: the answer alone was lost.
    form: dirty ? form : { ...form, failure: undefined },
    base,
    meanwhile: theirs ? decisionOn(theirs) : told && note(told),
    discard() {
      methods.reset(valuesOf(theirs ?? base))
      if (theirs) setBase(theirs)
      setTheirs(undefined)
      setTold(undefined)
      setRefused(false)
    },
  }

  function decisionOn(other: Kept): RecordMeanwhile {
    const mine = methods.getValues()
    const before = valuesOf(base)
    const after = valuesOf(other)
    const { both } = changedMeanwhile(before, after, mine)
    const own = changedFields(before, mine)
    return {
      ...whoChanged(other),
      fields: fieldsOf(after, both),
      decision: {
        useTheirs: () =>
          moveTo(other, {
            ...after,
            ...pick(
              mine,
              own.filter((field) => !both.includes(field)),
            ),
          }),
        keepMine: () => moveTo(other, { ...after, ...pick(mine, own) }),
      },
      dismiss: () => undefined,
    }
  }

  function whoChanged({ updatedBy }: Kept) {
    return { name: updatedBy ?? undefined, isOwn: reader !== undefined && updatedBy === reader, isSaved: !dirty }
  }

  function note({ by, fields }: NonNullable<typeof told>): RecordMeanwhile {
    return {
      ...whoChanged(by),
      fields: fieldsOf(valuesOf(by), fields),
      decision: undefined,
      dismiss: () => setTold(undefined),
    }
  }
}

function fieldsOf(values: object, names: readonly string[]) {
  return names.map((name) => ({ name, theirs: (values as Readonly<Record<string, unknown>>)[name] }))
}

const saidElsewhere = new ApiError({ code: 'aborted', status: 0, title: 'Changed meanwhile' })
