import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Filter, FilterGroup } from '../../operation/filter-model'

import { useLocale } from '../../ui/root/use-locale'
import type { FilterBuilderField } from './filter-builder-field'
import { draftConditions, draftOf, type DraftGroup } from './filter-draft'
import type { RemovedMember } from './change-draft'
import { sameFilter } from './same-filter'
import { appliedFilter, draftCondition, readCondition, type DraftReader, type ReadCondition } from './read-condition'

/** By what a filter was changed. */
export type FilterReason =
  | 'added'
  | 'removed'
  | 'restored'
  | 'duplicated'
  | 'moved'
  | 'grouped'
  | 'combined'
  | 'field'
  | 'operator'
  | 'value'
  | 'cleared'

/** How many conditions do not apply: they lack something yet, or hold what cannot be. */
export interface UnfinishedConditions {
  readonly missing: number
  /** Of those that lack something: how many have not even a field yet. */
  readonly withoutField: number
  readonly wrong: number
}

export interface FilterDraftOptions {
  /** What can be asked about. Keep its identity. */
  readonly fields: readonly FilterBuilderField[]
  /**
   * The filter; `null`: none. Left out, it is kept here. Conditions that are half typed stay beside it, until a filter
   * comes that is neither what is built here nor on its way from here.
   */
  readonly filter?: Filter | null | undefined
  /** What it begins with, where it is kept here. @default null */
  readonly defaultFilter?: Filter | null | undefined
  /** Told only what is complete; `null` where nothing is. */
  readonly onFilterChange?:
    | ((filter: FilterGroup | null, details: { readonly reason: FilterReason }) => void)
    | undefined
  /** Some conditions are not complete, or cannot be: for a “Save” that waits until they are. */
  readonly onUnfinishedChange?: ((unfinished: UnfinishedConditions) => void) | undefined
}

export interface FilterDraft {
  readonly draft: DraftGroup
  readonly reader: DraftReader
  /** What of it applies. */
  readonly applied: FilterGroup | null
  readonly unfinished: UnfinishedConditions
  readonly removed: RemovedMember | undefined
  readonly change: (next: DraftGroup, reason: FilterReason, removed?: RemovedMember) => void
}

interface DraftState {
  readonly draft: DraftGroup
  /** The filter that was given last. */
  readonly seen: Filter | null | undefined
  /** Filters that were told and have not come back yet, the oldest first. */
  readonly told: readonly (FilterGroup | null)[]
  readonly removed?: RemovedMember | undefined
}

/** A filter while it is built: what was given, with what is half typed beside it. */
export function useFilterDraft(options: FilterDraftOptions): FilterDraft {
  const { fields, filter: given, defaultFilter = null, onFilterChange, onUnfinishedChange } = options
  const locale = useLocale()
  const reader = useMemo<DraftReader>(() => {
    const known = new Map(fields.map((field) => [field.id, field]))
    return { locale, fieldOf: (id) => known.get(id) }
  }, [fields, locale])
  const [kept, setState] = useState<DraftState>(() => ({ ...fresh(given ?? defaultFilter, reader), seen: given }))
  let state = kept
  if (given !== undefined && given !== state.seen) {
    state = met(state, given, reader)
    setState(state)
  }

  const { draft } = state
  const applied = useMemo(() => appliedFilter(draft, reader), [draft, reader])
  const unfinished = useMemo(() => countUnfinished(draft, reader), [draft, reader])

  const change = useCallback(
    (next: DraftGroup, reason: FilterReason, removed?: RemovedMember) => {
      const nextApplied = appliedFilter(next, reader)
      const isOther = !sameFilter(nextApplied, applied)
      setState((before) => ({
        ...before,
        draft: next,
        told: isOther ? [...before.told.slice(-mostTold), nextApplied] : before.told,
        removed:
          reason === 'removed' || reason === 'cleared' ? removed : reason === 'restored' ? undefined : before.removed,
      }))
      if (isOther) onFilterChange?.(nextApplied, { reason })
    },
    [applied, onFilterChange, reader],
  )

  const toldUnfinished = useRef<UnfinishedConditions>({ missing: 0, withoutField: 0, wrong: 0 })
  useEffect(() => {
    if (isSameCount(toldUnfinished.current, unfinished)) return
    toldUnfinished.current = unfinished
    onUnfinishedChange?.(unfinished)
  }, [onUnfinishedChange, unfinished])

  return { draft, reader, applied, unfinished, removed: state.removed, change }
}

const mostTold = 50

function fresh(filter: Filter | null, reader: DraftReader): DraftState {
  return { draft: draftOf(filter, (condition) => draftCondition(condition, reader)), seen: filter, told: [] }
}

/** A filter has come: the one that is built here, one that was told a while ago, or another one. */
function met(state: DraftState, given: Filter | null, reader: DraftReader): DraftState {
  if (sameFilter(given, state.seen)) return { ...state, seen: given }
  if (sameFilter(given, appliedFilter(state.draft, reader))) return { ...state, seen: given, told: [] }
  const at = state.told.findIndex((told) => sameFilter(told, given))
  return at < 0 ? fresh(given, reader) : { ...state, seen: given, told: state.told.slice(at + 1) }
}

function countUnfinished(draft: DraftGroup, reader: DraftReader): UnfinishedConditions {
  const read = draftConditions(draft).map((condition) => readCondition(condition, reader))
  const count = (isOne: (each: ReadCondition) => boolean) => read.filter(isOne).length
  return {
    missing: count(({ status }) => status === 'missing'),
    withoutField: count((each) => each.status === 'missing' && each.problem === 'no-field'),
    wrong: count(({ status }) => status === 'wrong'),
  }
}

function isSameCount(one: UnfinishedConditions, other: UnfinishedConditions): boolean {
  return one.missing === other.missing && one.withoutField === other.withoutField && one.wrong === other.wrong
}
