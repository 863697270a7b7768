import { describe, expect, it } from 'vitest'
import { templateParts, templateValue, textBehind } from './message-template'

describe('a template', () => {
  const template = 'Hello {{ first_name }},\n[mention a recent post] at {{organization_name}}. {{no end'

  it('is made of text, fields and what is wished for each person', () => {
    expect(templateParts(template)).toEqual([
      { kind: 'text', text: 'Hello ' },
      { kind: 'field', text: '{{ first_name }}', field: 'first_name' },
      { kind: 'text', text: ',\n' },
      { kind: 'wish', text: '[mention a recent post]', wish: 'mention a recent post' },
      { kind: 'text', text: ' at ' },
      { kind: 'field', text: '{{organization_name}}', field: 'organization_name' },
      { kind: 'text', text: '. {{no end' },
    ])
  })

  it.each([template, '', '{{a}}{{b}}', '[x] {{ }} {{{title}}} \n[abc]', '{{two words}}'])(
    'loses nothing of %j',
    (text) => {
      expect(
        templateParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    },
  )

  it('takes a field that cannot be one for a field: it must not be sent as it stands', () => {
    expect(templateParts('{{Company name}}')).toEqual([
      { kind: 'field', text: '{{Company name}}', field: 'Company name' },
    ])
  })
})

describe('the value of a field', () => {
  const row = { name: 'Ann van Lee', title: ' CTO ', size: 0, tools: ['A', 'B'], posts: [{}], blank: ' ', none: null }

  it.each([
    ['title', 'CTO'],
    ['size', '0'],
    ['tools', 'A, B'],
    ['first_name', 'Ann'],
    ['last_name', 'Lee'],
    ['posts', undefined],
    ['blank', undefined],
    ['none', undefined],
    ['constructor', undefined],
  ])('%s is %j', (field, value) => {
    expect(templateValue(row, field)).toBe(value)
  })

  it('is nothing where there is no name', () => {
    expect(templateValue({ name: ' ' }, 'first_name')).toBeUndefined()
  })
})

it('closes a sentence once, also behind a name that ends in a full stop', () => {
  expect(textBehind('Renlewave S.A.', '. And you?')).toBe(' And you?')
  expect(textBehind('Renlewave S.A.', '... or not')).toBe('... or not')
  expect(textBehind('Renlewave', '.')).toBe('.')
})
