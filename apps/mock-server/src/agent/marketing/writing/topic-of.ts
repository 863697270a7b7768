import type { AudienceSummary } from '../../../handlers/campaigns/plan/audience-summary'
import type { LeadRequest } from '../request/lead-request'
import { workOfTitle } from '../../../engines/messages/work-of-title'
import { asCommon } from '../../../engines/messages/as-common'
import { namesCompanies } from '../../../engines/messages/names-companies'

/** What messages can be about, where nobody has said so: the work of whom they go to. */
export function topicOf(
  { titles, industries }: Pick<AudienceSummary, 'titles' | 'industries'>,
  wanted: LeadRequest | undefined,
): string | undefined {
  const [title] = titles[0] ?? [wanted?.people?.title ?? wanted?.companies.hiring ?? '']
  // A message goes to all of them: the trade of some is not that of the others.
  const industry = industries.length > 1 ? undefined : (industries[0]?.[0] ?? wanted?.companies.industry?.split(',')[0])
  const work = workOfTitle(title)
  if (industry === undefined) return work
  const trade = asCommon(industry)
  return `${work ?? 'day-to-day work'} ${namesCompanies(trade) ? 'at' : 'in'} ${trade}`
}
