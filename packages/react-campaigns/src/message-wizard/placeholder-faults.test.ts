import { describe, expect, it } from 'vitest'
import { placeholderFaults, placesOf, withBracketedFields } from './placeholder-faults'

const fields = [
  { name: 'first_name', label: 'First name' },
  { name: 'title', label: 'Title' },
  { name: 'organization_name', label: 'Company' },
]
const faults = (template: string) =>
  placeholderFaults(template, fields).map(({ kind, text, meant }) => [kind, text, meant])

describe('what was meant for a field', () => {
  it('is nothing where fields and wishes are written as such', () => {
    expect(faults('Hello {{first_name}}, [mention a recent post] at {{ organization_name }}. [x] (a)')).toEqual([])
  })

  it('is taken for the field where square brackets name one', () => {
    expect(faults('Hi [First Name], [Company] and [first_name] of [Company]')).toEqual([
      ['bracketed', '[First Name]', 'first_name'],
      ['bracketed', '[Company]', 'organization_name'],
      ['bracketed', '[first_name]', 'first_name'],
    ])
    expect(faults('Hi [[First Name]] and [First Name, you')).toEqual([
      ['bracketed', '[[First Name]]', 'first_name'],
      ['broken', '[First Name', 'first_name'],
    ])
  })

  it('is of nobody where no contact has it', () => {
    expect(faults('{{nonsense_field}} {{First Name}}')).toEqual([
      ['unknown', '{{nonsense_field}}', undefined],
      ['unknown', '{{First Name}}', 'first_name'],
    ])
  })

  it.each([
    ['Dear {{title}, you', '{{title}', 'title'],
    ['Dear {title}}, you', '{title}}', 'title'],
    ['at {organization_name} now', '{organization_name}', 'organization_name'],
    ['{{{title}}}', '{{{title}}}', 'title'],
    ['Hello {{first_name, you', '{{first_name', 'first_name'],
    ['Hello first_name}}, you', 'first_name}}', 'first_name'],
    ['{{}}', '{{}}', undefined],
    ['{Hi|Hello} you', '{Hi|Hello}', undefined],
    [`{{${'x'.repeat(101)}}}`, `{{${'x'.repeat(101)}}}`, undefined],
  ])('is broken in %j', (template, text, meant) => expect(faults(template)).toEqual([['broken', text, meant]]))

  it.each(['[link]', '[date]', '[Your Name]', '[LinkedIn URL]', '[URL]', '[signature]', '[your job]', '[insert link]'])(
    'is left open in %j, which says nothing to be written',
    (text) => expect(faults(`Book here: ${text}.`)).toEqual([['open', text, undefined]]),
  )

  it('is for own words where it says so', () => {
    const text = '[fill in what you would like to say: Juggle with us]'
    expect(faults(`Hello. ${text}`)).toEqual([['own', text, undefined]])
  })

  it.each([
    '[mention their recent news]',
    '[Congratulate them on their last round]',
    '[one sentence about their warehouse]',
    '[add a line on their hiring]',
    '[why their routes matter]',
    '[2027]',
    '[x]',
  ])('is nothing in %j', (text) => expect(faults(`Hello. ${text}`)).toEqual([]))

  it('is told once, also where it stands twice', () => {
    expect(faults('{title} and {title}')).toEqual([['broken', '{title}', 'title']])
  })
})

it('finds a placeholder where it stands by itself', () => {
  expect(placesOf('{title}', '{{title}} {title} and {title}')).toEqual([10, 22])
  expect(placesOf('[Company]', '[[Company]] [Company]')).toEqual([12])
})

it('fills in what square brackets name, and leaves wishes and what is broken', () => {
  expect(
    withBracketedFields('Hi [First Name], [mention a recent post] at [[Company]], [Company] {title}', fields),
  ).toBe('Hi {{first_name}}, [mention a recent post] at {{organization_name}}, {{organization_name}} {title}')
})

it('takes square brackets that say who writes for that, where it is known', () => {
  const template = 'Hi [First Name], I am [Your Name] of [Your Company]. [Your Name'
  const sender = { name: 'Ada Park' }
  expect(placeholderFaults(template, fields, sender).map(({ kind, text, said }) => [kind, text, said])).toEqual([
    ['bracketed', '[First Name]', undefined],
    ['sender', '[Your Name]', 'Ada Park'],
    ['open', '[Your Company]', undefined],
  ])
  expect(withBracketedFields(template, fields, sender)).toBe(
    'Hi {{first_name}}, I am Ada Park of [Your Company]. [Your Name',
  )
  expect(withBracketedFields('[Company] and [our company]', fields, { company: 'Northwind' })).toBe(
    '{{organization_name}} and Northwind',
  )
})
