import { readLeads } from '../../../agent/marketing/request/read-leads'
import { describeCompanies } from '../../../agent/marketing/writing/describe-search'
import { industryInWords } from '../../../engines/world/industries/industry-in-words'
import type { WorkspaceStore } from '../../../store/store'
import { readCampaignSources } from '../settings/campaign-sources'

/** What a workspace has said of itself, in words, for whoever finds people and writes to them in its name. */
export interface CampaignSources {
  /** Whom it sells to: each as a search could be worded. */
  readonly idealCustomers: readonly string[]
  /** Titles of those customers for which a search has no room. */
  readonly otherTitles: readonly string[]
  readonly valueProposition: string | undefined
  /** How it sounds, in words. */
  readonly brandVoice: string | undefined
  /** What its documents say, the part that matters most first. */
  readonly documents: readonly { readonly name: string; readonly text: string }[]
}

const mostDocuments = 3
const mostTitles = 3

/** @param about What documents are looked through for; left out, what the workspace says of itself. */
export async function campaignSources(store: WorkspaceStore, about?: string): Promise<CampaignSources> {
  const { brandVoice, valueProposition, icp, searchDocuments } = await readCampaignSources(store)
  const value = valueProposition?.description.trim()
  const words = about ?? [value, icp?.description].filter(Boolean).join(' ')
  const passages = words === '' ? [] : await searchDocuments(words, mostDocuments)
  return {
    idealCustomers: icp === undefined ? [] : [idealCustomer(icp)].filter((text) => text !== ''),
    otherTitles: icp?.jobTitles.slice(mostTitles) ?? [],
    valueProposition: value === '' ? undefined : value,
    brandVoice:
      brandVoice && sentences([brandVoice.brandTone, brandVoice.communicationStyle, brandVoice.personalityTraits]),
    documents: passages.map(({ filename, text }) => ({ name: filename, text })),
  }
}

interface IdealCustomer {
  readonly name: string
  readonly description: string
  readonly jobTitles: readonly string[]
  readonly industry?: string | null | undefined
  readonly companySize?: string | null | undefined
}

function idealCustomer({ name, description, jobTitles, industry, companySize }: IdealCustomer): string {
  const people = jobTitles.slice(0, mostTitles).join(', ')
  const isChosen = industry !== undefined && industry !== null && industry !== '' && industry !== 'Other'
  // What nobody could choose may be in what it is called: “Food producers in Norway”.
  const said = [name, description].map((text) => readLeads(text).companies)
  const trade = isChosen ? industryInWords(industry) : said.find((each) => each.industry !== undefined)?.industry
  const companies = trade === undefined ? 'companies' : describeCompanies({ industry: trade })
  const place = said[0]?.location === undefined ? '' : ` in ${said[0].location}`
  const size = companySize ? ` with ${companySize} employees` : ''
  return people === '' && companies === 'companies' && size === '' && place === ''
    ? ''
    : `${people === '' ? '' : `${people} at `}${companies}${place}${size}`
}

function sentences(parts: readonly string[]): string | undefined {
  const said = parts.map((part) => part.trim().replace(/[.\s]+$/, '')).filter((part) => part !== '')
  return said.length === 0 ? undefined : `${said.join('. ')}.`
}
