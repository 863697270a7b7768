import type { Filter } from '@inlay/sdk-core'
import { expect, it } from 'vitest'
import { askedValue } from './asked-value'
import { campaignFilterFields } from './campaign-filter-fields'
import { filterKind } from './filter-kind'

const samples: Readonly<Record<string, unknown>> = {
  shoe_size: 38,
  is_customer: false,
  signed: '2026-03-01',
  address: { city: 'Lund' },
  hobby: 'chess',
  tags: ['a'],
}

const fields = campaignFilterFields({
  artifactType: 'contact',
  fields: ['name', ...Object.keys(samples)],
  sampleOf: (field) => samples[field],
  filter: { combine: 'and', members: [{ field: 'was_here', operator: 'equals', value: 'once' }] },
  labelOf: (field) => field,
  statusLabel: (status) => status,
  seniorityLabel: (code) => `Label of ${code}`,
})
const operatorsOf = (id: string) => fields.find((field) => field.id === id)?.operators
const ofText = ['equals', 'not_equal', 'contains', 'in', 'not_in', 'exists']
const inOrder = ['greater_than', 'greater_than_or_equal', 'less_than', 'less_than_or_equal']

it('asks text by six comparisons [CAM-FILTER-09]', () => {
  expect(operatorsOf('hobby')).toEqual(ofText)
  expect(operatorsOf('email')).toEqual(ofText)
})

it('asks numbers as text, and by four more [CAM-FILTER-10]', () => {
  expect(operatorsOf('shoe_size')).toEqual([...ofText, ...inOrder])
})

it('asks dates by what is before and after [CAM-FILTER-11]', () => {
  expect(operatorsOf('signed')).toEqual(['equals', 'not_equal', ...inOrder, 'exists'])
  expect(operatorsOf('create_date')).toEqual(operatorsOf('signed'))
})

it('asks yes and no for what it is, and lists and objects only for whether they are there [CAM-FILTER-12]', () => {
  expect(operatorsOf('is_customer')).toEqual(['equals', 'not_equal', 'exists'])
  for (const id of ['tags', 'address', 'departments', 'linkedin_posts']) expect(operatorsOf(id)).toEqual(['exists'])
})

it('offers every field once: those of the type, those that rows have, and those that are asked about', () => {
  const ids = fields.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['title', 'hobby', 'contact_status', 'was_here']))
})

it('tells by a value what a field holds that is none of ours', () => {
  expect(filterKind('hobby', undefined)).toBe('string')
  expect(filterKind('last_call', '2026-03-01: no answer')).toBe('string')
  expect(filterKind('constructor', undefined)).toBe('string')
})

it('knows what the texts of a file stand for, whatever a sample says', () => {
  expect(filterKind('age', 'n/a', 'number,')).toBe('number')
  expect(filterKind('customer', 'Yes', 'boolean')).toBe('boolean')
  expect(filterKind('signed', '31/12/2025', 'dmy')).toBe('date')
  expect(filterKind('annual_revenue', '7', 'boolean')).toBe('number')
})

it('goes by what is asked for where the filter leaves no row that would tell', () => {
  const asked: Filter = {
    combine: 'and',
    members: [
      { field: 'age', operator: 'contains', value: '4' },
      { combine: 'or', members: [{ field: 'age', operator: 'in', value: [4, 5] }] },
      { field: 'signed', operator: 'less_than', value: '2026-01-01' },
      { field: 'customer', operator: 'exists', value: true },
    ],
  }
  expect(['age', 'signed', 'customer', 'other'].map((field) => filterKind(field, askedValue(asked, field)))).toEqual([
    'number',
    'date',
    'string',
    'string',
  ])
})
