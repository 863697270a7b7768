import { deepestFilter, mostFilterConditions } from '../../operation/filter-size'
import {
  draftConditions,
  draftDepth,
  emptyCondition,
  isDraftGroup,
  newDraftId,
  type DraftCondition,
  type DraftGroup,
  type DraftMember,
  type GroupSense,
} from './filter-draft'

/** Where a member stands. */
export interface DraftPlace {
  readonly group: DraftGroup
  readonly index: number
}

export function placeOf(draft: DraftGroup, id: string): DraftPlace | undefined {
  for (const [index, member] of draft.members.entries()) {
    if (member.id === id) return { group: draft, index }
    const inside = isDraftGroup(member) ? placeOf(member, id) : undefined
    if (inside) return inside
  }
  return undefined
}

export function memberOf(draft: DraftGroup, id: string): DraftMember | undefined {
  const place = placeOf(draft, id)
  return draft.id === id ? draft : place?.group.members[place.index]
}

export function changeCondition(
  draft: DraftGroup,
  id: string,
  change: (condition: DraftCondition) => DraftCondition,
): DraftGroup {
  return changeMember(draft, id, (member) => (isDraftGroup(member) ? member : change(member)))
}

export function setSense(draft: DraftGroup, id: string, sense: GroupSense): DraftGroup {
  return changeGroup(draft, id, (group) => ({ ...group, ...sense }))
}

/** Adds a member to a group, at its end or at a place. */
export function insertMember(draft: DraftGroup, groupId: string, member: DraftMember, at?: number): DraftGroup {
  return changeGroup(draft, groupId, (group) => ({
    ...group,
    members: group.members.toSpliced(at ?? group.members.length, 0, member),
  }))
}

/** A group with one condition to be filled in, which combines other than the group that it is for. */
export function newGroup(around: GroupSense): DraftGroup {
  const combine = around.combine === 'and' ? 'or' : 'and'
  return { id: newDraftId(), combine, not: false, members: [emptyCondition()] }
}

/** What was taken away, so that it can be put back. */
export interface RemovedMember {
  readonly member: DraftMember
  readonly groupId: string
  readonly index: number
}

/** Takes a member away; a group that has none left goes with it. */
export function removeMember(
  draft: DraftGroup,
  id: string,
): { readonly draft: DraftGroup; readonly removed: RemovedMember } | undefined {
  const place = placeOf(draft, id)
  const member = place?.group.members[place.index]
  if (!place || !member) return undefined
  if (place.group.members.length === 1 && place.group.id !== draft.id) return removeMember(draft, place.group.id)
  const { group, index } = place
  const next = changeGroup(draft, group.id, (each) => ({ ...each, members: each.members.toSpliced(index, 1) }))
  return { draft: next, removed: { member, groupId: group.id, index } }
}

/** Takes all away, and how they combined. */
export function clearDraft(draft: DraftGroup): { readonly draft: DraftGroup; readonly removed: RemovedMember } {
  return {
    draft: { id: draft.id, combine: 'and', not: false, members: [] },
    removed: { member: { ...draft, id: newDraftId() }, groupId: draft.id, index: allOfThem },
  }
}

const allOfThem = -1

/**
 * Puts back what was taken away; where its group is gone meanwhile, at the end of all. All of them come back as they
 * were; beside conditions that were made meanwhile, as a group.
 */
export function restoreMember(draft: DraftGroup, { member, groupId, index }: RemovedMember): DraftGroup {
  if (index === allOfThem && isDraftGroup(member)) {
    return draft.members.length === 0 ? { ...member, id: draft.id } : insertMember(draft, draft.id, member)
  }
  const group = memberOf(draft, groupId)
  return group && isDraftGroup(group)
    ? insertMember(draft, groupId, member, Math.min(index, group.members.length))
    : insertMember(draft, draft.id, member)
}

/** A copy behind the member; answers its id. */
export function duplicateMember(draft: DraftGroup, id: string): { readonly draft: DraftGroup; readonly id: string } {
  const place = placeOf(draft, id)
  const member = place?.group.members[place.index]
  if (!place || !member) return { draft, id }
  const copy = copied(member)
  return { draft: insertMember(draft, place.group.id, copy, place.index + 1), id: copy.id }
}

export type DraftMove = 'up' | 'down' | 'out' | 'into-before' | 'into-after' | 'into-new'

/** Where a member can go from where it stands. */
export function possibleMoves(draft: DraftGroup, id: string): readonly DraftMove[] {
  const place = placeOf(draft, id)
  const member = place?.group.members[place.index]
  if (!place || !member) return []
  const { group, index } = place
  const before = group.members[index - 1]
  const after = group.members[index + 1]
  const moves: DraftMove[] = []
  if (before) moves.push('up')
  if (after) moves.push('down')
  if (group.id !== draft.id) moves.push('out')
  if (before && isDraftGroup(before)) moves.push('into-before')
  if (after && isDraftGroup(after)) moves.push('into-after')
  if (!isDraftGroup(member)) moves.push('into-new')
  return moves.filter((move) => fits(moved(draft, id, move)))
}

export function moveMember(draft: DraftGroup, id: string, move: DraftMove): DraftGroup {
  return possibleMoves(draft, id).includes(move) ? moved(draft, id, move) : draft
}

/** Moves a member before another one, or behind it, wherever that stands. */
export function moveBeside(draft: DraftGroup, id: string, target: string, side: 'before' | 'after'): DraftGroup {
  const member = memberOf(draft, id)
  if (!member || id === target || (isDraftGroup(member) && memberOf(member, target))) return draft
  const goal = placeOf(draft, target)
  const from = placeOf(draft, id)
  if (!goal || !from) return draft
  const wanted = goal.index + (side === 'after' ? 1 : 0)
  if (from.group.id === goal.group.id && (wanted === from.index || wanted === from.index + 1)) return draft
  const inserted = insertMember(draft, goal.group.id, { ...member, id: 'moved' }, wanted)
  const left = removeMember(inserted, id)?.draft ?? inserted
  const next = changeMember(left, 'moved', () => member)
  return fits(next) ? next : draft
}

/** Puts the members of a group in its place. One that is turned round stays: its members would mean something else. */
export function ungroup(draft: DraftGroup, id: string): DraftGroup {
  const place = placeOf(draft, id)
  const group = place?.group.members[place.index]
  if (!place || !group || !isDraftGroup(group) || group.not) return draft
  return changeGroup(draft, place.group.id, (around) => ({
    ...around,
    members: around.members.toSpliced(place.index, 1, ...group.members),
  }))
}

/** Whether it is no more than a filter may be. */
export function fits(draft: DraftGroup): boolean {
  return draftDepth(draft) <= deepestFilter && draftConditions(draft).length <= mostFilterConditions
}

function moved(draft: DraftGroup, id: string, move: DraftMove): DraftGroup {
  const place = placeOf(draft, id)
  const member = place?.group.members[place.index]
  if (!place || !member) return draft
  const { group, index } = place
  const before = group.members[index - 1]
  const after = group.members[index + 1]
  switch (move) {
    case 'up':
      return before ? moveBeside(draft, id, before.id, 'before') : draft
    case 'down':
      return after ? moveBeside(draft, id, after.id, 'after') : draft
    case 'out':
      return moveBeside(draft, id, group.id, 'after')
    case 'into-before':
    case 'into-after': {
      const target = move === 'into-before' ? before : after
      const left = removeMember(draft, id)?.draft ?? draft
      return target ? insertMember(left, target.id, member, move === 'into-before' ? undefined : 0) : draft
    }
    case 'into-new':
      return changeMember(draft, id, () => ({ ...newGroup(group), members: [member] }))
  }
}

function copied(member: DraftMember): DraftMember {
  const id = newDraftId()
  return isDraftGroup(member) ? { ...member, id, members: member.members.map(copied) } : { ...member, id }
}

function changeGroup(draft: DraftGroup, id: string, change: (group: DraftGroup) => DraftGroup): DraftGroup {
  if (draft.id === id) return change(draft)
  return changedInside(draft, (member) => (isDraftGroup(member) ? changeGroup(member, id, change) : member))
}

function changeMember(draft: DraftGroup, id: string, change: (member: DraftMember) => DraftMember): DraftGroup {
  return changedInside(draft, (member) => {
    if (member.id === id) return change(member)
    return isDraftGroup(member) ? changeMember(member, id, change) : member
  })
}

/** The very same group where nothing in it changes. */
function changedInside(group: DraftGroup, change: (member: DraftMember) => DraftMember): DraftGroup {
  const members = group.members.map(change)
  return members.every((member, index) => member === group.members[index]) ? group : { ...group, members }
}
