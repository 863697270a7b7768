import { describe, expect, it } from 'vitest'
import { writeGoal } from './written-in-test'

describe('what somebody is to be brought to do [CAM-MSG-10]', () => {
  it.each<readonly [string, string, ...string[]]>([
    [
      'Get quality managers to book our free pest survey (worth £180) before 15 December, because audits start in January and Bramble & Sons comes out within 4 hours.',
      'About our free pest survey worth £180',
      'I would like to offer you our free pest survey worth £180.',
      'Audits start in January and Bramble & Sons comes out within 4 hours.',
      'Would you like to book it before 15 December?',
    ],
    [
      'We want quality managers to book our free pest survey before 15 December, Bramble & Sons comes out within 4 hours.',
      'About our free pest survey',
      'We would like to offer you our free pest survey.',
      'book it before 15 December',
      'Bramble & Sons comes out within 4 hours.',
    ],
    [
      'Convince gym owners to order a trial pack of protein bars by Friday. 30% off the first order.',
      'A trial pack of protein bars',
      'We can offer you a trial pack of protein bars. 30% off the first order.',
      'Would you like to order it by Friday?',
    ],
    [
      'Invite quality managers in food factories to a free pest survey worth £180 before 15 December; contracts from £65 a month.',
      'A free pest survey worth £180',
      'We can offer you a free pest survey worth £180 before 15 December. Contracts from £65 a month.',
    ],
    [
      'Get people to register for our webinar on 12 March',
      'Invitation to our webinar on 12 March',
      'I would like to invite you to our webinar on 12 March.',
      'Would you like to register?',
    ],
    [
      'Get facility managers to book a demo before Christmas',
      'A question for {{organization_name}}',
      'Would a demo before Christmas suit you?',
    ],
  ])('is offered, and asked: “%s”', async (goal, subject, ...said) => {
    const { subject: written, email } = await writeGoal(goal)
    expect(written).toBe(subject)
    for (const sentence of said) expect(email[0]).toContain(sentence)
    expect(email.join(' ')).not.toContain('[')
  })

  it('is said of a thing in sentences behind it', async () => {
    const { email } = await writeGoal('our refillable glass jars, made in Porto, MOQ 500, samples are free')
    expect(email[0]).toContain(
      'I would like to tell you about our refillable glass jars. Made in Porto, MOQ 500. Samples are free.',
    )
  })

  it('is told in a sentence for each that it is told by', async () => {
    const { email } = await writeGoal(
      'Tell quality managers that the supermarkets audit in January, that our free survey must be booked before 15 December, and that Bramble & Sons comes out within 4 hours.',
    )
    expect(email[0]).toContain(
      'The supermarkets audit in January. Our free survey must be booked before 15 December. Bramble & Sons comes out within 4 hours.',
    )
  })
})
