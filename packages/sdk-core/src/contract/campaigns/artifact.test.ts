import { describe, expect, it } from 'vitest'
import { Artifact, ProcessEntry, accountFieldNames, contactFieldNames } from './artifact'

const system = { id: 'contact_1', version_id: 1, artifact_type: 'contact' as const }
const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `${name} of Ann`]))

const personal = {
  ...texts('name', 'first_name', 'last_name', 'title', 'job_title', 'seniority', 'organization_name', 'linkedin_url'),
  ...texts('facebook_url', 'twitter_url', 'phone_number', 'company_phone', 'email', 'primary_email'),
  ...texts('email_source', 'email_status'),
  departments: ['Operations'],
  job_functions: ['logistics'],
}

const activities = {
  linkedin_posts: [{ text: 'We are hiring.', url: 'https://linkedin.example/posts/1' }],
  hubspot_web_activities: [
    { event: 'page_view', occurred_at: '2026-11-20T08:00:00Z', properties: { page: '/pricing', seconds: 12 } },
  ],
  hubspot_email_engagements: [
    { to: 'ann@acme.example', from: 'sales@us.example', subject: 'Hello', text: 'Hello Ann' },
  ],
  hubspot_activity_summary_url: 'https://crm.example/1',
  hubspot_notes: ['Call after the holidays.'],
}

const account = {
  ...texts('name', 'website', 'industry', 'company_address', 'company_city', 'company_state', 'company_country'),
  ...texts('company_linkedin', 'latest_funding', 'last_raised_at'),
  annual_revenue: 1_000_000,
  employee_count: 120,
  total_funding: 5_000_000,
  technologies: ['SAP'],
}

const read = (fields: object) => Artifact.parse({ ...system, ...fields })
const isRefused = (fields: object) => !Artifact.safeParse({ ...system, ...fields }).success

describe('a contact', () => {
  it('has its personal fields [CAM-DATA-03]', () => {
    expect(contactFieldNames).toEqual(expect.arrayContaining(Object.keys(personal)))
    expect(read(personal)).toMatchObject(personal)
    for (const field of Object.keys(personal)) expect([field, isRefused({ [field]: 7 })]).toEqual([field, true])
  })

  it('has what it has done, each with its parts [CAM-DATA-04]', () => {
    expect(contactFieldNames).toEqual(expect.arrayContaining(Object.keys(activities)))
    expect(read(activities)).toMatchObject(activities)
    for (const field of Object.keys(activities)) expect([field, isRefused({ [field]: [{}] })]).toEqual([field, true])
  })

  it('has its messages by steps, its errors, its status and its history [CAM-DATA-05]', () => {
    const messages = texts('email_subject', 'email_body', 'email_body_2', 'linkedin_message', 'linkedin_message_3')
    const kept = { ...messages, create_date: '2026-11-20T08:00:00Z', contact_status: 'enriched' as const }
    expect(read(kept)).toMatchObject({ ...kept, errors_list: [], process_history: [] })
    expect(read({ errors_list: ['Nobody knows Ann'] }).errors_list).toEqual(['Nobody knows Ann'])
  })

  it('has a history of five events, with the channel of a launch [CAM-DATA-07]', () => {
    const events = ['enriched', 'email_generated', 'email_sequence_generated', 'linkedin_generated']
    const history = [
      ...events.map((event) => ({ event })),
      { event: 'launch', channel: 'smartlead' },
      { event: 'launch', channel: 'heyreach' },
    ]
    expect(read({ process_history: history }).process_history).toEqual(history)
    for (const entry of [{ event: 'deleted' }, { event: 'launch', channel: 'fax' }]) {
      expect(ProcessEntry.safeParse(entry).success).toBe(false)
    }
  })
})

it('is an account with the fields of a company [CAM-DATA-08]', () => {
  expect([...accountFieldNames].sort()).toEqual(Object.keys(account).sort())
  expect(read(account)).toMatchObject(account)
  for (const field of Object.keys(account)) expect([field, isRefused({ [field]: {} })]).toEqual([field, true])
})
