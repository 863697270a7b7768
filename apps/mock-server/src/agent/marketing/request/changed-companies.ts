import type { CompanyConditions } from './lead-request'

/** What companies are to be after something else was said of them: a place that is named is left out no longer. */
export function changedCompanies(last: CompanyConditions, changes: CompanyConditions = {}): CompanyConditions {
  const { outside, other_than: otherThan } = last
  return {
    ...last,
    ...(outside !== undefined && changes.location !== undefined ? { outside: undefined } : {}),
    ...(otherThan !== undefined && changes.industry !== undefined ? { other_than: undefined } : {}),
    ...changes,
  }
}
