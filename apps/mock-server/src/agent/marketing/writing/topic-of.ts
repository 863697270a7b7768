import type { AudienceSummary } from '../../../handlers/campaigns/plan/audience-summary'
import { readLeads } from '../request/read-leads'
import { areaOf } from '../search/people-searches'

/** What messages can be about, where nobody has said so: the work of whom they go to. */
export function topicOf(
  { titles, industries }: Pick<AudienceSummary, 'titles' | 'industries'>,
  idea: string | undefined,
): string | undefined {
  const wanted = idea === undefined ? undefined : readLeads(idea)
  const title = titles[0]?.[0] ?? wanted?.people?.title?.split(',')[0]
  const industry = industries[0]?.[0] ?? wanted?.companies.industry?.split(',')[0]
  const area = title === undefined ? undefined : areaOf(title)[0]
  const work = area === undefined ? undefined : asCommon(area)
  if (industry === undefined) return work
  return work === undefined ? `work in ${asCommon(industry)}` : `${work} in ${asCommon(industry)}`
}

/** `Retail` within a sentence; `SaaS` stays as it is. */
function asCommon(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}
