import { describe, expect, it } from 'vitest'
import { writeGoal } from './written-in-test'

describe('who somebody is, what they do and what they offer [CAM-MSG-10]', () => {
  it.each<readonly [string, string, string]>([
    [
      'We are Fernleaf Upholstery, we re-cover worn seating for restaurants and hotels.',
      'We re-cover worn seating for restaurants',
      'We are Fernleaf Upholstery. We re-cover worn seating for restaurants and hotels.',
    ],
    [
      'we are coolbreeze, we service air con units. We offer a free check of your units.',
      'We service air con units',
      'We are Coolbreeze. We service air con units. We offer a free check of your units.',
    ],
  ])('is said as it stands: “%s”', async (goal, subject, note) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    expect(written.email[0]).toContain(`${note}\n\nWould that be of interest to you?`)
  })

  it('says first what is offered, and then what is asked', async () => {
    const { subject, email } = await writeGoal(
      'We offer a free check of your air con units before summer. A full service costs 85 pounds a unit and we come in the evening, so nobody is disturbed. Ask if a visit in the week of 4 May suits them.',
    )
    expect(subject).toBe('A free check of your air con units')
    expect(email[0]).toMatch(/a free check of your air con units before summer\. A full service costs 85 pounds/)
    expect(email[1]).toContain('a free check of your air con units before summer.')
  })

  it('names nobody who says how things stand', async () => {
    const { email } = await writeGoal('We are closed. We move to Hull on 3 May.')
    expect(email[0]).toContain('We are closed.')
    expect(email[0]).not.toContain('of interest')
  })

  it.each([
    'Invite HR managers to come along on a free trial sail in Hamburg harbour on 12 May so that they get to know our boats.',
    'Invite HR managers to a free trial sail in Hamburg harbour on 12 May so that they get to know our boats.',
  ])('invites to what people come along on: “%s”', async (goal) => {
    const { email } = await writeGoal(goal)
    expect(email[0]).toMatch(
      /invite you to a free trial sail in Hamburg harbour on 12 May\. You get to know our boats\./,
    )
  })

  it('is headed by no half of what is offered', async () => {
    const { subject } = await writeGoal(
      'We are Harbour Bin Cleaning, a family firm in Leeds that washes bins. We offer a free first wash of up to six bins.',
    )
    expect(subject).not.toMatch(/ (?:up|of|to)$/)
  })

  it.each([
    [
      'Offer office managers 10% off a weekend move booked before 31 May',
      'You get 10% off a weekend move if you book before 31 May.',
    ],
    ['The offer is a free water test before 30 June.', 'We can offer you a free water test before 30 June.'],
    ['Offer a free check of their boilers before summer.', 'a free check of your boilers before summer'],
  ])('offers what is offered, with its day: “%s”', async (goal, said) => {
    const { email } = await writeGoal(goal)
    expect(email[0]).toContain(said)
  })
})
