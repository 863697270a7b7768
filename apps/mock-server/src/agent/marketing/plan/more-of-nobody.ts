import type { Intent } from '../request/intent'
import { hasConditions, type LeadRequest } from '../request/lead-request'
import { describeCompanies } from '../writing/describe-search'
import type { ResolvedSearch } from './resolve-search'

/** “5 more from Germany”, where nobody has been looked for: asks whom. */
export function askedForMoreOf({
  isBare,
  text,
  changes,
}: Extract<Intent, { readonly kind: 'again' }>): ResolvedSearch | undefined {
  const { companies, people, accounts, contacts } = changes
  const isOfMore = isBare !== true && ofMore.test(text) && people === undefined
  if (!isOfMore || companies === undefined || !isPlaceAlone(companies)) return undefined
  const where = describeCompanies(companies).replace(/^companies /, '')
  return {
    pending: { companies, accounts, contacts, scope: 'new', unknown: [] },
    question: `I do not know whom you want more of. Whom shall I look for ${where}? Name a role or an industry, for example “SaaS companies”.`,
  }
}

/** “5 more”, with nothing said of whom */
export function asksForMoreAlone({ isBare, text, changes }: Extract<Intent, { readonly kind: 'again' }>): boolean {
  const isOfNobody = changes.people === undefined && !hasConditions(changes.companies ?? {})
  return isBare !== true && isOfNobody && (changes.unknown ?? []).length === 0 && ofMore.test(text)
}

export function isPlaceAlone({ location, ...others }: LeadRequest['companies']): boolean {
  return location !== undefined && !hasConditions(others)
}

const ofMore = /\b(?:more|others|additional)\b/i
