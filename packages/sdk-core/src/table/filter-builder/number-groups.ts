import { isDraftGroup, type DraftGroup } from './filter-draft'

/** The numbers of the groups inside, from top to bottom, beginning with 1. The outermost has none. */
export function numberGroups(draft: DraftGroup): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  const count = (group: DraftGroup) => {
    for (const member of group.members) {
      if (!isDraftGroup(member)) continue
      numbers.set(member.id, numbers.size + 1)
      count(member)
    }
  }
  count(draft)
  return numbers
}
