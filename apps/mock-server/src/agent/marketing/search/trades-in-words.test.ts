import { describe, expect, it } from 'vitest'
import { theWorld } from '../../../engines/world/the-world'
import { openTalk } from '../marketing-in-test'
import { readLeads } from '../request/read-leads'
import type { FoundAccounts } from '../tools/find-accounts'
import { describeSearch } from '../writing/describe-search'

describe('a trade that is only known as a part of another', () => {
  it.each([
    ['breweries', 'Munich', 'brewery', 'food and beverage'],
    ['hotels', 'Spain', 'hotels', 'travel'],
    ['supermarkets', 'France', 'supermarkets', 'retail'],
  ])(
    'is said to be looked for in that, those of it first: %s in %s [CAM-CHAT-03]',
    async (said, place, word, trade) => {
      const { calls, text } = await (await openTalk()).say(`Find 12 ${said} in ${place}`)
      expect(text).toContain(`By “${said}” I looked in ${trade}, the nearest trade that I know.`)
      const { accounts = [] } = (calls[0]?.result ?? {}) as Partial<FoundAccounts>
      const saysIt = accounts.map(({ name }) => {
        const company = theWorld().companies.find((each) => each.name === name)
        return [company?.name, company?.description, ...(company?.keywords ?? [])]
          .join(' ')
          .toLowerCase()
          .includes(word)
      })
      expect(saysIt[0]).toBe(true)
      expect(saysIt).toEqual(saysIt.toSorted((one, other) => Number(other) - Number(one)))
    },
  )

  it.each(['retailers', 'vineyards', 'bakeries', 'dental clinics', 'software companies'])(
    'is not what is known as it is: %s',
    async (said) => {
      const { text } = await (await openTalk()).say(`Find 3 ${said} in Germany`)
      expect(text).not.toContain('the nearest trade that I know')
    },
  )
})

describe('companies in words', () => {
  it.each([
    ['5 bakeries in Hamburg', 'bakeries in Hamburg'],
    ['6 breweries in Munich', 'breweries in Munich'],
    ['3 German software companies', 'software companies in Germany'],
    ['CFOs at Dutch or Swedish retailers', 'CFOs at retailers in the Netherlands or Sweden'],
    ['Polish manufacturers', 'manufacturers in Poland'],
    ['Nordic SaaS scale-ups', 'SaaS scale-ups in the Nordics'],
    ['British fintech start-ups', 'fintech start-ups in the United Kingdom'],
    ['German-speaking banks', 'banks in German-speaking countries'],
    ['hauliers in the US', 'hauliers in the US'],
  ])('are good English: %s', (asked, words) => {
    const { unknown, ...search } = readLeads(asked)
    expect(unknown).toEqual([])
    expect(describeSearch({ ...search, scope: 'new' })).toBe(words)
  })

  it('are so too where a place is in the way', async () => {
    const { text } = await (await openTalk()).say('Find 40 Dutch retailers')
    expect(text).toContain('Most others are not **in the Netherlands**')
  })
})
