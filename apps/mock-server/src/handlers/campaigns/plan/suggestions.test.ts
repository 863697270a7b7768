import { describe, expect, it } from 'vitest'
import { readRequest } from '../../../agent/marketing/request/read-request'
import { overviewText } from '../../../agent/marketing/writing/overview-text'
import type { AudienceSummary } from './audience-summary'
import { campaignIdea, campaignSearch } from './campaign-idea'
import { suggestDrafting, suggestFinding } from './suggestions'

const nobody: AudienceSummary = {
  accounts: 0,
  contacts: 0,
  accountsWithoutContacts: 0,
  contactsWithoutEmail: 0,
  contactsNotEnriched: 0,
  accountsNotEnriched: 0,
  industries: [],
  cities: [],
  countries: [],
  titles: [],
  seniorities: [],
}
const somebody = { ...nobody, accounts: 1, contacts: 1 }
const noSources = {
  idealCustomers: [],
  otherTitles: [],
  valueProposition: undefined,
  brandVoice: undefined,
  documents: [],
}

/** What was asked, what is suggested first, and whom it is about. */
const requests: readonly (readonly [asked: string, find: string, whom: string])[] = [
  [
    'find 15 heads of logistics at retail companies in Germany, then enrich them and draft a first email',
    'Find 15 heads of logistics at retail companies in Germany.',
    'heads of logistics at retail companies in Germany',
  ],
  [
    'Find 40 CFOs at software companies in Italy',
    'Find 40 CFOs at software companies in Italy.',
    'CFOs at software companies in Italy',
  ],
  [
    'heads of growth at fintech startups in London with 50-200 employees',
    'Find heads of growth at fintech startups in London with 50-200 employees.',
    'heads of growth at fintech startups in London with 50-200 employees',
  ],
  [
    'I want to reach CTOs of manufacturing companies in Sweden that use SAP',
    'Find CTOs at manufacturing companies in Sweden that use SAP.',
    'CTOs at manufacturing companies in Sweden that use SAP',
  ],
  [
    'Get 20 retailers in Paris and 2 CFOs at each',
    'Find 20 retailers in Paris and 2 CFOs at each.',
    'CFOs at retailers in Paris',
  ],
  [
    'We sell payroll software to hospitals in Spain. Find the HR directors.',
    'Find HR directors at hospitals in Spain.',
    'HR directors at hospitals in Spain',
  ],
  [
    'please look for VP Sales, Head of Sales at Series A SaaS companies in the US',
    'Find VPs of sales and heads of sales at Series A SaaS companies in the US.',
    'VPs of sales and heads of sales at Series A SaaS companies in the US',
  ],
  ['marketing managers', 'Find marketing managers.', 'marketing managers'],
  [
    'Find 150 operations leaders at manufacturing companies',
    'Find 150 operations leaders at manufacturing companies.',
    'operations leaders at manufacturing companies',
  ],
  [
    'companies that raised in the last 12 months in France and people who decide',
    'Find decision makers at companies in France that raised funding in the last 12 months.',
    'decision makers at companies in France that raised funding in the last 12 months',
  ],
  [
    'Book meetings with heads of IT at universities in Canada',
    'Find heads of IT at universities in Canada.',
    'heads of IT at universities in Canada',
  ],
  [
    'Find people titled "Head of Supply Chain" at pharma companies in Switzerland; write the overview',
    'Find heads of supply chain at pharma companies in Switzerland.',
    'heads of supply chain at pharma companies in Switzerland',
  ],
  [
    'Target mid-market e-commerce companies in germany and austria using Shopify, and hiring marketing managers',
    'Find mid-market e-commerce companies in Germany or Austria that use Shopify and are hiring marketing managers.',
    'mid-market e-commerce companies in Germany or Austria that use Shopify and are hiring marketing managers',
  ],
  [
    'Please find 25 CMOs at consumer goods companies in Spain or Portugal and then look up their emails',
    'Find 25 CMOs at consumer goods companies in Spain or Portugal.',
    'CMOs at consumer goods companies in Spain or Portugal',
  ],
  ['Introduce our new cold storage service to retailers in Spain', 'Find retailers in Spain.', 'retailers in Spain'],
]

describe('what a prompt of several parts suggests [CAM-SMART-03]', () => {
  it.each(requests)('%s', (asked, find, whom) => {
    const search = campaignSearch({ initialPrompt: asked }, noSources)
    expect(suggestFinding({ audience: nobody, search })?.text).toBe(find)
    expect(suggestFinding({ audience: somebody, search })?.text).toBe(`Find 10 more ${whom}.`)
    const to = search?.people === undefined ? `people at ${whom}` : whom
    expect(suggestDrafting({ audience: nobody, search })?.text).toBe(`Write a first email to ${to}.`)
    expect(campaignIdea({ initialPrompt: asked }, noSources)).toBe(whom)
  })

  it.each(requests)('is understood as it is written: %s', (asked, find) => {
    const [intent, ...others] = readRequest(find)
    expect(others).toEqual([])
    expect(intent).toMatchObject({ kind: 'find', leads: { scope: 'new', unknown: [] } })
    expect(campaignIdea({ initialPrompt: find }, noSources)).toBe(campaignIdea({ initialPrompt: asked }, noSources))
  })

  it('has roles of the audience stand in the plural', () => {
    const titles = [['Head of Logistics', 3]] as const
    const industries = [['Retail', 3]] as const
    const audience = { ...somebody, titles, industries }
    expect(suggestFinding({ audience, search: undefined })?.text).toBe(
      'Find 10 more heads of logistics at retail companies.',
    )
    expect(suggestDrafting({ audience, search: undefined })?.text).toBe(
      'Write a three-step email sequence to our contacts, such as heads of logistics.',
    )
  })

  it('is from whom the workspace sells to where it says nothing of whom to reach', () => {
    const sources = { idealCustomers: ['Supply Chain Manager, Head of Logistics at manufacturing companies'] }
    expect(campaignIdea({ initialPrompt: 'Find 10 companies like our best customers' }, sources)).toBe(
      'supply chain managers and heads of logistics at manufacturing companies',
    )
  })
})

describe('the goal in the overview', () => {
  const goalFor = (initialPrompt: string) => {
    const text = overviewText({
      campaign: { name: 'Planned', objective: 'Lead Gen', initialPrompt, messagesMetadata: [] },
      audience: nobody,
      idea: campaignIdea({ initialPrompt }, noSources),
      sources: noSources,
      search: undefined,
      notes: {},
    })
    return /## Goal\n\n(.*)\n/.exec(text)?.[1]
  }

  it.each(requests)('is whom to reach: %s', (asked, _, whom) => {
    expect(goalFor(asked)).toBe(`Lead Gen: reach ${whom}.`)
  })

  it('is the prompt itself where that says nothing of whom', () => {
    expect(goalFor('Thank everyone who attended our webinar. Keep it short.')).toBe(
      'Lead Gen: thank everyone who attended our webinar.',
    )
  })
})
