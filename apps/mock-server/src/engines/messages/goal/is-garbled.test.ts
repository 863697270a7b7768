import { describe, expect, it } from 'vitest'
import { leftOpen } from '../personal-line'
import { isGarbled } from './is-garbled'
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
    'remind them that the workshop starts at 8:30 and to leave a laptop',
    'Pitch penetration testing to CISOs at insurers before DORA audits start in March',
    'Pitch our AI note taker to lawyers, do not mention AI',
    'selling cybersecurity training to law firms after the recent phishing wave',
    'sell used hospital beds to care homes, 40 in stock',
    'lease offers e-bikes for companies in Netherlands',
    'see whether veterinarians would want a locum staffing service',
    'Sorry for the outage last night between 2 and 5 am, nobody lost data',
    'propose a partnership with travel bloggers, 8% commission',
    'Do you still have the two pallets of oak boards, and what would you want for them?',
    'hello we are small firm from Portugal make cork bags we search shops in Japan for sell our product',
    'congratulate the team of Nordwind on winning the design award',
    'survey for nurses about night shifts, takes 5 minutes, anonymous',
    'we do window cleaning for office blocks in Leeds, want new contracts',
    'used forklifts, looking for buyers',
    'tell gym owners about our new access control that works without keycards',
    'price change notice',
    'ask for feedback on the pilot, 3 questions, takes two minutes',
    'Reminder that invoice 2291 for 1,480 euros was due on 3 November, no threats',
    'promote our fleet tracking to transport managers, no call, just a link to the brochure',
    'our can printing',
    'write a birthday message',
    'We sell dock scheduling software that cuts waiting time by 30 percent. Get a demo booked.',
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
    [
      'pitch our warehouse label printers to logistics managers, 20% off until 15 December',
      'about our warehouse label printers. There is 20% off until 15 December.',
    ],
    ['we help law firms cut their printing costs by a third', 'We help law firms cut their printing costs by a third.'],
    [
      'win back customers who have not ordered since 2024 with a 15% voucher',
      'You have not ordered since 2024, and we would be glad to have you back. We can offer you a 15% voucher.',
    ],
    [
      'Our warehouse moves to Tilburg on 1 March. Please send all returns to the new address from then on.',
      'Please send all returns to the new address from then on.',
    ],
    [
      'win back salons that stopped ordering from us in the last year, 15% off the next order',
      'You used to work with us, and we would be glad to have you back. There is 15% off the next order.',
    ],
    ['Send our guide to customs to forwarders', 'our guide to customs'],
  ])('“%s” says “%s” [CAM-MSG-11]', async (goal, said) => {
    expect((await writeGoal(goal)).email[0]).toContain(said)
  })

  it('keeps a number whole in the subject [CAM-MSG-11]', async () => {
    expect((await writeGoal('pitch our coaching at $2,000 to founders')).subject).toBe('About our coaching at $2,000')
  })

  it.each(['tell customers that the office is closed tomorrow', 'remind them of the quote I sent last week'])(
    'quotes in a follow-up what was said of another day: “%s” [CAM-MSG-11]',
    async (goal) => {
      const { email } = await writeGoal(goal)
      expect(email[0]).not.toContain('“')
      expect(email[1]).toMatch(/here is what I wrote: “[^”]*(?:tomorrow|last week)\.”/)
    },
  )
})

describe('an order that was turned to the reader', () => {
  it.each([
    'Please bring back former customers: tell you about our new night service.',
    'Would you like to reactivate lost accounts: remind you of our good rates?',
    'Thank you for the meeting yesterday, send the summary.',
  ])('“%s” is no English [CAM-MSG-11]', (note) => {
    expect(isGarbled({ note })).toBe(true)
  })

  it.each(['I am writing to tell you about our night service.', 'We will call you and tell you about the plan.'])(
    '“%s” is said to them [CAM-MSG-11]',
    (note) => {
      expect(isGarbled({ note })).toBe(false)
    },
  )
})
