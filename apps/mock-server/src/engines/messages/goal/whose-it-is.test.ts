import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('whose something is', () => {
  it.each<readonly [goal: string, ...said: string[]]>([
    ['Ask for a referral to other logistics managers they know', 'a referral to other logistics managers you know.'],
    ['Ask for a recommendation to some shippers they work with', 'a recommendation to some shippers you work with.'],
    ['Ask for a referral to other people they know', 'a referral to other people you know.'],
    [
      'Explain how our customers save 15% of their freight costs and ask for a meeting',
      'how our customers save 15% of their freight costs.',
    ],
    ['Explain how our drivers plan their routes', 'how our drivers plan their routes.'],
    ['Tell them that our suppliers raise their prices in May', 'Our suppliers raise their prices in May.'],
    [
      'Tell them that our drivers will come to their warehouse at 8 am',
      'Our drivers will come to your warehouse at 8 am.',
    ],
    ['Remind our customers that their contract ends in May', 'your contract ends in May.'],
  ])('is said of the right ones in “%s” [CAM-MSG-11]', async (goal, ...said) => {
    const written = await writeGoal(goal)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })
})
