import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('a goal that names what is offered [CAM-MSG-11]', () => {
  it.each([
    [
      'Our offer: yearly fire extinguisher check, 9 euro each. Goal is a short call next week.',
      'offer you a yearly fire extinguisher check',
    ],
    [
      'free sketch of a green wall for their lobby, takes 2 weeks',
      'offer you a free sketch of a green wall for your lobby',
    ],
    ['our yearly checks of fire doors', 'tell you about yearly checks of fire doors'],
    [
      'our office moves on weekends for 95 euros per desk',
      'tell you about office moves on weekends for 95 euros per desk',
    ],
    ['We build saunas. The goal is a free inspection on site.', 'a free inspection on site'],
    ['We build wooden saunas. Ask for a visit to our showroom.', 'Would you like to visit our showroom?'],
    ['We build wooden saunas. Mention the price of 18,000 euros.', 'The price is 18,000 euros.'],
    ['Ask whether they have a canteen', 'Do you have a canteen?'],
  ])('“%s”', async (goal, said) => {
    const written = await writeGoal(goal)
    expect(written.email[0]).toContain(said)
    expect(written.email.join('\n')).not.toMatch(/\[fill in|Goal is|about a canteen/)
    expectGuidance(written)
  })

  it.each(['Our office moves to Bremen on 3 March.', 'Our trainer visits for an hour'])(
    'leaves what somebody does as it is: “%s”',
    async (goal) => {
      expect((await writeGoal(goal)).email[0]).toContain(goal.replace(/\.$/, ''))
    },
  )
})
