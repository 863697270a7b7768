import { describe, expect, it } from 'vitest'
import { leftOpen } from '../personal-line'
import { writeGoal } from './written-in-test'

describe('what would be no English, or name a message as what is offered', () => {
  it.each([
    'we want offer our service of translation to the law firms in Portugal',
    'propose a partnership to a bike sharing company: joint tickets with our museum',
    'propose a joint webinar to marketing agencies: topic cookies',
    'Congratulations on 10 years in business to our supplier',
    'We miss you message to former subscribers of the cheese box',
    'Messages that tell parents the swimming course is moved from Monday to Wednesday',
    'win-back for lapsed gym members with a free month',
    'remind them that the workshop starts at 8:30 and to bring a laptop',
    'Pitch penetration testing to CISOs at insurers before DORA audits start in March',
    'Pitch our AI note taker to lawyers, do not mention AI',
    'Pitch our Berlin office space to start-ups without naming Berlin',
  ])('“%s” is left open [CAM-MSG-11]', async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const text of [...email.slice(0, 2), linkedin[0] ?? '']) expect(leftOpen(text)).toHaveLength(1)
  })

  it.each([
    [
      'introduce our payroll outsourcing to HR directors with more than 200 employees',
      'about our payroll outsourcing.',
    ],
    ['introduce my freelance illustration work to publishers', 'about my freelance illustration work.'],
    [
      'price decrease for standard plan from $49 to $39',
      'tell you about the price decrease for standard plan from $49 to $39.',
    ],
    [
      'We help hotels reduce food waste by 30%. Ask if they would like a free test in their kitchen.',
      'We help hotels reduce food waste by 30%.\n\nWould you like a free test in your kitchen?',
    ],
    ['Send our guide to customs to forwarders', 'our guide to customs'],
  ])('“%s” says “%s” [CAM-MSG-11]', async (goal, said) => {
    expect((await writeGoal(goal)).email[0]).toContain(said)
  })

  it('keeps a number whole in the subject [CAM-MSG-11]', async () => {
    expect((await writeGoal('pitch our coaching at $2,000 to founders')).subject).toBe('About our coaching at $2,000')
  })
})
