import type { ContactStatus, ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import { fillTemplate } from '../../engines/messages/fill-template'
import type { CampaignBrief } from './briefs'
import type { MadeAccount, MadeContact } from './made-rows'

/** What has happened to a contact on the way to its status. */
export function processHistory(status: ContactStatus, followUps: number): readonly ProcessEntry[] {
  const enriched: ProcessEntry = { event: 'enriched' }
  const written: ProcessEntry = { event: followUps > 0 ? 'email_sequence_generated' : 'email_generated' }
  switch (status) {
    case 'created':
      return []
    case 'enriched':
      return [enriched]
    case 'email generated':
      return [enriched, written]
    case 'linkedin message generated':
      return [enriched, { event: 'linkedin_generated' }]
    case 'launched_smartlead':
      return [enriched, written, { event: 'launch', channel: 'smartlead' }]
  }
}

interface MessageParts {
  readonly status: ContactStatus
  readonly followUps: number
  readonly firstName: string
  readonly account: MadeAccount
  readonly brief: CampaignBrief
}

type MessageFields = Pick<
  MadeContact,
  'email_subject' | 'email_body' | 'linkedin_message' | `email_subject_${number}` | `email_body_${number}`
>

/** The messages that a contact in this status has. */
export function messageFields({ status, followUps, firstName, account, brief }: MessageParts): MessageFields {
  if (status === 'linkedin message generated') {
    return {
      linkedin_message: `Hello ${firstName}, I saw that ${account.name} is one of the companies that ${brief.reason}. Worth comparing notes?`,
    }
  }
  if (status !== 'email generated' && status !== 'launched_smartlead') return {}
  const values = { first_name: firstName, organization_name: account.name }
  const filled = (template: string) => fillTemplate(template, values).text
  const [first = '', ...later] = emailTemplates(brief, followUps).map(filled)
  return {
    email_subject: filled(emailSubject(brief)),
    email_body: first,
    ...Object.fromEntries(
      later.flatMap((body, index) => [
        [`email_subject_${index + 2}`, `Again: ${account.name} and ${brief.industry.toLowerCase()}`],
        [`email_body_${index + 2}`, body],
      ]),
    ),
  }
}

export function emailSubject({ industry }: CampaignBrief): string {
  return `{{organization_name}}: a question about ${industry.toLowerCase()}`
}

/** What the e-mails of a sequence were written from. */
export function emailTemplates({ reason }: CampaignBrief, followUps: number): readonly string[] {
  const reminder =
    'Hello {{first_name}},\n\njust in case my note was lost: is this something for {{organization_name}} this quarter?\n\nKind regards'
  return [
    `Hello {{first_name}},\n\nwe work with companies that ${reason}, and {{organization_name}} came up. Would a short call next week suit you?\n\nKind regards`,
    ...Array.from({ length: followUps }, () => reminder),
  ]
}
