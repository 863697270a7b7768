import { readForbidden } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'
import { readGoal } from './read-goal'

describe('what a goal forbids', () => {
  it.each<readonly [string, readonly string[]]>([
    ["Book a call about cold chains, don't mention price", ['price']],
    ['Sell our CRM. Do not mention prices or discounts.', ['prices', 'discounts']],
    ["Sell our CRM, avoid the word 'synergy'", ['synergy']],
    ['Sell our CRM, avoid the words “synergy” and “leverage”.', ['synergy', 'leverage']],
    ['Sell our CRM, avoid the word synergy', ['synergy']],
    ['Sell our CRM, never say synergy', ['synergy']],
    ["Sell our CRM, don't use the words cheap, best and free", ['cheap', 'best', 'free']],
    ['Offer our CRM without mentioning competitors', ['competitors']],
    ["Don't use “cutting-edge”, ask for a call", ['cutting-edge']],
    ['Offer our CRM, no emojis', []],
    ["Don't forget to mention our office in Oslo", []],
    ['Offer our CRM to retailers', []],
  ])('is read from “%s”', (goal, words) => {
    expect(readForbidden(goal).words).toEqual(words)
  })

  it.each([
    ['Sell our CRM, no exclamation marks', 'exclamation marks', undefined],
    ["Sell our CRM, don't use exclamation marks", 'exclamation marks', undefined],
    ['Sell our CRM without emojis', undefined, 'emojis'],
    ['Sell our CRM, no emojis or exclamation marks', 'exclamation marks', 'emojis'],
    ['Sell our CRM', undefined, undefined],
  ])('may be signs: “%s”', (goal, exclamations, emojis) => {
    expect(readForbidden(goal)).toEqual({ words: [], exclamations, emojis })
    expect(readGoal(goal)).toMatchObject({ about: 'our CRM' })
    expect(readGoal(goal).note).toBeUndefined()
  })
})

const facts = {
  valueProposition: 'With real synergy we win! 🚀 Our prices beat all. We find billing errors in freight invoices.',
  proof: 'One shipper cut its price by 12 percent with synergy.',
}

it.each([
  ["Book a call about cold chains, don't mention price", /pric/i],
  ["Book a call about cold chains, avoid the word 'synergy'", /synerg/i],
  ['Book a call about cold chains, no exclamation marks', /!/],
  ['Book a call about cold chains without emojis', /emoji|\p{Extended_Pictographic}/u],
  ['Book a call about cold chains, avoid “C++ (old)” and do not mention our annual revenue', /revenue/],
  ["Book a call about cold chains, don't use the words agenda, time or hours", /\b(?:agenda|times?|hours?)\b/i],
])('leaves out what is forbidden: “%s” [CAM-MSG-11]', async (goal, forbidden) => {
  for (const use of ['email-template', 'linkedin-template', 'subject-line'] as const)
    for (const step of [1, 2, 3]) {
      const text = await offlineWriter.write({
        use,
        prompt: `Goal: ${goal}\nStep: ${step} of 3\nFields: first_name`,
        facts,
      })
      expect(text).not.toMatch(forbidden)
      expect(text).not.toMatch(/ {2}|\.\./)
      if (use === 'email-template' && step === 1) expect(text).toContain('We find billing errors')
    }
})
