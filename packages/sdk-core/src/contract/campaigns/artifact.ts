import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { ArtifactTypeSchema } from './artifact-type'

export const contactStatuses = [
  'created',
  'enriched',
  'email generated',
  'linkedin message generated',
  'launched_smartlead',
] as const

export type ContactStatus = (typeof contactStatuses)[number]

export const ProcessEntry = z.object({
  event: z.enum(['enriched', 'email_generated', 'email_sequence_generated', 'linkedin_generated', 'launch']),
  channel: z.enum(['smartlead', 'heyreach']).optional(),
})

export type ProcessEntry = z.output<typeof ProcessEntry>

const text = z.string().nullish()
const number = z.number().nullish()
const texts = z.array(z.string()).nullish()

const personalFields = {
  name: text,
  first_name: text,
  last_name: text,
  title: text,
  job_title: text,
  seniority: text,
  departments: texts,
  job_functions: texts,
  organization_name: text,
  linkedin_url: text,
  facebook_url: text,
  twitter_url: text,
  phone_number: text,
  company_phone: text,
  email: text,
  primary_email: text,
  email_source: text,
  email_status: text,
}

const activityFields = {
  linkedin_posts: z.array(z.object({ text: z.string(), url: z.string() })).nullish(),
  hubspot_web_activities: z
    .array(z.object({ event: z.string(), occurred_at: z.string(), properties: z.record(z.string(), z.unknown()) }))
    .nullish(),
  hubspot_email_engagements: z
    .array(z.object({ to: z.string(), from: z.string(), subject: z.string(), text: z.string() }))
    .nullish(),
  hubspot_activity_summary_url: text,
  hubspot_notes: texts,
}

/** Of the first step of a sequence; later ones have the number of the step behind the name. */
const messageFields = { email_subject: text, email_body: text, linkedin_message: text }

const accountFields = {
  website: text,
  industry: text,
  annual_revenue: number,
  employee_count: number,
  company_address: text,
  company_city: text,
  company_state: text,
  company_country: text,
  technologies: texts,
  company_linkedin: text,
  total_funding: number,
  latest_funding: text,
  last_raised_at: text,
}

/** What the product keeps about each row, and nobody edits. */
const systemFields = {
  id: z.string(),
  /** Counts up with every change of the row; what `If-Match` compares. */
  version_id: z.number().int(),
  artifact_type: ArtifactTypeSchema,
  create_date: text,
  update_date: text,
  errors_list: z.array(z.string()).default([]),
  contact_status: openEnum(contactStatuses, 'created').optional(),
  process_history: z.array(ProcessEntry).default([]),
}

/** One row of an audience, with the columns of its own that a file or an enrichment has brought along. */
export const Artifact = z.looseObject({
  ...systemFields,
  ...personalFields,
  ...activityFields,
  ...messageFields,
  ...accountFields,
})

export type Artifact = z.output<typeof Artifact>

/** Fields that say who a person is, in the order in which they are shown. */
export const personFieldNames: readonly string[] = Object.keys(personalFields)

/** Fields that a contact may have, in the order in which they are shown. */
export const contactFieldNames: readonly string[] = Object.keys({
  ...personalFields,
  ...activityFields,
  ...messageFields,
})

/** Fields that an account may have, in the order in which they are shown. */
export const accountFieldNames: readonly string[] = ['name', ...Object.keys(accountFields)]

/** What the product keeps about a row for itself: never shown as a column, searched or downloaded. */
export const hiddenArtifactFields: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'session_id',
  'workspace_id',
  'version_id',
  'user_id',
  'create_date',
  'update_date',
  'id',
  'apollo_id',
  'type',
  'artifact_type',
  'artifact_state',
  'contact_status',
  'source_list_id',
  'organization_id',
  'hubspot_contact_id',
  'errors_list',
  'process_history',
])

/** Whether a value says nothing, as far as a person is concerned. */
export function isBlankValue(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' && ['', '-', 'null'].includes(value.trim())
}

/** Whether a field holds several words, or several texts, each with lines of its own. */
export function listKindOf(field: string): 'words' | 'texts' | undefined {
  if (field === 'hubspot_notes') return 'texts'
  return /^(?:departments|job_functions|technologies)$/.test(field) ? 'words' : undefined
}
