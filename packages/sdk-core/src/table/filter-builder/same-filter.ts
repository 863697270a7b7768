import { isFilterGroup, type Filter, type FilterCondition } from '../../operation/filter-model'

/** Whether two filters say the same, in the same order. What is `undefined` in one may be absent in the other. */
export function sameFilter(one: Filter | null | undefined, other: Filter | null | undefined): boolean {
  if (one === other) return true
  if (!one || !other) return false
  if (!isFilterGroup(one) || !isFilterGroup(other)) {
    return !isFilterGroup(one) && !isFilterGroup(other) && sameCondition(one, other)
  }
  return (
    one.combine === other.combine &&
    (one.not ?? false) === (other.not ?? false) &&
    one.members.length === other.members.length &&
    one.members.every((member, place) => sameFilter(member, other.members[place]))
  )
}

function sameCondition(one: FilterCondition, other: FilterCondition): boolean {
  return (
    one.field === other.field &&
    one.operator === other.operator &&
    one.ignore === other.ignore &&
    one.timeZone === other.timeZone &&
    one.at === other.at &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  )
}
