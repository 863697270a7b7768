import { describe, expect, it } from 'vitest'
import { fieldMeant } from './field-meant'

const fields = [
  { name: 'first_name', label: 'First name' },
  { name: 'title', label: 'Title' },
  { name: 'organization_name', label: 'Company' },
  { name: 'company_city', label: 'City' },
  { name: 'shoe_size', label: 'Shoe size' },
]

describe('the field that words mean', () => {
  it.each([
    ['First Name', 'first_name'],
    ['first_name', 'first_name'],
    ['FIRST-NAME', 'first_name'],
    ['Their first name', 'first_name'],
    ['lead’s company', 'organization_name'],
    ['Company', 'organization_name'],
    ['Company Name', 'organization_name'],
    ['Job title', 'title'],
    ['Position', 'title'],
    ['city', 'company_city'],
    ['Shoe Size', 'shoe_size'],
  ])('of %j is %s', (words, field) => expect(fieldMeant(words, fields)).toBe(field))

  it.each(['mention a recent post', 'a line on their title', 'Your company', 'phone', '', '?!'])(
    'is none of %j',
    (words) => expect(fieldMeant(words, fields)).toBeUndefined(),
  )
})
