import { companyIndustries, type CompanyIndustry, type CompanySize, type Icp } from '@inlay/sdk-core/contract/campaigns'
import { industries } from '../world/industries/industries'
import { industryInWords } from '../world/industries/industry-in-words'
import type { Industry } from '../world/industries/industry'
import { brandVoiceOf, type VoiceValues } from './brand-voice-of'
import { buyersCalled, jobTitlesFor, marketOf, sizeOf, sizeServedBy } from './buyers'
import type { AskedCompany } from './company-question'
import { withFullStop } from '../messages/with-full-stop'
import { industryByName } from './industry-by-name'
import { painPointsFor } from './pain-points'

export interface CompanyDescription {
  /** What all of it rests on, in a sentence for people. */
  readonly basis: string
  readonly company: {
    readonly name: string
    readonly description: string
    readonly websiteUrl: string
    readonly industry: CompanyIndustry | null
    readonly companySize: CompanySize | null
  }
  readonly icp: Pick<Icp, 'name' | 'description' | 'companySize' | 'industry' | 'keyPainPoints' | 'jobTitles'>
  readonly brandVoice: VoiceValues
}

/** What can be said of a company: much where it is in the directory, little where only its name is known. */
export function describeCompany({ name, website, known }: AskedCompany): CompanyDescription {
  const industry = known === undefined ? industryByName(name) : industries.find((each) => each.name === known.industry)
  const customers =
    industry && (known === undefined ? industry.customers[0] : saidIn(known.description, industry.customers, ' for '))
  const offer = industry && known && saidIn(known.description, industry.offers, ' ')
  const keywords = known?.keywords ?? []
  return {
    basis: basisOf(name, industry, known !== undefined),
    company: {
      name,
      description: known?.description ?? '',
      websiteUrl: website ?? '',
      industry: industry === undefined ? null : (companyIndustries.find((each) => each === industry.name) ?? 'Other'),
      companySize: known === undefined ? null : sizeOf(known.employees),
    },
    icp:
      industry === undefined || customers === undefined
        ? unknownCustomer(name)
        : customerOf({ name, industry, customers, offer, keywords, employees: known?.employees }),
    brandVoice: brandVoiceOf({
      ...{ name, offer, customers, keywords },
      industry: industry?.name,
      employees: known?.employees,
      foundedYear: known?.foundedYear,
    }),
  }
}

function basisOf(name: string, industry: Industry | undefined, isKnown: boolean): string {
  if (isKnown) return withFullStop(`From what the company directory knows of ${name}`)
  return industry === undefined
    ? `${withFullStop(`Nothing is known about ${name}`)} Describe its customers and its voice in your own words.`
    : `${withFullStop(`The company directory does not know ${name}`)} From its name it seems to be in ${industryInWords(industry.name)}: check each point.`
}

interface Seller {
  readonly name: string
  readonly industry: Industry
  readonly customers: string
  readonly offer: string | undefined
  readonly keywords: readonly string[]
  readonly employees: number | undefined
}

function customerOf({ name, industry, customers, offer, keywords, employees }: Seller): CompanyDescription['icp'] {
  const buyers = buyersCalled(customers)
  const isBusiness = buyers.worldIndustries.length > 0
  const size = !isBusiness || employees === undefined ? null : sizeServedBy(employees)
  const market = size === null ? undefined : marketOf(buyers, size)
  const who = `${customers.charAt(0).toUpperCase()}${customers.slice(1)}`
  return {
    name: size === null ? who : `${who} with ${size.replace('-', ' to ')} people`,
    description: [
      offer === undefined
        ? withFullStop(`${who} are among the usual customers of companies like ${name}`)
        : `${name} ${offer} for ${customers}.`,
      market &&
        market.count > 0 &&
        `The directory has ${market.count.toLocaleString('en')} companies of that kind and size.`,
      market && market.technologies.length > 0 && `They often use ${market.technologies.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    companySize: size,
    industry: buyers.industry,
    keyPainPoints: painPointsFor(industry.name, keywords),
    jobTitles: isBusiness ? [...jobTitlesFor(industry.name, size)] : [],
  }
}

function unknownCustomer(name: string): CompanyDescription['icp'] {
  return {
    name: `Customers of ${name}`,
    description: '',
    companySize: null,
    industry: null,
    keyPainPoints: '',
    jobTitles: [],
  }
}

/** Which of the phrases a description of a company was made with. */
function saidIn(description: string, phrases: readonly string[], before: string): string | undefined {
  return [...phrases]
    .sort((one, other) => other.length - one.length)
    .find((phrase) => description.includes(`${before}${phrase}`))
}
