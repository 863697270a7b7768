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
})
