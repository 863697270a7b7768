import { isFilterGroup, type Filter } from '../operation/filter-model'
import type { FilterContext } from './filter-context'
import { systemClock } from '../ports/system-clock'

/** Operators whose meaning moves on with the time. */
const relativeOperators = ['within_last', 'within_next', 'older_than', 'in_period'] as const

/**
 * The same filter, with the instant and the time zone written down where it speaks of now, so that every page of a list
 * means the same, whoever evaluates it. What says nothing of now stays the very same object.
 */
export function pinFilter(filter: Filter, { now = systemClock.now(), timeZone = 'UTC' }: FilterContext = {}): Filter {
  if (!isFilterGroup(filter)) {
    const isRelative = relativeOperators.some((operator) => operator === filter.operator)
    if (!isRelative || (filter.at !== undefined && filter.timeZone !== undefined)) return filter
    return { ...filter, at: filter.at ?? new Date(now).toISOString(), timeZone: filter.timeZone ?? timeZone }
  }
  const members = filter.members.map((member) => pinFilter(member, { now, timeZone }))
  return members.every((member, index) => member === filter.members[index]) ? filter : { ...filter, members }
}
