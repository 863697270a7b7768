import type { LeadList } from '@inlay/sdk-core/contract/campaigns'

/** Lists that the sales team had at the LinkedIn-outreach provider before. */
export function demoLeadLists(now: number): readonly LeadList[] {
  return lists.map(({ name, leadCount, days }, index) => ({
    id: `heyreach_list_${index + 1}`,
    name,
    createdAt: new Date(now - days * 86_400_000).toISOString(),
    leadCount,
  }))
}

const lists = [
  { name: 'Transport Logistic Munich, visitors', leadCount: 184, days: 9 },
  { name: 'Warm introductions', leadCount: 37, days: 41 },
  { name: 'Heads of supply chain, DACH and Benelux', leadCount: 412, days: 76 },
]
