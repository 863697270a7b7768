import { expect, it } from 'vitest'
import type { Translate } from '@inlay/sdk-core/react'
import { fieldLabel } from './artifact-fields'
import { fieldMessages } from './field-messages'

const label = ((key: keyof typeof fieldMessages.strings, values: { readonly name?: string } = {}) =>
  fieldMessages.strings[key].replace('{name}', values.name ?? '')) as Translate<typeof fieldMessages.strings>

it.each([
  ['company_city', 'City'],
  ['city', 'City (file)'],
  ['Last_Raised', 'Last Raised (file)'],
  ['owner', 'Owner'],
  ['shoe_size', 'Shoe size'],
  ['create_date_file', 'Create date (file)'],
  ['annual_revenue_text', 'Annual revenue (text)'],
])('calls %s %s', (field, words) => {
  expect(fieldLabel(field, label)).toBe(words)
})
