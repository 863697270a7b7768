import { signalsOf } from '../search/company-tests'
import type { LeadRequest } from '../request/lead-request'
import { describeCompanies, describeSearch } from './describe-search'

/** Whom a search is after, as a check looks for them again: however many, and whoever was the largest. */
export function whomLookedFor({ companies: asked, people }: LeadRequest): string {
  // What a company is about, and that it is hiring whomever, is nothing that is checked.
  const { keywords: _, hiring, ...lasting } = asked
  const isChecked = signalsOf(asked).some(({ signal }) => signal === 'Hiring')
  const companies = isChecked ? { ...lasting, hiring } : lasting
  return people === undefined
    ? `people at ${describeCompanies(companies)}`
    : describeSearch({ companies, people, scope: 'new' })
}
