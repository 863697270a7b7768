import type { ContactStatus } from '@inlay/sdk-core/contract/campaigns'
import { launchRefusals } from '../../handlers/campaigns/launch/launch-problems'
import type { SeededRandom } from '../../seeded-random'
import type { CampaignBrief } from './briefs'
import { messageFields, processHistory } from './contact-progress'
import type { MadeAccount, MadeContact } from './made-rows'
import { places } from './places'

export interface ContactParts {
  /** What no other contact has, for addresses. */
  readonly handle: string
  readonly account: MadeAccount
  /** The row of the account. */
  readonly accountId: string
  readonly brief: CampaignBrief
  readonly status: ContactStatus
  readonly followUps: number
  readonly createdAt: number
  /** It was handed to the provider, which refused it. */
  readonly failed: boolean
}

export function makeContact(parts: ContactParts, random: SeededRandom): MadeContact {
  const { handle, account, accountId, brief, status, createdAt } = parts
  const place = places[brief.country]
  const firstName = random.pick(place.firstNames)
  const lastName = random.pick(place.lastNames)
  const host = new URL(account.website).host
  const enriched = status !== 'created'
  const hasEmail = enriched || random.chance(0.7)
  const email = hasEmail ? `${handle}@${host}` : null
  return {
    organization_id: accountId,
    name: `${firstName} ${lastName}`,
    first_name: firstName,
    last_name: lastName,
    title: brief.role,
    job_title: brief.role,
    seniority: seniorityOf(brief.role),
    departments: [departmentOf(brief.role)],
    job_functions: [departmentOf(brief.role)],
    organization_name: account.name,
    linkedin_url: random.chance(0.85) ? `https://www.linkedin.example/in/${handle}` : null,
    facebook_url: null,
    twitter_url: random.chance(0.15) ? `https://twitter.example/${handle}` : null,
    phone_number: enriched && random.chance(0.6) ? phone(place.dialling, random) : null,
    company_phone: random.chance(0.5) ? phone(place.dialling, random) : null,
    email,
    primary_email: email,
    email_source: email === null ? null : random.pick(['provider', 'crm', 'upload']),
    email_status: email === null ? null : random.pick(['verified', 'verified', 'verified', 'guessed', 'unverified']),
    linkedin_posts: enriched && random.chance(0.25) ? [post(brief, handle)] : [],
    hubspot_web_activities: enriched && random.chance(0.2) ? [visit(createdAt, random)] : [],
    hubspot_email_engagements: [],
    hubspot_activity_summary_url: null,
    hubspot_notes: enriched && random.chance(0.1) ? [`Met ${firstName} at a trade show; asked for a call.`] : [],
    ...messageFields({ status, followUps: parts.followUps, firstName, account, brief }),
    // Only what was written can have been refused.
    errors_list: parts.failed && status === 'email generated' ? [launchRefusals.sender] : [],
    contact_status: status,
    create_date: new Date(createdAt).toISOString(),
    process_history: processHistory(status, parts.followUps),
  }
}

function phone(dialling: string, random: SeededRandom): string {
  return `${dialling} ${random.between(200, 999)} ${random.between(1000, 9999)}`
}

function post(brief: CampaignBrief, handle: string): MadeContact['linkedin_posts'][number] {
  return {
    text: `What our team learnt this quarter about ${brief.industry.toLowerCase()}: ask the people who load the trucks.`,
    url: `https://www.linkedin.example/posts/${handle}`,
  }
}

function visit(createdAt: number, random: SeededRandom): MadeContact['hubspot_web_activities'][number] {
  const occurredAt = new Date(createdAt + random.between(1, 72) * 3_600_000).toISOString()
  return {
    event: 'page_view',
    occurred_at: occurredAt,
    properties: { page: random.pick(['/pricing', '/customers', '/docs']) },
  }
}

function seniorityOf(role: string): string {
  if (/^(owner|partner|managing director)/i.test(role)) return 'owner'
  if (/^c[a-z]o$/i.test(role)) return 'c_suite'
  if (/^vp/i.test(role)) return 'vp'
  if (/^head/i.test(role)) return 'head'
  return /director/i.test(role) ? 'director' : 'manager'
}

function departmentOf(role: string): string {
  if (/cfo/i.test(role)) return 'Finance'
  if (/buyer|procurement|purchasing|sourcing/i.test(role)) return 'Procurement'
  if (/marketing|merchandising|label/i.test(role)) return 'Marketing'
  if (/quality|compliance|safety|customs/i.test(role)) return 'Compliance'
  if (/it director/i.test(role)) return 'Information technology'
  if (/hr/i.test(role)) return 'Human resources'
  return 'Operations'
}
