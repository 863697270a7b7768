import { collectionName } from '../../store/store'

export const contactStatuses = [
  'created',
  'enriched',
  'email generated',
  'linkedin message generated',
  'launched_smartlead',
] as const

export type ContactStatus = (typeof contactStatuses)[number]

export interface ProcessEntry {
  readonly event: 'enriched' | 'email_generated' | 'email_sequence_generated' | 'linkedin_generated' | 'launch'
  readonly channel?: 'smartlead' | 'heyreach' | undefined
}

/** A person whom a campaign speaks to, by `id`, with the account that they work for. */
export interface StoredContact {
  readonly id: string
  readonly campaignId: string
  readonly accountId: string
  readonly name: string
  readonly first_name: string
  readonly last_name: string
  readonly title: string
  readonly job_title: string
  readonly seniority: string
  readonly departments: readonly string[]
  readonly job_functions: readonly string[]
  readonly organization_name: string
  readonly linkedin_url: string | null
  readonly facebook_url: string | null
  readonly twitter_url: string | null
  readonly phone_number: string | null
  readonly company_phone: string | null
  readonly email: string | null
  readonly primary_email: string | null
  readonly email_source: string | null
  readonly email_status: string | null
  readonly linkedin_posts: readonly { readonly text: string; readonly url: string }[]
  readonly hubspot_web_activities: readonly {
    readonly event: string
    readonly occurred_at: string
    readonly properties: Readonly<Record<string, string>>
  }[]
  readonly hubspot_email_engagements: readonly {
    readonly to: string
    readonly from: string
    readonly subject: string
    readonly text: string
  }[]
  readonly hubspot_activity_summary_url: string | null
  readonly hubspot_notes: readonly string[]
  readonly email_subject?: string | undefined
  readonly email_body?: string | undefined
  readonly linkedin_message?: string | undefined
  /** Follow-ups: `email_body_{n}` and `linkedin_message_{n}`. */
  readonly [followUp: `email_body_${number}` | `linkedin_message_${number}`]: string | undefined
  readonly errors_list: readonly string[]
  readonly contact_status: ContactStatus
  readonly create_date: string
  readonly process_history: readonly ProcessEntry[]
}

export const contactsCollection = collectionName<StoredContact>('contacts', ['campaignId'])
