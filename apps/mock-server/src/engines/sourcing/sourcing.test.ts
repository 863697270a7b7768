import { describe, expect, it } from 'vitest'
import { theWorld } from '../world/the-world'
import type { WorldCompany, WorldPerson } from '../world/world'
import { findCompanies } from './find-companies'
import { findPeople } from './find-people'
import type { ContactRow, SignalRow } from './search-rows'

const world = theWorld()

function companies(...signals: readonly (readonly [SignalRow['signal'], string])[]): readonly WorldCompany[] {
  const rows = signals.map(([signal, value]) => ({ signal, value }))
  return findCompanies(world, { signals: rows, contacts: [], limit: 5_000 })
}

const firms = (value: string) => companies(['Firmographics', value])

/** Who is found at the first thousand companies. */
function people(...filters: readonly (readonly [ContactRow['filter'], string])[]): readonly WorldPerson[] {
  const rows = filters.map(([filter, value]) => ({ filter, value }))
  return world.companies.slice(0, 1_000).flatMap((company) => findPeople(world, company, rows, 25))
}

function expectAll<Item>(items: readonly Item[], isRight: (item: Item) => boolean) {
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter((item) => !isRight(item))).toEqual([])
}

describe('companies by firmographics', () => {
  it('are those of a trade at a place of a size', () => {
    const found = firms('SaaS companies in Berlin with 50-200 employees')
    expectAll(
      found,
      ({ industry, city, employees }) =>
        industry === 'SaaS' && city === 'Berlin' && employees >= 50 && employees <= 200,
    )
    const all = world.companies.filter(({ industry, city }) => industry === 'SaaS' && city === 'Berlin')
    expect(found).toHaveLength(all.filter(({ employees }) => employees >= 50 && employees <= 200).length)
  })

  it('are any of those of one kind, and all that is asked of several', () => {
    expectAll(
      firms('fintech or insurance in Germany, Austria'),
      ({ industry, country }) =>
        ['FinTech', 'Insurance'].includes(industry) && ['Germany', 'Austria'].includes(country),
    )
    const both = companies(['Firmographics', 'SaaS in Germany'], ['Firmographics', 'Retail in France'])
    expect(new Set(both.map(({ industry, country }) => `${industry} ${country}`))).toEqual(
      new Set(['SaaS Germany', 'Retail France']),
    )
  })

  it.each([
    ['more than 500 employees', (c: WorldCompany) => c.employees >= 500],
    ['500+ employees', (c: WorldCompany) => c.employees >= 500],
    ['at least 1,000 people', (c: WorldCompany) => c.employees >= 1_000],
    ['>1k employees', (c: WorldCompany) => c.employees >= 1_000],
    ['fewer than 20 employees', (c: WorldCompany) => c.employees <= 20],
    ['between 10 and 30 employees', (c: WorldCompany) => c.employees >= 10 && c.employees <= 30],
    ['11 to 50', (c: WorldCompany) => c.employees >= 11 && c.employees <= 50],
    ['$10-50M revenue', (c: WorldCompany) => (c.revenue ?? 0) >= 10e6 && (c.revenue ?? 0) <= 50e6],
    ['revenue over 100 million', (c: WorldCompany) => (c.revenue ?? 0) >= 100e6],
    ['raised more than $20M', (c: WorldCompany) => (c.totalFunding ?? 0) >= 20e6],
    ['founded after 2015', (c: WorldCompany) => c.foundedYear >= 2015],
    ['Series A or Series B', (c: WorldCompany) => ['Series A', 'Series B'].includes(c.latestFunding ?? '')],
    ['bootstrapped', (c: WorldCompany) => c.totalFunding === null],
    ['raised in the last 12 months', (c: WorldCompany) => (c.lastRaisedAt ?? '') >= '2025-06-01'],
    ['mid-market', (c: WorldCompany) => c.employees >= 100 && c.employees <= 1_000],
    ['e-commerce', (c: WorldCompany) => c.industry === 'E-commerce'],
    ['München', (c: WorldCompany) => c.city === 'München'],
    ['Munich, Germany', (c: WorldCompany) => c.city === 'München'],
    ['DACH', (c: WorldCompany) => ['Germany', 'Austria', 'Switzerland'].includes(c.country)],
    ['based in the UK', (c: WorldCompany) => c.country === 'United Kingdom'],
    ['US', (c: WorldCompany) => c.country === 'United States'],
    ['EMEA', (c: WorldCompany) => ['Europe', 'Middle East', 'Africa'].includes(c.region)],
    ['companies that work for exporters', (c: WorldCompany) => /exporters/.test(c.description)],
  ])('read “%s”', (text, isRight) => {
    const found = firms(text)
    expect(found.length).toBeLessThan(12_000)
    expectAll(found, isRight)
  })

  it('do not read a word as a country', () => {
    expect(new Set(firms('software in it no de companies').map(({ country }) => country)).size).toBeGreaterThan(10)
  })

  it.each(['zzz qqq', 'the companies', 'SaaS in Atlantis', '!!!', '日本語のない言葉x'])('are none for “%s”', (text) => {
    expect(firms(text)).toEqual([])
  })

  it('are found at once whatever is asked', () => {
    const start = performance.now()
    for (const text of ['1 '.repeat(250), 'a'.repeat(500), 'in '.repeat(160), '1,'.repeat(250), '>'.repeat(500)]) {
      firms(text)
    }
    expect(performance.now() - start).toBeLessThan(1_500)
  })
})

describe('companies by what they use', () => {
  it('use any of the named, or all where they are joined', () => {
    expectAll(
      companies(['Technographics', 'Salesforce, hub spot']),
      ({ technologies: used }) => used.includes('Salesforce') || used.includes('HubSpot'),
    )
    expectAll(
      companies(['Technographics', 'SFDC and Snowflake']),
      ({ technologies: used }) => used.includes('Salesforce') && used.includes('Snowflake'),
    )
    expect(companies(['Technographics', 'S/4HANA']).length).toBeGreaterThan(0)
    expect(companies(['Technographics', 'Nothing that anybody uses'])).toEqual([])
  })
})

describe('companies by whom they look for', () => {
  it('have such an open role, by its short name too', () => {
    expectAll(companies(['Hiring', 'hiring SDRs']), ({ hiring }) => hiring.includes('Sales Development Representative'))
    expectAll(companies(['Hiring', 'software engineers, recruiters']), ({ hiring }) =>
      hiring.some((role) => /Software Engineer|Recruit/.test(role)),
    )
  })
})

describe('companies by several signals', () => {
  it('have all of them', () => {
    expectAll(
      companies(['Firmographics', 'SaaS'], ['Technographics', 'Salesforce'], ['Hiring', 'sales']),
      ({ industry, technologies, hiring }) =>
        industry === 'SaaS' && technologies.includes('Salesforce') && hiring.some((role) => /Sales/.test(role)),
    )
    expect(companies(['Firmographics', 'SaaS'], ['Technographics', 'zzz'])).toEqual([])
  })

  it('go first where the people are who are looked for', () => {
    const signals = [{ signal: 'Firmographics', value: 'SaaS' }] as const
    const contacts = [{ filter: 'Location', value: 'Germany' }] as const
    const found = findCompanies(world, { signals, contacts, limit: 20 })
    expectAll(found, ({ country }) => country === 'Germany')
  })
})

describe('people', () => {
  it.each([
    ['CEO', /^Chief Executive Officer$/],
    ['head of growth', /^Head of Growth$/],
    ['VP Sales', /^VP of .*Sales/],
    ['Vice President of Marketing', /^VP of .*Marketing/],
    ['CTO, Chief People Officer', /^Chief (?:Technology|People) Officer$/],
    ['sales development representatives', /^Sales Development Representative$/],
  ])('have the title “%s”', (text, title) => {
    expectAll(people(['JobTitle', text]), (person) => title.test(person.title))
  })

  it('are of the department that a title names', () => {
    expectAll(people(['JobTitle', 'marketing']), ({ title, department }) => /Marketing/.test(`${title} ${department}`))
  })

  it.each([
    ['C-level', ['c_suite']],
    ['VP, head', ['vp', 'head']],
    ['director and above', ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director']],
    ['entry-level', ['entry']],
  ])('have the rank “%s”', (text, ranks) => {
    expectAll(people(['Seniority', text]), ({ seniority }) => ranks.includes(seniority))
  })

  it('are where they are looked for', () => {
    expectAll(people(['Location', 'Munich, Germany']), ({ city }) => city === 'München')
    expect(people(['Location', 'Atlantis'])).toEqual([])
  })

  it('are no more than are wanted, the best first', () => {
    const [company] = world.companies.filter(({ employees }) => employees > 1_000)
    if (company === undefined) throw new TypeError('There is no large company.')
    const found = findPeople(world, company, [], 3)
    expect(found).toHaveLength(3)
    expect(found[0]?.email).not.toBeNull()
    expect(findPeople(world, company, [{ filter: 'Seniority', value: 'nothing known' }], 3)).toEqual([])
  })
})
