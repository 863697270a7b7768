import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

const asksForTime = /\b(?:call|meeting|demo|visit)\b|talk about it|suit you|don['’]t|without/i

describe('what is not to be asked for', () => {
  it.each<readonly [string, string]>([
    ["write an email about pallets for Polish readers, and don't ask for a call", 'pallets for Polish readers.'],
    ["our fuel-inclusive prices but don't ask for a call", 'our fuel-inclusive prices.'],
    ['pallets, without asking for a meeting', 'about pallets.'],
    ["offer our night ferry but don't push for a call", 'our night ferry.'],
    ['introduce our ferry without offering a call', 'our ferry.'],
    ['offer our night ferry, but do not ask for a demo', 'our night ferry.'],
    ["Don't ask for a call. Offer our night ferry.", 'our night ferry.'],
    ["ask whether they need pallets, but don't ask for a call", 'Do you need pallets?'],
  ])('is asked for in no step: “%s” [CAM-MSG-11]', async (goal, said) => {
    const written = await writeGoal(goal)
    expectGuidance(written)
    for (const texts of [written.email, written.linkedin]) {
      expect(texts[0]).toContain(said)
      for (const text of texts.slice(0, 2)) expect(text).not.toMatch(asksForTime)
    }
  })

  it.each([
    ['pallets. No call to action.', 'about pallets.'],
    ['pallets and do not ask for a reply', 'about pallets.'],
    ['pallets, without asking for anything', 'about pallets.'],
    ["offer our night ferry; don't ask any questions", 'our night ferry.'],
    ["invite them to our open day but don't ask for a reply", 'our open day.'],
    ["tell them we moved, and don't ask them to reply", 'We moved.'],
  ])('may be anything: “%s” has no question [CAM-MSG-11]', async (goal, said) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const texts of [email, linkedin]) {
      expect(texts[0]).toContain(said)
      for (const text of texts) expect(text).not.toMatch(/\?|just reply|fill in/)
    }
  })
})
