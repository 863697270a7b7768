import { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { fieldGaps, messageReach, unsentOrAll } from './message-reach'

const contact = (fields: object) => Artifact.parse({ id: 'a', version_id: 1, artifact_type: 'contact', ...fields })
const template = 'Hello {{first_name}}, {{phone_number}} or {{volume}}?'

describe('whom messages reach', () => {
  it('is everybody as long as no field is asked for', () => {
    const rows = [contact({}), contact({})]
    expect(messageReach(rows, 'email', ['Hello'])).toMatchObject({ people: rows, sent: 0 })
  })

  it('is not who lacks a field, of the subject line or of a step', () => {
    const rows = [
      contact({ name: 'Ann Lee', phone_number: '1' }),
      contact({ name: 'Bob Ray' }),
      contact({ phone_number: ' ' }),
    ]
    const reach = messageReach(rows, 'email', ['{{first_name}}', '{{phone_number}}'])
    expect(reach).toMatchObject({ people: [{ name: 'Ann Lee' }], unsent: 3 })
    expect(Object.fromEntries(reach.lacking)).toEqual({ first_name: 1, phone_number: 2 })
  })

  it('is nobody while a place is left open, and everybody where a wish is', () => {
    const rows = [contact({}), contact({})]
    expect(messageReach(rows, 'email', ['Hello', 'Here: [link]'])).toMatchObject({ people: [], unsent: 2 })
    expect(messageReach(rows, 'email', ['[mention a recent post]'])).toMatchObject({ people: rows })
  })

  it('is not who was sent theirs on the same channel', () => {
    const rows = [
      contact({ process_history: [{ event: 'launch', channel: 'smartlead' }] }),
      contact({ contact_status: 'launched_smartlead' }),
      contact({ process_history: [{ event: 'launch', channel: 'heyreach' }] }),
    ]
    expect(messageReach(rows, 'email', [])).toMatchObject({ people: rows.slice(2), sent: 2 })
    expect(messageReach(rows, 'linkedin', [])).toMatchObject({ people: rows.slice(0, 2), sent: 1 })
  })

  it('counts who is written to without an address or a profile that it could go to [CAM-MSG-18]', () => {
    const rows = [
      contact({ email: 'ann@acme.example' }),
      contact({ email: ' ', linkedin_url: 'https://www.linkedin.com/in/bob', title: 'CFO' }),
      contact({}),
    ]
    expect(messageReach(rows, 'email', [])).toMatchObject({ people: rows, unsendable: 2 })
    expect(messageReach(rows, 'linkedin', [])).toMatchObject({ people: rows, unsendable: 2 })
    expect(messageReach(rows, 'email', ['{{title}}'])).toMatchObject({ people: [rows[1]], unsendable: 1 })
    expect(messageReach(rows, 'linkedin', ['{{title}}'])).toMatchObject({ people: [rows[1]], unsendable: 0 })
  })

  it('is shown with those who were sent nothing yet, and with all where everybody was', () => {
    const sent = contact({ contact_status: 'launched_smartlead' })
    const unsent = contact({ name: 'Ann' })
    expect(unsentOrAll([sent, unsent], 'email')).toEqual([unsent])
    expect(unsentOrAll([sent, sent], 'email')).toEqual([sent, sent])
    expect(unsentOrAll([sent, unsent], 'linkedin')).toEqual([sent, unsent])
  })

  it('has gaps where some lack a field, and none where nobody has it', () => {
    const reach = messageReach([contact({ name: 'Ann', phone_number: '1' }), contact({ name: 'Bob' })], 'email', [
      template,
    ])
    expect(fieldGaps(template, new Set(['first_name', 'phone_number']), reach)).toEqual([
      { field: 'phone_number', count: 1, of: 2 },
    ])
  })
})
