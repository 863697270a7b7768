import type { CriteriaGroup, FieldCriteria } from '@inlay/sdk-core/contract/campaigns'
import type { FieldError } from '@inlay/sdk-core'
import { patternProblem } from '@inlay/sdk-core/filters'
import { invalid } from '../../../frame/problem-error'

/** A pattern that cannot be read would be taken as plain text: nobody who writes one in a filter means that. */
export function refuseUnreadablePatterns({ root_filter: root }: { readonly root_filter: CriteriaGroup }): void {
  const errors = problemsIn(root, 'filter_criteria.root_filter')
  if (errors.length > 0) throw invalid(errors)
}

function problemsIn(criteria: FieldCriteria | CriteriaGroup, path: string): readonly FieldError[] {
  if ('filters' in criteria) {
    return criteria.filters.flatMap((member, place) => problemsIn(member, `${path}.filters.${place}`))
  }
  return criteria.conditions.flatMap(({ operator, value }, place): readonly FieldError[] => {
    const isPattern = operator === 'contains' || operator === 'not_contains'
    const problem = isPattern && typeof value === 'string' ? patternProblem(value) : undefined
    if (problem === undefined) return []
    return [{ field: `${path}.conditions.${place}.value`, message: `Not a pattern. ${problem}`, code: 'pattern' }]
  })
}
