import { describe, expect, it } from 'vitest'
import type { Intent } from './intent'
import { readLeads } from './read-leads'
import { readRequest } from './read-request'

const kindsOf = (message: string) => readRequest(message).map(({ kind }) => kind)

describe('whom somebody wants found', () => {
  it.each([
    [
      '15 heads of growth at SaaS companies in Berlin hiring SDRs',
      {
        companies: { industry: 'SaaS', location: 'Berlin', hiring: 'SDRs' },
        people: { title: 'heads of growth' },
        contacts: 15,
      },
    ],
    ['20 SaaS companies in Berlin', { companies: { industry: 'SaaS', location: 'Berlin' }, accounts: 20 }],
    [
      'companies in Munich using HubSpot and Salesforce that raised Series A',
      { companies: { location: 'Munich', technologies: 'HubSpot and Salesforce', funding: 'Series A' } },
    ],
    [
      'ten VPs of sales and directors of marketing in US fintech companies with 50-200 employees hiring SDRs and AEs',
      {
        companies: { industry: 'fintech', location: 'US', company_size: '50-200 employees', hiring: 'SDRs, AEs' },
        people: { title: 'VPs of sales, directors of marketing' },
        contacts: 10,
      },
    ],
    [
      '20 retailers in Paris and 2 CFOs at each',
      {
        companies: { industry: 'retailers', location: 'Paris' },
        people: { title: 'CFOs' },
        accounts: 20,
        perAccount: 2,
      },
    ],
    [
      '2 decision makers at each of the 14 accounts without contacts',
      { companies: {}, people: { seniority: 'decision makers' }, perAccount: 2, scope: 'without-contacts' },
    ],
    ['heads of sales there', { companies: {}, people: { title: 'heads of sales' }, scope: 'existing' }],
    ['marketing agencies in Paris', { companies: { industry: 'marketing agencies', location: 'Paris' } }],
    [
      '150 operations leaders at manufacturing companies',
      {
        companies: { industry: 'manufacturing' },
        people: { title: 'operations', seniority: 'leaders' },
        contacts: 150,
      },
    ],
    ['VP and above', { companies: {}, people: { seniority: 'VP and above' } }],
    [
      'people like "VP of Operations" at companies in cold storage that renew their carrier contracts before January',
      {
        companies: { industry: 'cold storage' },
        people: { title: 'VP of Operations' },
        unknown: ['renew their carrier contracts before January'],
      },
    ],
    [
      '15 logistics companies in Berlin that are hiring',
      { companies: { industry: 'logistics', location: 'Berlin', hiring: 'anyone' }, accounts: 15 },
    ],
    [
      '10 logistics companies in Atlantis',
      { companies: { industry: 'logistics' }, accounts: 10, unknownPlace: 'Atlantis' },
    ],
    [
      'companies in furniture that run more than twenty trucks',
      { companies: { industry: 'furniture' }, accounts: undefined },
    ],
    ['companies in retail that left us for a cheaper tool', { companies: { industry: 'retail' } }],
    [
      'AI startups in Paris that raised a seed round',
      { companies: { industry: 'AI', company_size: 'startups', location: 'Paris', funding: 'seed round' } },
    ],
    [
      '10 heads of operations at food producers in Germany',
      { companies: { industry: 'food', location: 'Germany' }, people: { title: 'heads of operations' }, unknown: [] },
    ],
    ['20 dairy makers in France', { companies: { industry: 'dairy', location: 'France' }, accounts: 20, unknown: [] }],
    ['producers of coffee in Italy', { companies: { industry: 'coffee', location: 'Italy' }, unknown: [] }],
    ['coffee shops in Rome', { companies: { industry: 'coffee', location: 'Rome' }, unknown: [] }],
    ['software vendors and food suppliers in Spain', { unknown: [] }],
    ['food manufacturers in Spain', { companies: { industry: 'food', location: 'Spain' }, unknown: [] }],
    [
      'a dozen CFOs at fintech startups in London with 50 to 200 employees',
      {
        companies: { industry: 'fintech', location: 'London', company_size: '50 to 200 employees' },
        contacts: 12,
        outweighed: 'startups',
        unknown: [],
      },
    ],
    [
      'fintech startups in London with over $10M revenue',
      { companies: { industry: 'fintech', location: 'London', company_size: 'startups, over $10M revenue' } },
    ],
    ['companies in the Netherlands using Foobarino', { unknown: ['using Foobarino'] }],
  ])('is read from “%s”', (text, expected) => {
    expect(readLeads(text)).toMatchObject(expected)
    if ('companies' in expected) expect(readLeads(text).companies).toEqual(expected.companies)
  })
})

describe('a message', () => {
  it.each<readonly [string, readonly Intent['kind'][]]>([
    [
      'Find 10 SaaS companies in Munich, enrich them and write a two-step sequence about invoices, then save it',
      ['find', 'enrich', 'draft'],
    ],
    ['Find SaaS companies in Berlin. Look for those that are hiring.', ['find']],
    ['We sell cold storage to supermarkets in Norway. Find 5 buyers.', ['find', 'told']],
    ['Find SaaS companies in Berlin and find their heads of e-commerce', ['find', 'find']],
    ['5 more', ['again']],
    ['also in Munich', ['again']],
    ['only VPs', ['again']],
    ['And Hamburg?', ['again']],
    ['enrich them', ['enrich']],
    ['Find people like "CFO" at companies in retail that ship every day', ['find']],
    ['check for new leads every day', ['refuse']],
    ['find their e-mail addresses', ['enrich']],
    ['Draft a LinkedIn message', ['draft']],
    ['write the overview', ['overview']],
    ['what can you do?', ['help']],
    ['how many contacts have we got?', ['summary']],
    ['check for new leads', ['check']],
    ['remove the ones in Berlin', ['refuse']],
    ['launch it', ['refuse']],
    ['yes please', ['yes']],
    ['What is the weather in Paris?', ['unknown']],
    ['Sing me a song', ['unknown']],
    ['', []],
    [
      'Plan a campaign for a dozen CFOs at fintech companies in London, find them and write an email about invoices',
      ['find', 'overview', 'draft'],
    ],
    [
      'Plan a campaign to reach heads of logistics at furniture retailers in Germany. Find 10 of them and draft an email about damage',
      ['find', 'overview', 'draft'],
    ],
    ['I want to reach CTOs at SaaS companies in Munich, find them and enrich them', ['find', 'enrich']],
    ['I need to reach CTOs at SaaS companies in Munich', ['find']],
    ['We want to target CTOs at SaaS companies in Munich', ['find']],
    ['Help me talk to CTOs at SaaS companies in Munich', ['find']],
    ['Reach CTOs at SaaS companies in Munich', ['find']],
    ['reach out to CTOs at SaaS companies in Munich about faster invoicing', ['draft']],
    ['Plan a campaign for CFOs at fintech companies in London', ['overview']],
    ['Our ideal customers are CFOs at fintech companies in London', ['named']],
    ['Our ideal customers are CFOs at fintech companies in London. Find 10 of them', ['find']],
    ['CFOs at fintech companies in London. Look for them', ['find']],
    ['Our CFO likes retailers in Paris. Find them', ['find']],
    ['write an email to CFOs at fintech companies in London about invoices and find them', ['draft', 'find']],
    ['We sell cold storage to supermarkets in Norway. Find them.', ['find', 'told']],
    ['find them', ['them']],
    ['please find 10 of them', ['them']],
    ['yes, find them', ['them']],
    ['find their emails', ['enrich']],
  ])('“%s” asks for %s', (message, kinds) => {
    expect(kindsOf(message)).toEqual(kinds)
  })

  it('says how many steps a sequence has, and what it is about', () => {
    expect(readRequest('Write a two-step e-mail sequence about faster invoicing and save it')).toEqual([
      { kind: 'draft', channel: 'email', steps: 2, about: 'faster invoicing', save: true, shorter: false },
    ])
  })
})

it('finds as many of those named before as are asked for', () => {
  const [found] = readRequest('Plan a campaign for CFOs at fintech companies in London. Find 10 of them')
  expect(found).toMatchObject({
    leads: { companies: { industry: 'fintech', location: 'London' }, people: { title: 'CFOs' }, contacts: 10 },
  })
})

it.each(['and ', 'with no ', ', and then ', '5 ', 'to ', 'hiring and ', 'companies in Berlin with '])(
  'is read within a moment, however often %j stands in it',
  (part) => {
    const started = performance.now()
    expect(readRequest(`Find SaaS companies ${part.repeat(20_000)}`)).toBeDefined()
    expect(performance.now() - started).toBeLessThan(5_000)
  },
)

it('is read within a moment, however many spaces stand in it', () => {
  const started = performance.now()
  expect(readRequest(`write${' '.repeat(26)}x`, { hasDraft: true })).toBeDefined()
  expect(performance.now() - started).toBeLessThan(2_000)
})

it.each('CEO CFO CTO COO CMO CRO CPO CIO CISO CHRO CCO CDO CSO MD GM'.split(' '))(
  'takes %s and %ss for people',
  (title) => {
    for (const each of [title, `${title}s`, title.toLowerCase(), `${title.toLowerCase()}s`])
      expect(readRequest(`find 2 ${each} at healthcare companies in Berlin`)).toMatchObject([
        { kind: 'find', leads: { people: { title: each }, companies: { location: 'Berlin' }, unknown: [] } },
      ])
  },
)
