import {
  companyIndustries,
  companySizes,
  type CompanyIndustry,
  type CompanySize,
} from '@inlay/sdk-core/contract/campaigns'
import { departments } from '../world/departments'
import { theWorld } from '../world/the-world'

/** What is known of those who buy something. */
export interface Buyers {
  /** “food producers” */
  readonly name: string
  readonly industry: CompanyIndustry
  /** Industries of the world that they are in; none for people who buy for themselves. */
  readonly worldIndustries: readonly string[]
}

export function buyersCalled(name: string): Buyers {
  const worldIndustries =
    Object.entries(industriesOfBuyers)
      .find(([, names]) => names.includes(name))?.[0]
      ?.split('/') ?? []
  const offered = companyIndustries.find((industry) => worldIndustries.includes(industry))
  return { name, industry: offered ?? (worldIndustries.some(isFinance) ? 'FinTech' : 'Other'), worldIndustries }
}

function isFinance(industry: string): boolean {
  return industry === 'Banking' || industry === 'Insurance'
}

/** Which industries the customers are in that industries name. */
const industriesOfBuyers: Readonly<Record<string, readonly string[]>> = {
  'Healthcare/Pharmaceuticals': [
    'hospitals',
    'general practitioners',
    'care homes',
    'doctors',
    'pharmacies',
    'health ministries',
  ],
  'Banking/FinTech': ['banks', 'accountants', 'finance departments', 'private-equity funds', 'foundations'],
  Insurance: ['insurers'],
  'E-commerce': ['online shops', 'marketplaces'],
  Education: ['schools', 'universities', 'school classes', 'research institutes'],
  SaaS: ['software companies', 'product teams', 'start-ups', 'mid-sized teams', 'inventors'],
  'Marketing services': ['agencies', 'advertisers'],
  'Real Estate': ['landlords', 'tenants', 'pension funds', 'developers', 'offices'],
  Manufacturing: ['manufacturers', 'factories', 'other factories', 'car makers', 'family firms', 'employers'],
  'Food and beverage': ['food producers', 'food brands', 'restaurants', 'canteens'],
  'Retail/Food and beverage': [
    'supermarkets',
    'shops',
    'corner shops',
    'wholesalers',
    'wine merchants',
    'importers',
    'exporters',
  ],
  Construction: ['builders', 'field-service companies', 'municipalities', 'public bodies'],
  'Legal services': ['law firms'],
  Energy: ['energy companies', 'grid operators'],
  Travel: ['hotels', 'travel agents', 'tourism boards', 'museums', 'business travellers'],
  Logistics: ['shipping lines', 'fleets', 'bus companies', 'railways', 'shipowners', 'ship owners'],
  Automotive: ['garages'],
  Agriculture: ['farmers', 'cooperatives'],
  'Pharmaceuticals/Biotechnology': ['drug makers'],
  'Telecommunications/Media': ['network operators', 'broadcasters', 'call centres'],
}

/** The size of company that one of so many people can serve well: not far below its own, and seldom far above. */
export function sizeServedBy(employees: number): CompanySize {
  if (employees <= 20) return '11-50'
  if (employees <= 250) return '51-200'
  if (employees <= 1_500) return '201-500'
  return employees <= 6_000 ? '501-1000' : '1001-5000'
}

export function sizeOf(employees: number): CompanySize {
  return companySizes.find((size) => employees <= rangeOf(size).most) ?? '5001+'
}

function rangeOf(size: CompanySize): { readonly least: number; readonly most: number } {
  const [least = 0, most = Number.POSITIVE_INFINITY] = size.split('-').map((part) => Number.parseInt(part, 10))
  return { least, most }
}

/** How many such companies the directory has, and what most of them use. */
export function marketOf({ worldIndustries }: Buyers, size: CompanySize) {
  const { least, most } = rangeOf(size)
  const companies = theWorld().companies.filter(
    ({ employees, industry }) => employees >= least && employees <= most && worldIndustries.includes(industry),
  )
  const uses = new Map<string, number>()
  for (const { technologies } of companies) for (const name of technologies) uses.set(name, (uses.get(name) ?? 0) + 1)
  const technologies = [...uses].sort(([, one], [, other]) => other - one).slice(0, 3)
  return { count: companies.length, technologies: technologies.map(([name]) => name) }
}

/** Who decides about what an industry sells: those who lead the departments that use it. */
export function jobTitlesFor(sellerIndustry: string, size: CompanySize | null): readonly string[] {
  const [first = 'Operations', second = 'Procurement'] = decidedIn[sellerIndustry] ?? []
  // In small companies there is hardly anybody between the top and the work.
  const lead = size === '1-10' || size === '11-50' ? ['Managing Director'] : []
  return [...lead, ...titlesIn(first, 3), ...titlesIn(second, 2)]
}

function titlesIn(department: string, count: number): readonly string[] {
  const found = departments.find(({ name }) => name === department)
  if (found === undefined) return []
  const [area] = found.areas
  return [`Head of ${area}`, found.chief[0], found.managers[0]].slice(0, count)
}

const decidedIn: Readonly<Record<string, readonly [string, string]>> = {
  SaaS: ['Operations', 'Information technology'],
  FinTech: ['Finance', 'Operations'],
  'E-commerce': ['Procurement', 'Operations'],
  Media: ['Marketing', 'Sales'],
  Telecommunications: ['Information technology', 'Procurement'],
  Cybersecurity: ['Information technology', 'Engineering'],
  'Artificial intelligence': ['Engineering', 'Product'],
  'Marketing services': ['Marketing', 'Sales'],
  Logistics: ['Operations', 'Procurement'],
  Manufacturing: ['Procurement', 'Engineering'],
  'Food and beverage': ['Procurement', 'Operations'],
  Automotive: ['Procurement', 'Engineering'],
  Healthcare: ['Operations', 'Procurement'],
  Education: ['Human resources', 'Operations'],
  'Real Estate': ['Operations', 'Finance'],
  Consulting: ['Operations', 'Finance'],
  Insurance: ['Finance', 'Legal'],
  Travel: ['Human resources', 'Procurement'],
  Banking: ['Finance', 'Operations'],
  'Legal services': ['Legal', 'Human resources'],
  Construction: ['Operations', 'Procurement'],
}
