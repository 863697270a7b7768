import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { createSeededRandom } from '../../seeded-random'

export interface CrmPerson {
  readonly email: string | undefined
  readonly name: string
  readonly company: string | undefined
  /** It is from there that the person came. */
  readonly isFromCrm?: boolean | undefined
  /** Of the workspace, whose CRM it is. */
  readonly workspaceId: string
  /** When it is looked up: everything was before. */
  readonly now: number
}

/** What the CRM of a workspace has about somebody: many are not in it at all. */
export function crmRecord(person: CrmPerson, option: EnrichmentOption): Readonly<Record<string, unknown>> | undefined {
  const { email, name, company, workspaceId } = person
  const key = `${workspaceId} ${email ?? `${name} ${company ?? ''}`}`.toLowerCase()
  const isKnown = person.isFromCrm === true || createSeededRandom(`crm ${key}`).chance(shareInCrm)
  if (option === 'CRM Validation') return { crm_validation: isKnown ? 'In the CRM' : 'Not in the CRM' }
  if (!isKnown) return undefined
  const random = createSeededRandom(`crm ${option} ${key}`)
  const before = (days: number) => new Date(startOfDay(person.now) - random.between(1, days) * day).toISOString()
  const first = name.split(' ')[0] ?? name
  switch (option) {
    case 'Engagements':
      return {
        hubspot_email_engagements: random.some(mails, random.between(1, 2)).map(({ subject, text }) => ({
          to: email ?? name,
          from: `sales@${workspaceId}.example`,
          subject,
          text: `Hello ${first},\n\n${text}`,
        })),
      }
    case 'Events':
      return {
        hubspot_web_activities: random.some(pages, random.between(1, 3)).map((page) => ({
          event: 'page_view',
          occurred_at: before(60),
          properties: { page },
        })),
      }
    case 'Notes':
      return { hubspot_notes: [`${first} ${random.pick(notes)}`] }
    case 'Calls':
      return {
        hubspot_activity_summary_url: `https://crm.example/contacts/${encodeURIComponent(key)}/activity`,
        last_call: `${before(90).slice(0, 10)}: ${random.pick(calls)}`,
      }
    default:
      return undefined
  }
}

const shareInCrm = 0.7
const day = 86_400_000

function startOfDay(time: number): number {
  return Math.floor(time / day) * day
}

const mails = [
  { subject: 'Following up on our call', text: 'thank you for your time. The figures that you asked for are below.' },
  { subject: 'An offer for the second quarter', text: 'here is what we spoke about, with the prices for a year.' },
  { subject: 'Invitation to our user day', text: 'we would be glad to see you and your team there.' },
]
const pages = ['/pricing', '/customers', '/docs', '/security', '/blog']
const notes = [
  'asked for a call after the holidays.',
  'decides together with finance.',
  'works with a competitor until the end of the year.',
  'was at the trade show and took a brochure.',
] as const
const calls = [
  'no answer, left a message',
  'wants to see a demo',
  'asked to be called in a month',
  'not the right person',
] as const
