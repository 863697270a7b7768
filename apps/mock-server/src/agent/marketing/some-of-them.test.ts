import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it.each([
  ['Find 10 companies in Belgium, 5 of them in Brussels', 'Brussels', 5, 'Belgium', 5],
  ['find 8 companies in Germany, of which 3 in Hamburg', 'Hamburg', 3, 'Germany', 5],
  ['Find 6 breweries in Germany, half of them in Berlin', 'Berlin', 3, 'Germany', 3],
  ['Find 6 CFOs at manufacturers in Germany, at least two of them in Munich', 'Munich', 2, 'Germany', 4],
] as const)(
  'finds some there and the others around it: “%s” [CAM-CHAT-03]',
  async (words, inner, some, place, others) => {
    const talk = await openTalk()
    const { calls } = await talk.say(words)
    const searches = calls.flatMap(({ name, args }) => (name === 'find_accounts' ? [args] : []))
    expect(searches).toMatchObject([
      { location: inner, limit: some },
      { location: place, outside: inner, limit: others },
    ])
  },
)

it.each([
  ['find 10 SaaS companies, 3 of them with more than 200 employees', 'more than 200 employees', 3, 7],
  ['Find 8 breweries in Belgium, half of them with more than 50 people', 'more than 50 people', 4, 4],
  [
    'We need ten logistics companies in Germany, two of which with at least 1000 employees',
    'at least 1000 employees',
    2,
    8,
  ],
] as const)(
  'finds some that are as large, and the others of any size: “%s” [CAM-CHAT-03]',
  async (words, size, some, others) => {
    const talk = await openTalk()
    const { calls } = await talk.say(words)
    const searches = calls.flatMap(({ name, args }) => (name === 'find_accounts' ? [args] : []))
    expect(searches).toMatchObject([{ company_size: size, limit: some }, { limit: others }])
    expect(searches[1]).not.toHaveProperty('company_size')
  },
)
