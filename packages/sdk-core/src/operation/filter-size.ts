export const deepestFilter = 20
export const mostFilterConditions = 500

/** What is too much about a filter, before it is known to be one. Goes down no further than is allowed. */
export function filterSizeProblem(value: unknown): string | undefined {
  let conditions = 0
  let level = membersOf(value)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepestFilter) return `Expected groups no deeper than ${deepestFilter} in one another`
    const next: unknown[] = []
    for (const member of level) {
      const members = membersOf(member)
      conditions += members === none ? 1 : 0
      if (conditions > mostFilterConditions) return `Expected at most ${mostFilterConditions} conditions`
      next.push(...members)
    }
    level = next
  }
  return undefined
}

const none: readonly unknown[] = []

function membersOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || !('members' in value)) return none
  return Array.isArray(value.members) && value.members.length <= mostFilterConditions ? value.members : none
}
