import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('a message that is to win a contact', () => {
  it.each<readonly [goal: string, first: string, second: string]>([
    [
      'Just want to connect, we met at the Transport fair in Munich',
      'We met at the Transport fair in Munich. I would be glad to connect with you.',
      'Thank you for connecting. What is {{organization_name}} busy with this year?',
    ],
    [
      'Connect with them and mention our live load tracking',
      'I would be glad to connect with you. If you like, I will tell you more about our live load tracking.',
      'Thank you for connecting. May I tell you more about our live load tracking?',
    ],
    [
      'Connect with logistics managers in Bremen and ask for a short call',
      'I would be glad to connect with you. Would you be open to a short call next week?',
      'Thank you for connecting. Would you be open to a short call next week?',
    ],
  ])('asks for that at first, and thanks for it then: “%s” [CAM-MSG-11]', async (goal, first, second) => {
    const written = await writeGoal(goal)
    expect(written.linkedin[0]).toBe(`Hello {{first_name}},\n\n${first}`)
    expect(written.linkedin[1]).toBe(`Hello {{first_name}},\n\n${second}`)
    expect(written.email[1]).not.toContain('Thank you for connecting')
    expectGuidance(written)
  })

  it('names again what is offered, as who has connected may not know it any more [CAM-MSG-11]', async () => {
    const written = await writeGoal(
      'Connect with marketing directors and offer a free test photo shoot of one product. We are a photo studio for furniture.',
    )
    const offer = 'We can offer you a free test photo shoot of one product. Shall I set that up for you?'
    expect(written.linkedin).toEqual([
      `Hello {{first_name}},\n\nI would be glad to connect with you. We are a photo studio for furniture. ${offer}`,
      `Hello {{first_name}},\n\nThank you for connecting. ${offer}`,
      'Hello {{first_name}},\n\nThis is my last message for now. If a free test photo shoot of one product is of interest to you one day, just reply to this message.',
    ])
    expect(written.email[1]).toContain(offer)
    expectGuidance(written)
  })

  it('is the aim on LinkedIn as well, with what the sender does [CAM-MSG-11]', async () => {
    const { linkedin } = await writeGoal(
      'Connect on LinkedIn with purchasing managers in the chemical industry, we make valves',
    )
    expect(linkedin[0]).toBe('Hello {{first_name}},\n\nWe make valves. I would be glad to connect with you.')
  })
})

it('speaks of no inbox on LinkedIn [CAM-MSG-11]', async () => {
  const { email, linkedin } = await writeGoal(
    'We run a daily truck from Poznan to Rotterdam. Ask whether they have loads on that route.',
  )
  expect(email[2]).toContain('fill your inbox')
  expect(linkedin[2]).toContain('This is the last you will hear from me about this.')
  expect(linkedin.join('')).not.toContain('inbox')
})
