import { isFilterGroup, type Filter, type FilterCondition, type FilterGroup } from '../operation/filter-model'
import { filterSizeProblem } from '../operation/filter-size'
import { inputFor, operatorsFor, type FilterFieldType } from './field-types'

/** The way to a member: its place in the group, and so on downwards. The empty way leads to the filter itself. */
export type FilterPath = readonly number[]

/*
 * All of these give a new filter that shares what did not change with the old one, and the very same filter where
 * nothing changes: who keeps the old one can undo, and who compares the two knows whether there is something to undo.
 */

/** Lets everything through. */
export const emptyFilter: FilterGroup = { combine: 'and', members: [] }

export function countConditions(filter: Filter): number {
  return isFilterGroup(filter) ? filter.members.reduce((sum, member) => sum + countConditions(member), 0) : 1
}

export function memberAt(filter: Filter, path: FilterPath): Filter | undefined {
  return path.reduce<Filter | undefined>(
    (found, place) => (found && isFilterGroup(found) ? found.members[place] : undefined),
    filter,
  )
}

/** Puts another filter where one is. */
export function replaceMember(filter: FilterGroup, path: FilterPath, member: Filter): FilterGroup {
  const [place, ...rest] = path
  if (place === undefined) return isFilterGroup(member) ? member : filter
  const present = filter.members[place]
  if (present === undefined) return filter
  const next = rest.length === 0 ? member : isFilterGroup(present) ? replaceMember(present, rest, member) : present
  return next === present ? filter : { ...filter, members: replaced(filter.members, place, 1, next) }
}

/** Adds a member to a group, at its end or before one of its members. Nothing where it would become too deep or too much. */
export function addMember(filter: FilterGroup, group: FilterPath, member: Filter, before?: number): FilterGroup {
  const next = changeGroup(filter, group, (members) => replaced(members, before ?? members.length, 0, member))
  return filterSizeProblem(next) === undefined ? next : filter
}

/** Takes a member away; a group that has none left goes with it, but for the filter itself. */
export function removeMember(filter: FilterGroup, path: FilterPath): FilterGroup {
  const place = path.at(-1)
  if (place === undefined || memberAt(filter, path) === undefined) return filter
  const group = path.slice(0, -1)
  const next = changeGroup(filter, group, (members) => replaced(members, place, 1))
  const left = memberAt(next, group)
  return group.length > 0 && left && isFilterGroup(left) && left.members.length === 0 ? removeMember(next, group) : next
}

/** Moves a member into a group, before the member that is now at `before`. Nothing where that would be inside itself. */
export function moveMember(filter: FilterGroup, path: FilterPath, group: FilterPath, before: number): FilterGroup {
  const member = memberAt(filter, path)
  const target = memberAt(filter, group)
  if (path.length === 0 || !member || !target || !isFilterGroup(target)) return filter
  if (path.every((place, depth) => group[depth] === place)) return filter
  const from = path.slice(0, -1)
  const place = path.at(-1) ?? 0
  const isWithin = from.length === group.length && from.every((each, depth) => each === group[depth])
  if (isWithin && (before === place || before === place + 1)) return filter
  // Both ways are of the old filter: the member goes in first, then out, where its place may have moved by one.
  const added = changeGroup(filter, group, (members) => replaced(members, before, 0, member))
  if (filterSizeProblem(added) !== undefined && !isWithin) return filter
  return removeMember(added, shifted(path, group, before))
}

/** Makes a group of some members of a group, where the first of them stands. */
export function groupMembers(
  filter: FilterGroup,
  group: FilterPath,
  places: readonly number[],
  combine: FilterGroup['combine'],
): FilterGroup {
  const wanted = new Set(places)
  const next = changeGroup(filter, group, (members) => {
    const inside = members.filter((_, place) => wanted.has(place))
    const first = members.findIndex((_, place) => wanted.has(place))
    if (inside.length === 0) return members
    return members.flatMap((member, place) => {
      if (place === first) return [{ combine, members: inside }]
      return wanted.has(place) ? [] : [member]
    })
  })
  return filterSizeProblem(next) === undefined ? next : filter
}

/** Puts the members of a group in its place. A group that is turned round stays: they would mean something else. */
export function ungroup(filter: FilterGroup, path: FilterPath): FilterGroup {
  const place = path.at(-1)
  const member = memberAt(filter, path)
  if (place === undefined || !member || !isFilterGroup(member) || member.not) return filter
  return changeGroup(filter, path.slice(0, -1), (members) => replaced(members, place, 1, ...member.members))
}

export function setCombine(filter: FilterGroup, group: FilterPath, combine: FilterGroup['combine']): FilterGroup {
  const present = memberAt(filter, group)
  if (!present || !isFilterGroup(present) || present.combine === combine) return filter
  return replaceMember(filter, group, { ...present, combine })
}

/** Turns a group round, or back. */
export function setNot(filter: FilterGroup, group: FilterPath, not: boolean): FilterGroup {
  const present = memberAt(filter, group)
  if (!present || !isFilterGroup(present) || (present.not ?? false) === not) return filter
  const { not: _former, ...rest } = present
  return replaceMember(filter, group, not ? { ...rest, not } : rest)
}

/** A field of a record, as far as a condition needs to know it. */
export interface FilterField {
  readonly name: string
  readonly type: FilterFieldType
}

/** Another field for a condition: the operator stays where that field has it, the value where it is given alike. */
export function setField(condition: FilterCondition, from: FilterFieldType, field: FilterField): FilterCondition {
  const offered = operatorsFor(field.type)
  const operator = offered.includes(condition.operator) ? condition.operator : (offered[0] ?? 'exists')
  const keeps = inputFor(from, condition.operator) === inputFor(field.type, operator)
  if (keeps && operator === condition.operator && field.name === condition.field) return condition
  const next = { ...condition, field: field.name, operator }
  return keeps ? next : { ...next, value: startValue(field.type, operator) }
}

/** Another operator for a condition; the value stays where it is given alike. */
export function setOperator(
  condition: FilterCondition,
  type: FilterFieldType,
  operator: FilterCondition['operator'],
): FilterCondition {
  if (operator === condition.operator) return condition
  const keeps = inputFor(type, condition.operator) === inputFor(type, operator)
  return { ...condition, operator, value: keeps ? condition.value : startValue(type, operator) }
}

/** What a condition begins with before a person has given anything. */
export function startValue(type: FilterFieldType, operator: FilterCondition['operator']): FilterCondition['value'] {
  switch (inputFor(type, operator)) {
    case 'yes-no':
      return true
    case 'values':
    case 'numbers':
      return []
    case 'duration':
      return 'P7D'
    case 'period':
      return 'today'
    default:
      return null
  }
}

/**
 * The same filter with less around it: groups without conditions and groups of one member are taken apart, and a group in
 * a group that combines alike becomes a part of it. What it lets through stays the same.
 */
export function normalizeFilter(filter: Filter): FilterGroup {
  const normal = normalized(filter)
  if (!normal) return emptyFilter
  if (isFilterGroup(normal)) return normal
  const isNormal = isFilterGroup(filter) && filter.combine === 'and' && !filter.not && filter.members[0] === normal
  return isNormal && filter.members.length === 1 ? filter : { combine: 'and', members: [normal] }
}

function normalized(filter: Filter): Filter | undefined {
  if (!isFilterGroup(filter)) return filter
  const members = filter.members.flatMap((member) => {
    const each = normalized(member)
    if (!each) return []
    return isFilterGroup(each) && !each.not && each.combine === filter.combine ? each.members : [each]
  })
  const [only] = members
  if (!only) return undefined
  if (members.length > 1) return isSame(members, filter.members) ? filter : { ...filter, members }
  if (!filter.not) return only
  if (isFilterGroup(only)) return normalized(setNot(only, [], !only.not))
  return isSame(members, filter.members) ? filter : { ...filter, members }
}

/** A copy with others in the place of some members. */
function replaced<Member>(members: readonly Member[], place: number, count: number, ...others: Member[]): Member[] {
  return [...members.slice(0, place), ...others, ...members.slice(place + count)]
}

function isSame(a: readonly Filter[], b: readonly Filter[]): boolean {
  return a.length === b.length && a.every((member, index) => member === b[index])
}

function changeGroup(
  filter: FilterGroup,
  path: FilterPath,
  change: (members: readonly Filter[]) => readonly Filter[],
): FilterGroup {
  const group = memberAt(filter, path)
  if (!group || !isFilterGroup(group)) return filter
  const members = change(group.members)
  return isSame(members, group.members) ? filter : replaceMember(filter, path, { ...group, members })
}

/** Where a member is after another has come into a group before one of its members. */
function shifted(path: FilterPath, group: FilterPath, before: number): FilterPath {
  const depth = group.length
  const place = path[depth]
  const passes = group.every((each, index) => path[index] === each) && place !== undefined && place >= before
  return passes ? replaced(path, depth, 1, place + 1) : path
}
