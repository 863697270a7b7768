import { describe, expect, it } from 'vitest'
import { uploadFieldsOf } from '@inlay/sdk-core/contract/campaigns'
import { fieldMessages } from '../../campaign-detail/field-messages'
import { hasIdentity, suggestTargets, uploadColumns, withChosen, withTarget, type ColumnTarget } from './column-targets'

const labelOf = (field: string) => field
const suggested = (headers: readonly string[]) => suggestTargets({ artifactType: 'contact', headers, labelOf })

describe('where columns go', () => {
  it('follows their names, and those of other programs; what is no field is kept as an extra column', () => {
    const { targets, isSure } = suggested(['Full Name', 'E-Mail', 'Firma', 'Shoe size'])
    expect(targets).toEqual([
      { kind: 'field', field: 'name' },
      { kind: 'field', field: 'email' },
      { kind: 'field', field: 'organization_name' },
      { kind: 'extra' },
    ])
    expect(isSure).toBe(false)
    expect(suggested(['Name', 'Email']).isSure).toBe(true)
  })

  it('is in doubt about a name that is only alike', () => {
    expect(suggested(['Nmae', 'Email']).isSure).toBe(false)
  })

  it('knows fields by what they are called on the screen', () => {
    const { targets } = suggestTargets({
      artifactType: 'contact',
      headers: ['Telefonnummer'],
      labelOf: (field) => (field === 'phone_number' ? 'Telefonnummer' : field),
    })
    expect(targets).toEqual([{ kind: 'field', field: 'phone_number' }])
  })

  it('knows addresses in whatever language their column is named, and asks all the same', () => {
    const rows = [{ cells: ['Kari', 'kari@havn.example'] }, { cells: ['Per', 'per@havn.example'] }]
    const found = suggestTargets({ artifactType: 'contact', headers: ['Navn', 'E-post'], rows, labelOf })
    expect(found).toEqual({ targets: [{ kind: 'extra' }, { kind: 'field', field: 'email' }], isSure: false })
  })

  it('takes a column called X for profiles only where it holds some', () => {
    const targetOf = (...cells: string[]) =>
      suggestTargets({
        artifactType: 'contact',
        headers: ['Name', 'X'],
        rows: cells.map((cell) => ({ cells: ['Ann', cell] })),
        labelOf,
      }).targets[1]
    expect(targetOf('https://x.com/ann', '', '@ann_lee')).toEqual({ kind: 'field', field: 'twitter_url' })
    expect(targetOf('https://x.com/ann', '12')).toEqual({ kind: 'extra' })
    expect(targetOf()).toEqual({ kind: 'extra' })
  })

  it('leads back what the table calls its columns, also those of a company and of activities', () => {
    const labels: Readonly<Record<string, string>> = {
      hubspot_web_activities: 'Web activities',
      employee_count: 'Employees',
      linkedin_url: 'LinkedIn',
      company_linkedin: 'Company LinkedIn',
    }
    const { targets } = suggestTargets({
      artifactType: 'contact',
      headers: ['Name', 'LinkedIn', 'Web activities', 'Employees', 'Company LinkedIn', 'City', 'Posts'],
      labelOf: (field) => labels[field] ?? field,
    })
    expect(targets.map((target) => (target.kind === 'field' ? target.field : target.kind))).toEqual([
      'name',
      'linkedin_url',
      'hubspot_web_activities',
      'employee_count',
      'company_linkedin',
      'extra',
      'extra',
    ])
  })

  it.each(['contact', 'account'] as const)(
    'leads each column of the file of a table of %ss back to its field',
    (type) => {
      const words: Readonly<Record<string, string>> = fieldMessages.strings
      const fields = uploadFieldsOf(type).map(({ key }) => key)
      const { targets, isSure } = suggestTargets({
        artifactType: type,
        headers: fields.map((field) => words[field] ?? ''),
        labelOf: (field) => words[field] ?? field,
      })
      expect(targets).toEqual(fields.map((field) => ({ kind: 'field', field })))
      expect(isSure).toBe(true)
    },
  )

  it('gives a field to one column alone', () => {
    const { targets } = suggested(['Email', 'Email (2)'])
    expect(targets).toEqual([{ kind: 'field', field: 'email' }, { kind: 'extra' }])
    expect(withTarget(targets, 1, { kind: 'field', field: 'email' })).toEqual([
      { kind: 'extra' },
      { kind: 'field', field: 'email' },
    ])
  })

  it('is sent with names that are no other column’s, and none that the product keeps for itself', () => {
    const targets = [
      { kind: 'field', field: 'email' },
      { kind: 'extra' },
      { kind: 'extra' },
      { kind: 'left-out' },
      { kind: 'extra' },
    ] as const
    expect(uploadColumns(['E-Mail', 'Email', 'Contact status', 'Note', '???'], targets)).toEqual([
      { index: 0, field: 'email' },
      { index: 1, field: 'email_2' },
      { index: 2, field: 'contact_status_file' },
      { index: 3, field: null },
      { index: 4, field: 'column_5' },
    ])
  })

  it('tells whether a row can be recognised', () => {
    expect(hasIdentity('contact', suggested(['Shoe size', 'Town']).targets)).toBe(false)
    expect(hasIdentity('contact', suggested(['LinkedIn']).targets)).toBe(true)
    expect(
      hasIdentity('account', suggestTargets({ artifactType: 'account', headers: ['Domain'], labelOf }).targets),
    ).toBe(true)
  })
})

describe('what somebody chose, in a file that is read in another way', () => {
  const email: ColumnTarget = { kind: 'field', field: 'email' }
  const name: ColumnTarget = { kind: 'field', field: 'name' }
  const extra: ColumnTarget = { kind: 'extra' }
  const left: ColumnTarget = { kind: 'left-out' }
  const suggestedBefore = [name, extra, extra]
  const before = { headers: ['Name', 'Two', 'Note'], suggested: suggestedBefore, targets: [name, email, left] }

  it('stays for a column that has the same place, or at least the same name', () => {
    const now = { headers: ['Full', 'Mail', 'Note'], targets: [extra, extra, extra] }
    expect(withChosen(now, before, true)).toEqual([extra, email, left])
    expect(withChosen(now, before, false)).toEqual([extra, extra, left])
  })

  it('is let go where it was said of another name, or where there is no such column', () => {
    const now = { headers: ['Full', 'Mail', 'Town'], targets: [extra, extra, extra] }
    expect(withChosen(now, before, true)).toEqual([extra, email, extra])
    expect(withChosen({ headers: ['Full'], targets: [name] }, before, true)).toEqual([name])
  })

  it('takes its field from the column that would have got it', () => {
    const now = { headers: ['Mail', 'Other', 'Town'], targets: [email, extra, extra] }
    expect(withChosen(now, before, true)).toEqual([extra, email, extra])
  })
})
