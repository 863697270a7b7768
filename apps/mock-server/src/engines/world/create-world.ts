import { createSeededRandom } from '../../seeded-random'
import { appointments } from './appointments'
import { companyFacts } from './company-facts'
import { companyKey, labelOf, nameKey } from './company-key'
import { countries } from './countries/countries'
import type { Country } from './countries/country'
import { fold } from './fold'
import { hostOf } from './host-of'
import { industries } from './industries/industries'
import { listedCompanies } from './listed-companies'
import { joiningPeople } from './joining-people'
import { listedPeople } from './listed-people'
import { personFacts } from './person-facts'
import { pickWeighted } from './pick-weighted'
import { slug } from './slug'
import type { Joiner, KnownOfCompany, KnownOfPerson, World, WorldCompany, WorldPerson } from './world'

/** The companies and people that data providers know, the same for ever. */
export function createWorld(): World {
  const companies = listedCompanies()
  const byId = new Map(companies.map((company) => [company.id, company]))
  const byKey = new Map<string, WorldCompany>()
  for (const company of companies) {
    for (const key of [nameKey(company.name), companyKey({ domain: company.domain })]) {
      if (key !== undefined && key !== '' && !byKey.has(key)) byKey.set(key, company)
    }
  }
  const people = new Map<string, readonly WorldPerson[]>()
  const joiners = new Map<string, readonly Joiner[]>()

  function companyOf(known: KnownOfCompany): WorldCompany | undefined {
    const key = companyKey(known) ?? companyKey({ name: known.name ?? null })
    if (key === undefined) return undefined
    return byKey.get(key) ?? unlistedCompany(key, known)
  }

  function peopleOf(company: WorldCompany): readonly WorldPerson[] {
    const present = people.get(company.id) ?? listedPeople(company, countryOf(company))
    // There is no end of companies outside.
    if (people.size > mostKept) people.clear()
    people.set(company.id, present)
    return present
  }

  function joinersOf(company: WorldCompany): readonly Joiner[] {
    const coming = joiners.get(company.id) ?? joiningPeople(company, countryOf(company), peopleOf(company))
    if (joiners.size > mostKept) joiners.clear()
    joiners.set(company.id, coming)
    return coming
  }

  return {
    companies,
    company: (id) => byId.get(id),
    companyOf,
    peopleOf,
    joinersOf,
    appointedAt: (company, span, isWanted) => appointments({ company, country: countryOf(company), span, isWanted }),
    personOf(known) {
      const company = companyOf({ domain: known.email ?? null, name: known.companyName ?? null })
      const isKnown = (person: WorldPerson) => isSame(person, known)
      const listed =
        company && [...peopleOf(company), ...joinersOf(company), ...appointed(company, known)].filter(isKnown)
      return listed?.find(({ title }) => title === known.title) ?? listed?.[0] ?? unlistedPerson(known, company)
    },
  }
}

const mostKept = 10_000

/** Those who take up the post that somebody is known to have; of other posts there are too many to look through. */
function appointed(company: WorldCompany, { title }: KnownOfPerson): readonly WorldPerson[] {
  if (!title) return []
  return appointments({ company, country: countryOf(company), isWanted: (post) => post.title === title })
}

const shareOfUnknownCompanies = 0.06
const shareOfUnknownPeople = 0.08

/** A company that no search finds; some of these nobody knows anything about. */
function unlistedCompany(key: string, known: KnownOfCompany): WorldCompany | undefined {
  const random = createSeededRandom(`unlisted company ${key}`)
  if (random.chance(shareOfUnknownCompanies)) return undefined
  const host = hostOf(known.domain)
  const ending = host?.split('.').at(-1)
  const country = countries.find((each) => each.ending === ending) ?? pickWeighted(countries, random)
  const industry = pickWeighted(industries, random)
  const label = host === undefined ? key : labelOf(host)
  const name = known.name?.trim() || label.charAt(0).toUpperCase() + label.slice(1)
  const domain = host ?? `${slug(name) || key}.example`
  return companyFacts({ id: `unlisted-${key}`, name, domain, country, industry }, random)
}

function unlistedPerson(known: KnownOfPerson, company: WorldCompany | undefined): WorldPerson | undefined {
  const parts = [known.email, known.linkedin, known.name].map((part) => fold(part?.trim() ?? ''))
  const key = parts.find((part) => part !== '')
  if (key === undefined) return undefined
  const random = createSeededRandom(`unlisted person ${key} ${company?.id ?? ''}`)
  if (random.chance(shareOfUnknownPeople)) return undefined
  const employer = company ?? unlistedCompany(`nowhere ${key}`, { name: known.companyName ?? 'Independent' })
  if (employer === undefined) return undefined
  const words = (known.name ?? known.email?.split('@')[0]?.replace(/[._]/g, ' ') ?? '').trim().split(/\s+/)
  const name = {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    handle: slug(words.join(' ')),
  }
  const id = `unlisted-person-${slug(key).slice(0, 60)}`
  const facts = personFacts({ id, company: employer, country: countryOf(employer), name }, random)
  return { ...facts, email: known.email?.trim() || facts.email, linkedin: known.linkedin?.trim() || facts.linkedin }
}

function isSame(person: WorldPerson, { email, linkedin, name }: KnownOfPerson): boolean {
  if (email && person.email !== null) return fold(email.trim()) === person.email
  if (linkedin && person.linkedin !== null) return linkedin.trim() === person.linkedin
  return name ? fold(name.trim()) === fold(`${person.firstName} ${person.lastName}`) : false
}

function countryOf({ country }: WorldCompany): Country {
  const found = countries.find(({ name }) => name === country)
  if (found === undefined) throw new TypeError(`There is no country ${country}.`)
  return found
}
