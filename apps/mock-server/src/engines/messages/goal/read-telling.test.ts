import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what is to be told', () => {
  it.each<readonly [string, string]>([
    [
      'Tell them prices went down 10% and that they can reply by Friday',
      'Prices went down 10%. You can reply by Friday.',
    ],
    [
      'let them know that our depot in Gdansk opens in May and that they can book a tour',
      'Our depot in Gdansk opens in May. You can book a tour.',
    ],
    [
      'let them know our depot in Gdansk opens in May and they can book a tour',
      'Our depot in Gdansk opens in May. You can book a tour.',
    ],
    ['tell them we are closed on Monday', 'We are closed on Monday.'],
    ['say that prices went down 10%', 'Prices went down 10%.'],
    ['inform our customers that we moved and that their contact is Anna', 'We moved. Your contact is Anna.'],
    ['tell them they can reply by Friday', 'You can reply by Friday.'],
    ['tell them about our ferry and that they can book online', 'about our ferry. You can book online.'],
    ['mention that we are ISO certified and that they can visit us', 'We are ISO certified. You can visit us.'],
    ['announce that our depot opens in May and that they can visit it', 'opens in May. You can visit it.'],
    ['explain that prices rose because of fuel and that they can cancel', 'because of fuel. You can cancel.'],
    [
      'tell them that they will get a refund and that they do not need to do anything',
      'You will get a refund. You do not need to do anything.',
    ],
    [
      'tell them delivery times are shorter and that they can order until 5 pm',
      'Delivery times are shorter. You can order until 5 pm.',
    ],
    [
      'tell them that our depot opens in May, that it has 40 docks and that they can book a tour',
      'Our depot opens in May. It has 40 docks. You can book a tour.',
    ],
    ['inform them that our prices went down 10% and that they should reply by Friday', 'Could you reply by Friday?'],
  ])('“%s” is said in sentences of its own, to them [CAM-MSG-11]', async (goal, said) => {
    const written = await writeGoal(goal)
    expectGuidance(written)
    for (const [first = ''] of [written.email, written.linkedin]) {
      expect(first).toContain(said)
      expect(first).not.toMatch(/\b(?:they|their|fill in)\b|\band that\b/i)
    }
  })

  it.each(['Tell them that prices went down 10% and that they can reply by Friday', 'say that rates are lower'])(
    'gets no owner that was not named: “%s” [CAM-MSG-11]',
    async (goal) => {
      const { email, linkedin } = await writeGoal(goal)
      for (const text of [...email, ...linkedin]) expect(text).not.toMatch(/\bour (?:prices|rates)\b/i)
    },
  )
})
