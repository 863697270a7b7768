import { isFilterGroup, type Filter, type FilterCondition, type FilterGroup } from '../../operation/filter-model'
import type { OperatorChoice, ValueInput } from './operator-choice'

/** Whether all members of a group must hold, one of them, and whether that is turned round. */
export interface GroupSense {
  readonly combine: FilterGroup['combine']
  readonly not: boolean
}

/** A filter while it is built: what is half typed stays in it, and every member has an id that outlasts changes. */
export interface DraftGroup extends GroupSense {
  readonly id: string
  readonly members: readonly DraftMember[]
}

/** What was typed for each kind of input. Who goes back to an operator finds it again. */
export type DraftTexts = Readonly<Partial<Record<ValueInput, readonly string[]>>>

export interface DraftCondition extends Pick<FilterCondition, 'ignore' | 'timeZone'> {
  readonly id: string
  /** Nothing while none is chosen. */
  readonly field: string | undefined
  readonly choice: OperatorChoice
  readonly texts: DraftTexts
  /** The condition as it came from elsewhere, as long as nobody has changed it: it applies as it is. */
  readonly source?: FilterCondition | undefined
}

export type DraftMember = DraftCondition | DraftGroup

export function isDraftGroup(member: DraftMember): member is DraftGroup {
  return 'members' in member
}

let made = 0

/** Ids are those of elements that are drawn, and never leave the page. */
export function newDraftId(): string {
  made += 1
  return `member-${made}`
}

export const emptyCondition = (): DraftCondition => ({
  id: newDraftId(),
  field: undefined,
  choice: 'equals',
  texts: {},
})

/** Makes the draft of a filter; how a condition becomes one is known to `toCondition`. */
export function draftOf(
  filter: Filter | null,
  toCondition: (condition: FilterCondition) => DraftCondition,
): DraftGroup {
  if (filter === null) return { id: newDraftId(), combine: 'and', not: false, members: [] }
  if (!isFilterGroup(filter)) {
    return { id: newDraftId(), combine: 'and', not: false, members: [toCondition(filter)] }
  }
  return {
    id: newDraftId(),
    combine: filter.combine,
    not: filter.not ?? false,
    members: filter.members.map((member) =>
      isFilterGroup(member) ? draftOf(member, toCondition) : toCondition(member),
    ),
  }
}

/** All conditions, from top to bottom. */
export function draftConditions(group: DraftGroup): readonly DraftCondition[] {
  return group.members.flatMap((member) => (isDraftGroup(member) ? draftConditions(member) : [member]))
}

export function draftDepth(group: DraftGroup): number {
  return 1 + Math.max(0, ...group.members.map((member) => (isDraftGroup(member) ? draftDepth(member) : 0)))
}
