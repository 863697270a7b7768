import type { Filter } from '../../operation/filter-model'
import { draftConditions, isDraftGroup, type DraftGroup } from './filter-draft'
import { appliedFilter, readCondition, type DraftReader } from './read-condition'

export interface ChipOfFilter {
  /** The member that goes with it; of a filter that is turned round, all of it. */
  readonly id: string
  /** The condition at which it is edited. */
  readonly startAt: string
  readonly filter: Filter
}

/** A chip for each member that applies. A filter that is turned round cannot be said in parts. */
export function filterChips(draft: DraftGroup, reader: DraftReader): readonly ChipOfFilter[] {
  if (draft.not) {
    const filter = appliedFilter(draft, reader)
    return filter ? [{ id: draft.id, startAt: firstIn(draft), filter }] : []
  }
  return draft.members.flatMap((member): readonly ChipOfFilter[] => {
    if (isDraftGroup(member)) {
      const filter = appliedFilter(member, reader)
      return filter ? [{ id: member.id, startAt: firstIn(member), filter }] : []
    }
    const read = readCondition(member, reader)
    return read.status === 'applied' ? [{ id: member.id, startAt: member.id, filter: read.condition }] : []
  })
}

function firstIn(group: DraftGroup): string {
  return draftConditions(group)[0]?.id ?? group.id
}
