import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { rowMessages } from './row-messages'

const row = (fields: Partial<Artifact>): Artifact => ({
  id: 'contact_1',
  version_id: 1,
  artifact_type: 'contact',
  errors_list: [],
  process_history: [],
  ...fields,
})

it('puts the parts of each step together, and mails before what goes out on LinkedIn', () => {
  const fields = {
    linkedin_message_2: 'Again',
    linkedin_message: 'Hello',
    email_body_10: 'Tenth',
    email_subject: 'About you',
    email_body_2: 'Second',
    email_body: 'First',
    email_subject_2: '-',
  }
  expect(rowMessages(row(fields))).toEqual([
    { channel: 'email', step: 1, subject: 'About you', text: 'First' },
    { channel: 'email', step: 2, subject: undefined, text: 'Second' },
    { channel: 'email', step: 10, subject: undefined, text: 'Tenth' },
    { channel: 'linkedin', step: 1, subject: undefined, text: 'Hello' },
    { channel: 'linkedin', step: 2, subject: undefined, text: 'Again' },
  ])
})

it('has none where nothing was written', () => {
  expect(rowMessages(row({ email_subject: null, email_body: ' ' }))).toEqual([])
})
