import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what somebody who sells transport or software orders', () => {
  it.each<readonly [goal: string, ...said: string[]]>([
    [
      'Tell shippers about our new cold store in Gdansk and invite them for a visit',
      'We would like to invite you to visit us.',
    ],
    [
      'Invite heads of logistics to our open day in Hamburg on 5 May at 10 am and ask them to register',
      'our open day in Hamburg on 5 May at 10 am.\n\nWould you like to register?\n',
    ],
    [
      'Invite them to a webinar on CO2 reporting and promise the recording to those who cannot come',
      'If you cannot come, we will send you the recording.',
    ],
    ['Follow up with visitors of our booth at LogiMAT', 'I am following up after you visited our booth at LogiMAT.'],
    [
      'Ask them to take our 3-minute survey about delivery times and say that they can win a voucher',
      'our 3-minute survey about delivery times. You can win a voucher.',
    ],
    [
      'Propose a partnership to freight forwarders in Spain: we bring volumes to Germany, they deliver',
      'We would like to propose a partnership to you: we bring volumes to Germany, you deliver.',
      'Is that something that you can imagine?',
    ],
    [
      'Ask carriers whether they have free capacity from Turin to Munich on Fridays',
      'Hello {{first_name}},\n\nDo you have free capacity from Turin to Munich on Fridays?\n',
    ],
    [
      'Ask if they got our offer and if they have any questions',
      'Hello {{first_name}},\n\nDid you get our offer? Do you have any questions?\n',
    ],
    ['Ask who has freight from Oslo to Hull on Thursdays', 'Do you have freight from Oslo to Hull on Thursdays?'],
    [
      'Pitch our route planning software to fleet managers, it cuts empty miles by 12%, ask for a demo',
      'our route planning software. It cuts empty miles by 12%.',
      'May I show it to you in a short demo next week?',
    ],
    [
      'Tell them about our case study with a food producer that saved 20% and offer to send it',
      'We would be glad to send it to you.',
    ],
    [
      'Check in with customers after their first month with our software',
      'I just wanted to check in after your first month with our software.\n\nIs there anything that we can help you with?',
    ],
    [
      'Cancel our meeting on Friday, I am ill, and propose next week',
      'We have to cancel our meeting on Friday. I am ill.\n\nWould next week suit you?',
    ],
    [
      'Offer to audit their freight invoices for free, we only get paid if we find errors',
      'We only get paid if we find errors.\n\nWould that be of interest to you?',
    ],
    [
      'Offer retailers a fixed price for returns and ask for their monthly volumes',
      'We need your monthly volumes.\n\nCould you send them to us?',
    ],
  ])('is done: “%s” [CAM-MSG-11]', async (goal, ...said) => {
    const written = await writeGoal(goal)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })
})
