import { describe, expect, it } from 'vitest'
import { completionAt, matchingFields } from './field-completion'

/** The caret is where the bar stands. */
function completing(marked: string) {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const found = completionAt(text, caret)
  return found && { replaced: text.slice(found.from, found.to), query: found.query }
}

describe('a field is named', () => {
  it.each([
    ['Hello {{|', { replaced: '{{', query: '' }],
    ['Hello {{fir|', { replaced: '{{fir', query: 'fir' }],
    ['Hello {{ fir|', { replaced: '{{ fir', query: 'fir' }],
    ['Hello {{fir|st}}, you', { replaced: '{{first}}', query: 'fir' }],
    ['Hello {{fir|st you', { replaced: '{{fir', query: 'fir' }],
    ['Hello {{|}}', { replaced: '{{}}', query: '' }],
    ['/|', { replaced: '/', query: '' }],
    ['Hello /ti|', { replaced: '/ti', query: 'ti' }],
    ['Hello\n/ti|', { replaced: '/ti', query: 'ti' }],
  ])('in %j', (marked, expected) => {
    expect(completing(marked)).toEqual(expected)
  })

  it.each(['Hello |', 'and/or|', 'https://inlay|', 'Hello {{first_name}}|', '{{two words|', '/ |'])(
    'not in %j',
    (marked) => {
      expect(completing(marked)).toBeUndefined()
    },
  )
})

describe('fields that fit', () => {
  const fields = [
    { name: 'company_city', label: 'Company city' },
    { name: 'title', label: 'Title' },
    { name: 'job_title', label: 'Job title' },
    { name: 'organization_name', label: 'Company' },
  ]

  it('begin with what was typed, or have it somewhere', () => {
    expect(matchingFields(fields, 'ti').map(({ name }) => name)).toEqual(['title', 'job_title', 'organization_name'])
    expect(matchingFields(fields, 'jobt').map(({ name }) => name)).toEqual(['job_title'])
    expect(matchingFields(fields, '')).toHaveLength(4)
  })
})
