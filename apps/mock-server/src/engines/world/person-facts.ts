import type { SeededRandom } from '../../seeded-random'
import type { Country } from './countries/country'
import { departments, type Department } from './departments'
import { digits } from './digits'
import { industryInWords } from './industries/industry-in-words'
import { pickWeighted } from './pick-weighted'
import { slug } from './slug'
import { spelling } from './spelling'
import type { Seniority, WorldCompany, WorldPerson } from './world'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
  /** As their addresses are made of it. */
  readonly handle: string
}

export interface PersonParts {
  readonly id: string
  readonly company: WorldCompany
  readonly country: Country
  readonly name: PersonName
  /** Whoever leads the company: there is one. */
  readonly leads?: boolean
  /** What they are. @default drawn */
  readonly post?: PersonPost | undefined
}

/** What somebody is at a company. */
export interface PersonPost {
  readonly title: string
  readonly seniority: Seniority
  /** The name of their department. */
  readonly department: string
}

export function nameOf(country: Country, random: SeededRandom): PersonName {
  const first = spelling(random.pick(country.firstNames))
  const last = spelling(random.pick(country.lastNames))
  return { firstName: first.written, lastName: last.written, handle: slug(`${first.latin} ${last.latin}`) }
}

/** All that is known of somebody, from who they are. */
export function personFacts(
  { id, company, country, name, leads = false, post: given }: PersonParts,
  random: SeededRandom,
): WorldPerson {
  const department = departments.find((each) => each.name === given?.department) ?? pickWeighted(departments, random)
  const { title, seniority } = given ?? (leads ? leader(company, random) : post(department, company.employees, random))
  const [first = '', ...rest] = name.handle.split('-')
  const address = `${random.chance(0.6) ? [first, ...rest].join('.') : `${first.slice(0, 1)}${rest.join('')}`}@${company.domain}`
  const hasEmail = name.handle !== '' && random.chance(0.86)
  return {
    id,
    companyId: company.id,
    firstName: name.firstName,
    lastName: name.lastName,
    title,
    seniority,
    department: leads ? 'Management' : department.name,
    functions: leads ? ['management'] : [department.name.toLowerCase()],
    email: hasEmail ? address : null,
    emailStatus: hasEmail ? random.pick(['verified', 'verified', 'verified', 'guessed', 'unverified']) : null,
    linkedin: random.chance(0.9) ? `https://www.linkedin.example/in/${name.handle || 'member'}-${id.slice(-6)}` : null,
    twitter: random.chance(0.15) ? `https://twitter.example/${name.handle.replaceAll('-', '_') || id}` : null,
    phone: random.chance(0.55) ? digits(country.phone, random) : null,
    city: company.city,
    state: company.state,
    country: company.country,
    posts: random.chance(0.35) ? postsOf(department, company, name.handle, random) : [],
  }
}

function leader(company: WorldCompany, random: SeededRandom): Pick<WorldPerson, 'title' | 'seniority'> {
  if (company.employees < 30 && random.chance(0.5)) return { title: 'Founder', seniority: 'founder' }
  if (company.employees < 60 && random.chance(0.4)) return { title: 'Owner', seniority: 'owner' }
  return random.chance(0.4)
    ? { title: 'Managing Director', seniority: 'c_suite' }
    : { title: 'Chief Executive Officer', seniority: 'c_suite' }
}

/** In a small company there is hardly anybody between the top and the work. */
function post(
  department: Department,
  employees: number,
  random: SeededRandom,
): { title: string; seniority: Seniority } {
  const place = random.next()
  if (place < (employees > 20 ? 0.1 : 0.02)) return { title: random.pick(department.chief), seniority: 'c_suite' }
  const area = random.pick(department.areas)
  if (place < (employees > 150 ? 0.22 : 0.12)) return { title: `VP of ${area}`, seniority: 'vp' }
  if (place < 0.36) return { title: `Head of ${area}`, seniority: 'head' }
  if (place < 0.5) return { title: `Director of ${area}`, seniority: 'director' }
  if (place < 0.72) return { title: random.pick(department.managers), seniority: 'manager' }
  if (place < 0.86) return { title: random.pick(department.seniors), seniority: 'senior' }
  return { title: random.pick(department.entries), seniority: 'entry' }
}

function postsOf(
  department: Department,
  company: WorldCompany,
  handle: string,
  random: SeededRandom,
): WorldPerson['posts'] {
  const count = random.between(1, 3)
  return random.some(department.topics, count).map((topic, index) => ({
    text: random.pick([
      `What a year at ${company.name} has taught me about ${topic}: ask the people who do the work first.`,
      `Three things that we got wrong about ${topic}, and the one that we would do again.`,
      `Unpopular opinion: most advice on ${topic} comes from people who have never had to do it in ${industryInWords(company.industry)}.`,
      `We changed how we think about ${topic} this quarter. Happy to compare notes.`,
    ]),
    url: `https://www.linkedin.example/posts/${handle || 'member'}-${company.id}-${index + 1}`,
  }))
}
