import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request'
import { spelledRight } from './spelled-right'

describe('a slip of the pen [CAM-CHAT-02]', () => {
  it.each([
    ['SaaS companys in Berlin', 'SaaS companies in Berlin'],
    ['find 10 bakerys and brewerys in Munich', 'find 10 bakeries and breweries in Munich'],
    ["10 startup's in Paris", '10 startups in Paris'],
    ["5 CEO's at hotels", '5 CEOs at hotels'],
    ['fintechs companies in Amsterdam', 'fintech companies in Amsterdam'],
    ['insurances firms in Zurich', 'insurance firms in Zurich'],
    ['logistic companies in Hamburg', 'logistics companies in Hamburg'],
    ['10 software compnaies', '10 software companies'],
    ['markting managers at manufactoring firms', 'marketing managers at manufacturing firms'],
    ['universites in Ireland', 'universities in Ireland'],
  ])('is read as it is meant: “%s”', (typed, meant) => {
    expect(spelledRight(typed)).toBe(meant)
  })

  it.each([
    'our maintenance contracts',
    "what's in it, and who's at the office?",
    'employers of the Kollys and of Compnaies Ltd',
    'change it to "Ten bakerys"',
    'the directory of our funders at www.compnaies.com',
    "our customer's opinion",
  ])('is none where it is a word or a name: “%s”', (text) => {
    expect(spelledRight(text)).toBe(text)
  })

  it('stands in no trade that is searched for', () => {
    expect(readRequest('fintechs companies in Amsterdam')).toMatchObject([
      { kind: 'find', leads: { companies: { industry: 'fintech', location: 'Amsterdam' } } },
    ])
  })
})
