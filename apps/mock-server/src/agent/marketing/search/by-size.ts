import type { WorldCompany } from '../../../engines/world/world'

/** Which companies come first. */
export const sizeOrders = ['largest', 'smallest', 'highest revenue', 'lowest revenue'] as const

export type SizeOrderName = (typeof sizeOrders)[number]

/** Companies in that order; those of which nobody knows it come last, and the place of equals stays. */
export function bySize(companies: readonly WorldCompany[], order: SizeOrderName): readonly WorldCompany[] {
  const isLargestFirst = order === 'largest' || order === 'highest revenue'
  const unknown = isLargestFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const sizeOf = ({ employees, revenue }: WorldCompany) => (order.endsWith('revenue') ? revenue : employees) ?? unknown
  return companies.toSorted((one, other) => {
    const [first, second] = isLargestFirst ? [other, one] : [one, other]
    return sizeOf(first) === sizeOf(second) ? 0 : sizeOf(first) - sizeOf(second)
  })
}
