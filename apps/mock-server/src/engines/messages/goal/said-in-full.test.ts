import { describe, expect, it } from 'vitest'
import { openMatter } from '../open-matter'
import { writeGoal } from './written-in-test'

describe('a goal that no rule takes apart', () => {
  it.each([
    [
      'Offer facility managers a free graffiti test on one wall before 30 June.',
      'We would like to offer you a free graffiti test on one wall before 30 June.',
    ],
    [
      'Offer heads of facilities a free noise measurement worth 350 euros that takes two hours, on Tuesdays and Thursdays only, so that their open-plan office gets quieter.',
      'We would like to offer you a free noise measurement worth 350 euros that takes two hours, on Tuesdays and Thursdays only, so that your open-plan office gets quieter.',
    ],
    ['Offer to wash their first wall for free in May.', 'We would be glad to wash your first wall for free in May.'],
    [
      'We take graffiti off shutters. Invite them to a free test on one wall before 30 June.',
      'We take graffiti off shutters. We would like to invite you to a free test on one wall before 30 June.',
    ],
  ])('says “%s” in full, and asks whether it is of interest [CAM-MSG-11]', async (goal, said) => {
    const { subject, email } = await writeGoal(goal)

    expect(email[0]).toContain(`\n\n${said}\n\nWould that be of interest to you?`)
    expect(subject).not.toMatch(/short note|\bso$/)
    expect(email.join('\n')).not.toContain('[')
  })

  it('is one place, wherever a text is parted into its sentences [CAM-MSG-11]', () => {
    expect(openMatter('Juggle on one wall before 30 June. Balance the shutters.')).toBe(
      '[fill in what you would like to say: Juggle on one wall before 30 June / Balance the shutters.]',
    )
  })
})

describe('what is done with things', () => {
  it.each([
    [
      'We collect the knives on Monday and bring them back on Wednesday, and the first ten knives are free. After that it is £3 per knife.',
      'bring them back on Wednesday',
    ],
    [
      'We offer rooftop hives. We place them, look after them and harvest them twice a year.',
      'We place the hives, look after them and harvest them twice a year.',
    ],
    [
      'We sharpen knives for restaurants. We collect them on Monday and return them on Wednesday.',
      'We collect the knives on Monday and return them on Wednesday.',
    ],
    [
      'We remove graffiti from walls and shutters and hand them back clean.',
      'We remove graffiti from walls and shutters and hand them back clean.',
    ],
    ['We pick the flags up on Friday and bring them back on Monday.', 'bring them back on Monday.'],
    ['Offer a cover for solar panels that extends their life.', 'a cover for solar panels that extends their life'],
  ])('is never said of whoever is written to: “%s” [CAM-MSG-11]', async (goal, said) => {
    const { email } = await writeGoal(goal)

    expect(email[0]).toContain(said)
    expect(email.join('\n')).not.toMatch(/\b(?:bring|place|harvest|return|hand) you\b|\byour life\b/)
  })

  it.each([
    ['We help bakeries plan their shifts. We train them for a day.', 'We train you for a day.'],
    [
      'We take graffiti off shutters, and invite them to a free test on one wall before 30 June.',
      'We take graffiti off shutters.',
    ],
  ])('does not take people for things: “%s” [CAM-MSG-11]', async (goal, said) => {
    const { email } = await writeGoal(goal)

    expect(email[0]).toContain(said)
    expect(email[0]?.replaceAll(/\[[^\]]*\]/g, '')).not.toContain('them')
  })
})
