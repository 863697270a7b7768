import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './goal/written-in-test'

describe('a goal that says message by message what they are for', () => {
  it.each<readonly [string, string, readonly [string, string, string]]>([
    [
      'First step introduces our route planner, second step three days later asks if they had time to look, third step says goodbye.',
      'About our route planner',
      [
        'I would like to tell you about our route planner.',
        'I would like to know whether you had time to look.',
        'This is my last note about our route planner.',
      ],
    ],
    [
      'Introduce our route planner in the first email, share a case study in the second, and say goodbye in the third.',
      'About our route planner',
      [
        'I would like to tell you about our route planner.',
        'I would like to share a case study with you.',
        'This is my last note about our route planner.',
      ],
    ],
    [
      'Step 1: introduce our dock audit. Step 2: share how Hansa Cargo saved 12%. Step 3: offer a free audit.',
      'About our dock audit',
      ['our dock audit', 'Hansa Cargo saved 12%.', 'We would like to offer you a free audit.'],
    ],
    [
      'We sell route planning software to hauliers. First email introduces it, second tells them that Hansa Cargo saved 12%, third offers a free trial.',
      'About route planning software',
      ['route planning software', 'Hansa Cargo saved 12%.', 'We would like to offer you a free trial.'],
    ],
    [
      'Win bakeries for our flour. The first email offers a free sample, the last one says goodbye.',
      'About our flour',
      [
        'We can offer you a free sample.',
        'A short follow-up to my last note about our flour.',
        'the last you will hear',
      ],
    ],
    [
      '1. Tell them about our new warehouse in Lyon 2. Ask whether they ship to France 3. Offer 10% off the first month',
      'Our new warehouse in Lyon',
      ['our new warehouse in Lyon.', 'Do you ship to France?', 'We would like to offer you 10% off the first month.'],
    ],
  ])('is written so: “%s” [CAM-MSG-11]', async (goal, subject, said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    said.forEach((text, step) => expect(written.email[step]).toContain(text))
    for (const text of [...written.email, ...written.linkedin])
      expect(text).not.toMatch(/fill in|first step|step 1|days later/i)
    expectGuidance(written)
  })

  it('leaves a message open that is only named [CAM-MSG-11]', async () => {
    const { email } = await writeGoal('Sell our flour to bakeries. First email: our flour, second: objection handling')
    expect(email[0]).toContain('our flour')
    expect(email[1]).toContain('[fill in what you would like to say: objection handling]')
  })

  it.each(['Be the first to offer same-day delivery to bakeries', 'Thank them for their first order'])(
    'is no plan where something else is first: “%s” [CAM-MSG-11]',
    async (goal) => {
      const { email } = await writeGoal(goal)
      expect(email[1]).toMatch(/my last note/)
    },
  )
})
