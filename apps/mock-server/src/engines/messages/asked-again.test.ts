import { describe, expect, it } from 'vitest'
import { composeSequence } from './compose-sequence'
import { readGoal } from './goal/read-goal'
import { expectGuidance, writeGoal } from './goal/written-in-test'

describe('time that the goal asks for', () => {
  it.each<readonly [string, string, string]>([
    [
      'Heads of operations in Poland: offer our night ferry, ask for a call',
      'open to a short call',
      'a short call suit',
    ],
    ['offer them our night ferry and ask for a call', 'open to a short call', 'a short call suit'],
    ['We offer a freight audit. Ask for a meeting', 'would a short meeting suit', 'a short meeting suit'],
    ['offer our night ferry, ask for a demo', 'in a short demo', 'a short demo suit'],
    ['offer our night ferry, ask for a visit', 'open to a visit', 'a visit suit'],
    ['offer our night ferry, ask for a 20 minute call', '20 minutes for a call', '20 minutes for a call'],
    ['Book a call about cold chains', 'open to a short call', 'a short call suit'],
    ['ask for a call', 'open to a short call', 'a short call suit'],
  ])('“%s” is asked for at first, and once more [CAM-MSG-10]', async (goal, first, again) => {
    const written = await writeGoal(goal)
    expectGuidance(written)
    for (const texts of [written.email, written.linkedin]) {
      expect(texts[0]).toContain(first)
      expect(texts[1]).toContain(again)
    }
  })

  it('is asked for in each version, in other words [CAM-MSG-10]', () => {
    const { about, isOffer, ask } = readGoal('offer our night ferry, ask for a call')
    for (const channel of ['email', 'linkedin'] as const) {
      const seconds = [0, 1, 2].map(
        (version) =>
          composeSequence({ channel, steps: 3, about, isOffer, ask, version, shorter: false, fields: new Set() })
            .templates[1],
      )
      expect(new Set(seconds).size).toBe(3)
      for (const text of seconds) expect(text).toContain('Would a short call suit you?')
    }
  })

  it('is not asked for where nothing is to be asked [CAM-MSG-11]', () => {
    const { about, isOffer, ask } = readGoal('offer our night ferry, ask for a call')
    for (const channel of ['email', 'linkedin'] as const) {
      const { templates } = composeSequence({
        ...{ channel, steps: 2, about, isOffer, ask, asksNothing: true },
        ...{ shorter: false, fields: new Set<string>() },
      })
      expect(templates.join('\n')).not.toMatch(/open to a short call|short call suit/)
    }
  })
})

it.each([
  ['offer our night ferry', 'offer you our night ferry'],
  ['We offer a freight audit', 'offer you a freight audit'],
  ['Reach CFOs to offer our audit', 'offer you our audit'],
])('what is offered is said as an offer: “%s” [CAM-MSG-11]', async (goal, said) => {
  const { email, linkedin } = await writeGoal(goal)
  for (const [first = ''] of [email, linkedin]) expect(first).toContain(said)
})

it.each(['introduce our night ferry', 'tell them about our night ferry', 'offer faster invoicing'])(
  'and what is only told of is not: “%s” [CAM-MSG-11]',
  async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const [first = ''] of [email, linkedin]) expect(first).not.toContain('offer you')
  },
)
