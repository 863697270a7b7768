import { expect, it } from 'vitest'
import { overviewText, type OverviewParts } from './overview-text'

const none = { accounts: 0, contacts: 0, accountsWithoutContacts: 0, contactsWithoutEmail: 0 }
const noWork = { contactsNotEnriched: 0, accountsNotEnriched: 0 }
const noTallies = { industries: [], cities: [], countries: [], titles: [], seniorities: [] }
const noAudience = { ...none, ...noWork, ...noTallies }

function textWith(changes: Partial<OverviewParts>): string {
  return overviewText({
    campaign: { name: 'Spring', objective: 'Lead Gen', initialPrompt: null, messagesMetadata: [] },
    audience: noAudience,
    idea: undefined,
    sources: { idealCustomers: [], otherTitles: [], valueProposition: undefined, brandVoice: undefined, documents: [] },
    search: undefined,
    notes: {},
    ...changes,
  })
}

it('says how the workspace sounds in sentences, as they begin', () => {
  const brandVoice = 'Short. one question. practical, calm. Short.'
  const sources = { idealCustomers: [], otherTitles: [], valueProposition: undefined, brandVoice, documents: [] }
  expect(textWith({ sources })).toContain('How we sound: Short. One question. Practical, calm.\n')
})

it('speaks of roles in the plural [CAM-PLAN-04]', () => {
  const audience = { ...noAudience, industries: [['SaaS', 2]], titles: [['Head of Growth', 2]] } as const
  expect(textWith({ audience })).toContain('the work of people such as heads of growth in SaaS, and')
  const industries = [
    ['SaaS', 2],
    ['Retail', 1],
  ] as const
  expect(textWith({ audience: { ...audience, industries } })).toContain(
    'the work of people such as heads of growth, and',
  )
})
