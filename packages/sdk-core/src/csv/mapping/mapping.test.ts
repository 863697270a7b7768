import { describe, expect, it } from 'vitest'
import { detectColumnType } from './detect-column-type'
import { mapHeaders } from './map-headers'

describe('detectColumnType', () => {
  it.each<[string, readonly string[], object]>([
    ['numbers', ['1', '2.5', '-3', '1,000'], { type: 'number', decimal: '.' }],
    ['numbers with decimal commas', ['1,5', '2,25', '1.000,5'], { type: 'number', decimal: ',' }],
    ['numbers with spaces and currencies', ['1 000 kr', '12 kr', '3 500,50 kr'], { type: 'number', decimal: ',' }],
    ['amounts', ['$1,000.50', '$3', '€4.25'], { type: 'number', decimal: '.' }],
    ['percents', ['12%', '3.5 %'], { type: 'number' }],
    ['postal codes, which are text', ['01234', '90210', '00501'], { type: 'text' }],
    ['ISO dates', ['2024-05-01', '2024-05-01T10:00:00Z', '2024-12-31 10:00'], { type: 'date', dateOrder: 'ymd' }],
    ['days before months', ['01/02/2024', '31/12/2024'], { type: 'date', dateOrder: 'dmy' }],
    ['months before days', ['01/02/2024', '12/31/24', '5/13/2024, 3:30 PM'], { type: 'date', dateOrder: 'mdy' }],
    ['dates with points', ['1.2.2024', '24.12.2024'], { type: 'date', dateOrder: 'dmy' }],
    ['versions, which are text', ['1.2.3', '10.20.30.40'], { type: 'text' }],
    ['telephone numbers, which are text', ['+46 70 123 45 67', '(08) 12 34 56'], { type: 'text' }],
    ['days that no month has, which are text', ['2024-02-30', '2024-06-31', '31.4.24'], { type: 'text' }],
    ['yes and no', ['Yes', 'no', 'YES', ''], { type: 'boolean', filled: 0.75 }],
    ['addresses', ['a@b.se', 'first.last+x@example.co.uk'], { type: 'email' }],
    ['links', ['https://a.com', 'http://b.se/x?y', 'www.c.org'], { type: 'link' }],
    ['text', ['Anna', 'Bo', '12'], { type: 'text' }],
    ['nothing', ['', ' '], { type: 'empty', filled: 0 }],
    ['no cells', [], { type: 'empty', filled: 0 }],
    ['a mistake among many', [...Array.from({ length: 19 }, () => 'a@b.se'), 'none'], { type: 'email', share: 0.95 }],
  ])('knows %s', (_name, values, expected) => {
    expect(detectColumnType(values)).toMatchObject(expected)
  })

  it('looks everywhere in a long column', () => {
    const late = Array.from({ length: 100_000 }, (_, index) => (index < 50_000 ? '1' : 'text'))
    expect(detectColumnType(late).type).toBe('text')
  })

  it('does not hang on what is hostile', () => {
    const begin = performance.now()
    for (const text of ['1'.repeat(50_000), '1,111'.repeat(10_000), 'a@'.repeat(20_000), 'www.'.repeat(10_000)]) {
      detectColumnType([`${text}!`])
    }
    expect(performance.now() - begin).toBeLessThan(2_000)
  })
})

describe('mapHeaders', () => {
  const fields = [
    { key: 'first_name', label: 'First name', synonyms: ['given name', 'förnamn'] },
    { key: 'last_name', label: 'Last name', synonyms: ['surname', 'efternamn'] },
    { key: 'email', label: 'Email', synonyms: ['mail'] },
    { key: 'company_name', label: 'Company', synonyms: ['account', 'organisation'] },
    { key: 'phone', label: 'Phone number', synonyms: ['mobile', 'telephone'] },
  ]
  const mapped = (...headers: string[]) => mapHeaders(headers, fields).map(({ field }) => field)

  it.each<[string[], (string | undefined)[]]>([
    [
      ['First Name', 'lastName', 'E-Mail', 'COMPANY', 'phone_number'],
      ['first_name', 'last_name', 'email', 'company_name', 'phone'],
    ],
    [
      ['Förnamn', 'Efternamn', 'mail', 'Organisation', 'Mobile'],
      ['first_name', 'last_name', 'email', 'company_name', 'phone'],
    ],
    [
      ['Frist name', 'Work email', 'Telefone'],
      ['first_name', 'email', 'phone'],
    ],
    [
      ['Notes', '', '???', 'Id'],
      [undefined, undefined, undefined, undefined],
    ],
    [['Name (last)'], ['last_name']],
  ])('suggests for %j', (headers, expected) => {
    expect(mapped(...headers)).toEqual(expected)
  })

  it('gives a field to one column alone, the one that is most like it', () => {
    expect(mapped('Other email', 'Email', 'Email')).toEqual([undefined, 'email', undefined])
  })

  it.each<[string[], (string | undefined)[]]>([
    [
      ['E-mail address', 'Work Email', 'Email Address', 'e_mail'],
      ['primary_email', undefined, undefined, 'email'],
    ],
    [
      ['Phone number', 'Telephone', 'Phone no'],
      ['phone', undefined, 'company_phone'],
    ],
    [
      ['Email', 'Email status', 'email', 'E-mail'],
      ['email', 'email_status', 'primary_email', undefined],
    ],
    [
      ['Name', 'name', 'Company', 'company'],
      ['name', undefined, 'company_name', undefined],
    ],
    [
      ['Company phone', 'Company phone number'],
      ['company_phone', undefined],
    ],
  ])('has a second guess only of the same kind: %j', (headers, expected) => {
    const more = [
      ...fields,
      ...['name', 'primary_email', 'email_status', 'company_phone', 'company_city'].map((key) => ({ key })),
    ]
    const guesses = mapHeaders(headers, more)
    expect(guesses.map(({ field }) => field)).toEqual(expected)
    for (const { field, score } of guesses) {
      if (field === 'primary_email') expect(score).toBeLessThan(0.9)
    }
  })

  it('gives a field only to a column as like it as the field asks', () => {
    const strict = [{ key: 'website', leastScore: 0.95 }, { key: 'url' }]
    expect(mapHeaders(['Company website', 'Website', 'My url'], strict).map(({ field }) => field)).toEqual([
      undefined,
      'website',
      'url',
    ])
  })

  it('goes by what a name is about', () => {
    const known = [
      'First name',
      'Last name',
      'Full name',
      'Company',
      'Country',
      'Email',
      'Phone',
      'Job title',
      'Annual revenue',
    ]
    const found = (...headers: string[]) =>
      mapHeaders(
        headers,
        known.map((key) => ({ key })),
      ).map(({ field }) => field)
    expect(found('Name', 'Company Country', 'Annual revenue USD')).toEqual(['Full name', 'Country', 'Annual revenue'])
    expect(found('Country of company', 'Company name', 'Work phone 1')).toEqual(['Country', 'Company', 'Phone'])
    const none = ['Phone type', 'Title case', 'Email opt out', 'Is email valid']
    for (const header of none) expect(found(header)).toEqual([undefined])
  })

  it('says how sure it is', () => {
    const scores = mapHeaders(['email', 'mail', 'work email', 'x'], [fields[2] ?? { key: '' }]).map(
      ({ score }) => score,
    )
    expect(scores).toEqual([1, 0, 0, 0])
    const [synonym] = mapHeaders(['mail'], fields)
    expect(synonym?.score).toBeGreaterThan(0.9)
    expect(synonym?.score).toBeLessThan(1)
  })
})
