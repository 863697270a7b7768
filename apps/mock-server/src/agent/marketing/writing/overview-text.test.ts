import { expect, it } from 'vitest'
import { overviewText } from './overview-text'

it('says how the workspace sounds in sentences, as they begin', () => {
  const none = { accounts: 0, contacts: 0, accountsWithoutContacts: 0, contactsWithoutEmail: 0 }
  const tallies = { industries: [], cities: [], countries: [], titles: [], seniorities: [] }
  const text = overviewText({
    campaign: { name: 'Spring', objective: 'Lead Gen', initialPrompt: null, messagesMetadata: [] },
    audience: { ...none, contactsNotEnriched: 0, accountsNotEnriched: 0, ...tallies },
    idea: undefined,
    sources: {
      idealCustomers: [],
      valueProposition: undefined,
      brandVoice: 'Short. one question. practical, calm. Short.',
      documents: [],
    },
    search: undefined,
    notes: {},
  })
  expect(text).toContain('How we sound: Short. One question. Practical, calm.\n')
})
