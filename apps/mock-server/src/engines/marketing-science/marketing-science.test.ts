import { BrandVoiceValues, IcpValues, ValuePropositionValues } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { theWorld } from '../world/the-world'
import { askedCompany } from './company-question'
import { describeCompany } from './describe-company'

function describeIt(text: string) {
  const asked = askedCompany(text)
  if (asked === undefined) throw new Error(`${text} is no company.`)
  return describeCompany(asked)
}

it('describes a company of the directory from what is known of it, by website and by name alike', () => {
  const company = theWorld().companies.find(({ industry, employees }) => industry === 'Logistics' && employees > 300)
  const { name = '', domain = '', description = '' } = company ?? {}
  const described = describeIt(`https://www.${domain}/about`)
  expect(described.company).toMatchObject({ name, description, industry: 'Other' })
  expect(described.basis).toContain('company directory knows')
  expect(described.icp.description).toMatch(/companies of that kind and size/)
  expect(described.icp.jobTitles).toContain('Chief Operating Officer')
  expect(described.brandVoice.sampleMessages).toContain(name)
  expect(describeIt(name)).toEqual(described)
})

it('says of an unknown company only what its name says, and says so', () => {
  const guessed = describeIt('Northwind Freight')
  expect(guessed.basis).toMatch(/does not know Northwind Freight.*logistics/)
  expect(guessed.icp).toMatchObject({ companySize: null, name: 'Food producers' })
  expect(guessed.brandVoice.sampleMessages).toBe('')
  const nothing = describeIt('https://qqzx.example')
  expect(nothing.basis).toMatch(/Nothing is known about Qqzx/)
  expect(nothing.icp).toMatchObject({ description: '', industry: null, jobTitles: [] })
})

it('writes the name of a trade as people do in a sentence', () => {
  expect(describeIt('Qqzx Software').basis).toContain('seems to be in SaaS:')
  const { domain = '' } = theWorld().companies.find(({ industry }) => industry === 'SaaS') ?? {}
  expect(describeIt(`https://www.${domain}`).brandVoice.description).toContain('works in SaaS')
})

it.each(['http://', 'https://localhost', 'someone@gmail.com', 'www.', 'javascript:alert(1)', '!!!'])(
  'takes %s for no company',
  (text) => expect(askedCompany(text)).toBeUndefined(),
)

it('takes names with dots for names', () => {
  expect(askedCompany('Acme Inc.')).toMatchObject({ name: expect.stringMatching(/^Acme/) })
})

it('describes each company of the directory as the contract takes it', () => {
  for (const { domain } of theWorld().companies.filter((_, index) => index % 40 === 0)) {
    const { icp, brandVoice, company } = describeIt(domain)
    expect(IcpValues.safeParse(icp).error).toBeUndefined()
    expect(BrandVoiceValues.safeParse(brandVoice).error).toBeUndefined()
    expect(ValuePropositionValues.safeParse(company).error).toBeUndefined()
    expect(icp.description).not.toBe('')
  }
})
