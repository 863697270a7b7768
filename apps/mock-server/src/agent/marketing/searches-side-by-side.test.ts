import { describe, expect, it } from 'vitest'
import { withoutSearchReason } from './request/without-search-reason'
import { lastOf } from './talked-in-test'

const hr = 'Find 10 heads of HR at logistics companies in Hamburg with at least 200 employees'
const hotels = 'Find 10 heads of HR at hotels in Germany'

async function searchesOf(...said: readonly string[]) {
  const { calls } = await lastOf(...said)
  return calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)
}

describe('several wishes for whom to find [CAM-CHAT-03]', () => {
  it('are one search where each puts it right', async () => {
    expect(
      await searchesOf(
        hr,
        'Please widen it to all of Germany, but keep the size as it was, and limit it to 25 people.',
      ),
    ).toMatchObject([{ location: 'Germany', company_size: 'at least 200 employees', people: 25 }])
  })

  it('are looked for one after the other where each adds to it', async () => {
    expect(
      await searchesOf(
        'Find 10 heads of HR at logistics companies in Munich',
        'Please add Hamburg and Bremen as well, since they are close by, and also include office managers.',
      ),
    ).toMatchObject([{ location: 'Hamburg, Bremen' }, { with_title: 'office managers' }])
  })

  it('leave out a company by its name', async () => {
    expect(
      await searchesOf(hotels, 'Leave out Arvirix SE, and only take companies with more than 100 employees.'),
    ).toMatchObject([{ company_size: 'more than 100 employees' }])
    expect(
      await searchesOf(`${hotels}, please leave out Arvirix SE because they are already a customer of ours.`),
    ).toMatchObject([{ not_at: 'Arvirix SE', people: 10 }])
  })

  it('are found in a long message that also tells who one is and what for', async () => {
    const { text, calls } = await lastOf(
      'Hello! I look after marketing at Tragwerk, a company of 60 people that builds exoskeletons for work. We are planning a breakfast demonstration in Munich, and I would like to invite heads of HR and office managers at logistics and manufacturing companies in Munich and Stuttgart. They should have between 100 and 1,000 employees, because smaller ones rarely buy. Please leave out hospitals.',
    )
    expect(calls[0]?.args).toMatchObject({
      industry: 'logistics, manufacturing',
      location: 'Munich, Stuttgart',
      company_size: 'between 100 and 1000 employees',
      with_title: 'heads of HR, office managers',
    })
    expect(text).toContain('“We are planning a breakfast demonstration in Munich.”')
    expect(text).not.toContain('left it out')
  })

  it('take what stands behind a reason for what is meant', async () => {
    expect(
      await searchesOf(
        'I need 10 heads of HR in Germany at hotels with more than 100 employees, as hotels have a lot of guests; please leave out Berlin',
      ),
    ).toMatchObject([{ outside: 'Berlin', company_size: 'more than 100 employees', people: 10 }])
  })
})

describe('a reason [CAM-CHAT-03]', () => {
  it.each([
    ['Add Graz since it is near us and I can drive there', 'Add Graz'],
    ['find 10 CFOs at banks, as they buy a lot, and leave out Berlin', 'find 10 CFOs at banks, and leave out Berlin'],
  ])('is no condition: “%s”', (said, meant) => {
    expect(withoutSearchReason(said)).toBe(meant)
  })

  it.each([
    'find companies founded since 2015 in Berlin',
    'find heads of HR as well as office managers',
    'find SaaS companies in Berlin that hire since last week',
    'Write an email to find out more, because our price is lower',
  ])('is not read into what is one: “%s”', (said) => {
    expect(withoutSearchReason(said)).toBe(said)
  })
})

describe('questions about those who were found [CAM-CHAT-03]', () => {
  it('show what of each is asked for', async () => {
    const { text } = await lastOf(hotels, 'Show me everybody who is in the audience now, with company, size and city.')
    expect(text).toContain('| Name | Title | Company | City | Employees |')
    const { text: data } = await lastOf(hotels, 'show me all contacts with name, company, email and phone number')
    expect(data).toContain('| Name | Company | Email address | Phone number |')
  })

  it('are answered one by one', async () => {
    const { text } = await lastOf(hotels, 'Do all of them have an email address, and whose profile is missing?')
    expect(text).toContain('email address')
    expect(text).toContain('have no LinkedIn profile')
  })

  it('show one table where it answers both', async () => {
    const { text } = await lastOf(hotels, 'Which companies are they from, and how big are they?')
    expect(text.split('| Company | Industry | City | Employees |')).toHaveLength(2)
  })

  it('look up addresses beside profiles', async () => {
    const { text } = await lastOf(hotels, 'Look up their email addresses, phone numbers and LinkedIn profiles.')
    expect(text).toMatch(/email address/)
    expect(text).toMatch(/LinkedIn profiles\*\*/)
    expect(text).toMatch(/phone numbers\*\*/)
  })
})

describe('a yes to what was only advised [CAM-CHAT-03]', () => {
  it.each(['yes, go', 'yes please'])('looks up what is missing: “%s”', async (yes) => {
    const { calls } = await lastOf(hotels, yes)
    expect(calls.map(({ name }) => name)).toEqual(['enrich_contacts', 'enrich_accounts'])
  })

  it('is one to nothing where it was done', async () => {
    const { calls } = await lastOf(hotels, 'yes, go', 'yes')
    expect(calls).toEqual([])
  })
})
