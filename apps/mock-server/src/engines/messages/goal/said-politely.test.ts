import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

const morning =
  'our Quiet Office Morning in our showroom at Lindwurmstraße 88 in Munich on 21 January at 9:30, with breakfast'

describe('a goal in whole sentences [CAM-MSG-11]', () => {
  it('invites whoever reads it, also where others are named, and says all that comes with it', async () => {
    const written = await writeGoal(
      `We invite them to ${morning}, and everyone who comes gets a free acoustic measurement of one meeting room, which otherwise costs 290 euros.`,
    )
    expect(written.subject).toBe('Invitation to our Quiet Office Morning')
    expect(written.email[0]).toContain(
      `We would like to invite you to ${morning}. Everyone who comes gets a free acoustic measurement of one meeting room, which otherwise costs 290 euros.`,
    )
    expectGuidance(written)
    const named = await writeGoal('We are Oakridge Acoustics. We invite office managers to our open day on 3 March.')
    expect(named.email[0]).toContain('We would like to invite you to our open day on 3 March.')
    expect(named.email.join('\n')).not.toContain('office managers')
  })

  it.each([
    ['We would like them to register by 5 March.', 'Please register by 5 March.'],
    ['We want them to sign up by 5 March.', 'Please sign up by 5 March.'],
  ])('asks what it would like: “%s”', async (wish, said) => {
    const { email } = await writeGoal(`Invite them to our open showroom day on 12 March in Munich. ${wish}`)
    expect(email[0]).toContain(said)
    expect(email.join('\n')).not.toContain('[fill in')
  })

  it('says of what is offered how long it takes, and not of what the sender does', async () => {
    const { email } = await writeGoal(
      'We are Oakridge Acoustics and install wall panels. We would like to offer office managers a free noise check of one meeting room until 28 February; it takes an hour and usually costs 290 euros. Please have them reply with a date that suits them.',
    )
    expect(email[0]).toContain('a free noise check of one meeting room until 28 February.')
    expect(email[0]).toContain('The noise check takes an hour and usually costs 290 euros.')
    expect(email[0]).toContain('Would you send us a date that suits you?')
  })

  it('introduces nobody in the last message', async () => {
    const { email } = await writeGoal(
      'We are Kessler Pest Control from hamburg, I am Ute Kessler. We check kitchens for mice and roaches once a month, 89 euro per visit, no contract, you get a report for the health inspector the same day. free first inspection till 15 january',
    )
    expect(email[0]).toContain('We are Kessler Pest Control from Hamburg, I am Ute Kessler.')
    expect(email[0]).toContain('Would that be of interest to you?')
    expect(email[2]).not.toContain('Kessler')
  })

  it('is headed by no half of a list', async () => {
    const { subject } = await writeGoal('Offer our monthly check of kitchens for mice and roaches.')
    expect(subject).toBe('About our monthly check of kitchens')
  })
})
