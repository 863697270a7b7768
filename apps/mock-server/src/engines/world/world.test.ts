import { describe, expect, it } from 'vitest'
import { createWorld } from './create-world'
import { industries } from './industries/industries'
import { technologies } from './technologies'

const world = createWorld()
const some = world.companies.filter((_, index) => index % 25 === 0)

describe('the companies of the world', () => {
  it('are thousands, of names, domains and ids of their own', () => {
    expect(world.companies.length).toBeGreaterThan(15_000)
    for (const field of ['id', 'domain', 'name'] as const) {
      expect(new Set(world.companies.map((company) => company[field])).size, field).toBe(world.companies.length)
    }
    for (const { domain, website, linkedin } of world.companies) {
      expect(domain).toMatch(/^[a-z0-9-]+\.example$/)
      expect([new URL(website).host, new URL(linkedin).host]).toEqual([`www.${domain}`, 'www.linkedin.example'])
    }
  })

  it('are the same every time', () => {
    const again = createWorld()
    expect(again.companies).toEqual(world.companies)
    const [company] = world.companies.slice(41)
    if (company === undefined) throw new TypeError('There are too few companies.')
    expect(again.peopleOf(company)).toEqual(world.peopleOf(company))
  })

  it('are of every size, trade and many countries, with what such companies use', () => {
    const count = (isOne: (employees: number) => boolean) =>
      world.companies.filter((each) => isOne(each.employees)).length
    expect(count((employees) => employees <= 50)).toBeGreaterThan(500)
    expect(count((employees) => employees > 1_000)).toBeGreaterThan(300)
    expect(new Set(world.companies.map(({ industry }) => industry)).size).toBe(industries.length)
    expect(new Set(world.companies.map(({ country }) => country)).size).toBeGreaterThan(20)
    const known = new Set(technologies.map(({ name }) => name))
    for (const company of world.companies) {
      expect(company.technologies.filter((name) => !known.has(name))).toEqual([])
      expect(new Set(company.technologies).size).toBe(company.technologies.length)
      expect(company.employees).toBeGreaterThan(0)
    }
  })

  it('of software gather in the largest cities, with people who lead their growth', () => {
    for (const city of ['Berlin', 'London', 'New York', 'Paris', 'Amsterdam', 'Singapore']) {
      const hiring = world.companies.filter(
        (each) =>
          each.city === city &&
          each.industry === 'SaaS' &&
          each.hiring.includes('Sales Development Representative') &&
          world.peopleOf(each).some(({ title }) => title === 'Head of Growth'),
      )
      expect(hiring.length, city).toBeGreaterThanOrEqual(15)
    }
  })

  it('are named after what they do', () => {
    const industriesOf = (word: RegExp) =>
      new Set(world.companies.filter(({ name }) => word.test(name)).map(({ industry }) => industry))
    expect(industriesOf(/\b(?:Bank|Bankhaus|Banque)\b/)).toEqual(new Set(['Banking']))
    expect(industriesOf(/\b(?:Immobilien|Properties|Immobilier)\b/)).toEqual(new Set(['Real Estate']))
    expect(industriesOf(/\b(?:Fahrzeugtechnik|Motors)\b/)).toEqual(new Set(['Automotive']))
    expect(industriesOf(/\b(?:Foods|Feinkost|Saveurs)\b/)).toEqual(new Set(['Food and beverage']))
    expect(industriesOf(/\b(?:Spedition|Frakt)\b/)).toEqual(new Set(['Logistics']))
  })
})

describe('the people of a company', () => {
  it('are no two of one name, led by one, at its domain and in its country', () => {
    for (const company of some) {
      const people = world.peopleOf(company)
      expect(people.length).toBeGreaterThanOrEqual(4)
      expect(people.length).toBeLessThanOrEqual(40)
      const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      expect(new Set(names).size, company.name).toBe(people.length)
      expect(people.filter(({ department }) => department === 'Management')).toHaveLength(1)
      for (const person of people) {
        expect(person.country).toBe(company.country)
        if (person.email !== null) expect(person.email).toMatch(new RegExp(`^[a-z0-9.]+@${company.domain}$`))
      }
    }
  })

  it('are more where it is larger', () => {
    const most = (isOne: (employees: number) => boolean) =>
      Math.max(...some.filter(({ employees }) => isOne(employees)).map((each) => world.peopleOf(each).length))
    expect(most((employees) => employees < 10)).toBeLessThan(most((employees) => employees > 5_000))
  })
})

describe('people who come to a company', () => {
  it('are others than those who are there, the same each time, and known by their address', () => {
    const coming = some.flatMap((company) => {
      const present = new Set(world.peopleOf(company).map(({ firstName, lastName }) => `${firstName} ${lastName}`))
      const joiners = world.joinersOf(company)
      expect(joiners.filter(({ firstName, lastName }) => present.has(`${firstName} ${lastName}`))).toEqual([])
      return joiners
    })
    expect(createWorld().joinersOf(some[0] ?? fail())).toEqual(world.joinersOf(some[0] ?? fail()))
    const years = new Set(coming.map(({ joinedAt }) => new Date(joinedAt).getUTCFullYear()))
    expect([...years].toSorted((one, other) => one - other)).toEqual([2026, 2027, 2028, 2029, 2030, 2031])
    const joiner = coming.find(({ email, companyId }) => email !== null && world.company(companyId))
    expect(world.personOf({ email: joiner?.email ?? null })?.title).toBe(joiner?.title)
  })
})

function fail(): never {
  throw new TypeError('There are too few companies.')
}

describe('a company that somebody names', () => {
  it('is found however it is spelt', () => {
    const company = some[3]
    expect(company).toBeDefined()
    const { name = '', domain = '' } = company ?? {}
    for (const known of [
      { name },
      { name: ` ${name.toUpperCase()} ` },
      { domain },
      { domain: `https://www.${domain}/about?x=1` },
      { domain: `somebody@${domain}` },
    ]) {
      expect(world.companyOf(known)?.id).toBe(company?.id)
    }
  })

  it('has the same facts each time where no search finds it, and keeps its name and domain', () => {
    const spelt = [
      { name: 'Siemens', domain: 'siemens.com' },
      { name: 'SIEMENS AG', domain: 'https://www.siemens.com/de' },
      { name: 'Siemens', domain: 'info@siemens.com' },
    ].map((known) => world.companyOf(known))
    expect(spelt[0]).toMatchObject({ name: 'Siemens', domain: 'siemens.com' })
    for (const company of spelt) {
      expect(company).toMatchObject({
        employees: spelt[0]?.employees,
        industry: spelt[0]?.industry,
        technologies: spelt[0]?.technologies,
      })
    }
    expect(world.companyOf({ domain: 'acme.de' })?.country).toBe('Germany')
  })

  it('is unknown now and then, and where there is nothing to go by', () => {
    const unknown = Array.from({ length: 1_000 }, (_, index) => world.companyOf({ domain: `firm${index}.com` }))
    const missing = unknown.filter((company) => company === undefined).length
    expect(missing).toBeGreaterThan(30)
    expect(missing).toBeLessThan(100)
    expect(world.companyOf({})).toBeUndefined()
    expect(world.companyOf({ domain: 'ann@gmail.com' })).toBeUndefined()
    expect(world.companyOf({ name: ' ', domain: 'nonsense' })).toBeUndefined()
  })
})

describe('a person whom somebody names', () => {
  it('is who they are, where the world knows them', () => {
    const [company] = some
    const person = company && world.peopleOf(company).find(({ email }) => email !== null)
    expect(person).toBeDefined()
    const name = `${person?.firstName} ${person?.lastName}`
    expect(world.personOf({ email: person?.email ?? null })?.id).toBe(person?.id)
    expect(world.personOf({ name, companyName: company?.name ?? '' })?.id).toBe(person?.id)
  })

  it('is found again by who they are, at a company outside too', () => {
    const company = world.companyOf({ domain: 'siemens.com', name: 'Siemens' })
    const person = company && world.peopleOf(company).find(({ email }) => email !== null)
    expect(person?.email).toMatch(/@siemens\.com$/)
    expect(world.personOf({ email: person?.email ?? null })?.title).toBe(person?.title)
  })

  it('has the same facts each time otherwise, under the name that is given', () => {
    const known = { name: 'Ann-Kathrin Lee', email: 'ann@acme.com', companyName: 'Acme' }
    expect(world.personOf(known)).toEqual(world.personOf(known))
    const people = Array.from({ length: 1_000 }, (_, index) =>
      world.personOf({ ...known, email: `ann${index}@acme.com` }),
    )
    const missing = people.filter((person) => person === undefined).length
    expect(missing).toBeGreaterThan(40)
    expect(missing).toBeLessThan(130)
    expect(people.find((person) => person !== undefined)).toMatchObject({ firstName: 'Ann-Kathrin', lastName: 'Lee' })
    expect(world.personOf({})).toBeUndefined()
  })
})
