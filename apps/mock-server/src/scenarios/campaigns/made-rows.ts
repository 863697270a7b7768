import type { ContactStatus, ProcessEntry } from '@inlay/sdk-core/contract/campaigns'

/** A company that a campaign looks at. */
export interface MadeAccount {
  readonly name: string
  readonly website: string
  readonly industry: string
  readonly annual_revenue: number | null
  readonly employee_count: number | null
  readonly company_address: string | null
  readonly company_city: string
  readonly company_state: string | null
  readonly company_country: string
  readonly technologies: readonly string[]
  readonly company_linkedin: string | null
  readonly total_funding: number | null
  readonly latest_funding: string | null
  readonly last_raised_at: string | null
}

/** A person whom a campaign speaks to. */
export interface MadeContact {
  /** The row of the account that they work for. */
  readonly organization_id: string
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
  /** From the second step on. */
  readonly [followUp: `email_subject_${number}` | `email_body_${number}`]: string | undefined
  readonly errors_list: readonly string[]
  readonly contact_status: ContactStatus
  readonly create_date: string
  readonly process_history: readonly ProcessEntry[]
}
