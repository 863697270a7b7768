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
    [
      'Offer hotel kitchens a free look at their grease trap in February and tell them we emptied 640 traps last year without a single overflow.',
      'We would like to offer you a free look at your grease trap in February. We emptied 640 traps last year without a single overflow.',
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

describe('a goal in ordinary words', () => {
  it.each([
    [
      'Introduce our night bus for shift workers, which stops at their gate at 5.40 am, and ask for a call about their rota.',
      'It stops at your gate at 5.40 am.',
    ],
    [
      'We rescue old furniture, sand it and oil it. A table takes a week. Ask if they have tables that wobble.',
      'We rescue old furniture, sand it and oil it. A table takes a week.',
    ],
    [
      'Please write to school secretaries that our bus has 48 seats, seat belts everywhere and a driver who knows the region.',
      'Hello {{first_name}},\n\nOur bus has 48 seats, seat belts everywhere and a driver who knows the region.',
    ],
    [
      'We train dogs for offices. Our trainer visits for an hour, and they keep the plan.',
      'Our trainer visits for an hour.',
    ],
    [
      'Suggest a visit to our bakery at 4 am so that they see how our croissants are made.',
      'a visit to our bakery at 4 am so that you see how our croissants are made?',
    ],
    [
      'Ask if they would like to borrow our photo booth for their summer party, the first evening is free.',
      'The first evening is free.\n\nWould you like to borrow our photo booth for your summer party?',
    ],
    [
      'Invite hotel kitchens in Bremen to book a night-time emptying for 89 euros before 15 March, and ask them to call Jutta Drexler on 0421 555 018.',
      'We would like to invite you to book a night-time emptying for 89 euros before 15 March.\n\nCould you call Jutta Drexler on 0421 555 018?',
    ],
    [
      'Offer a free month of plant care to offices that sign up before the end of April.',
      'I would like to offer you a free month of plant care. This is for you if you sign up before the end of April.',
    ],
    [
      'Ask if they throw away old laptops, because we refurbish them for schools and give them a donation receipt.',
      'We refurbish the laptops for schools. We can offer you a donation receipt.\n\nDo you throw away old laptops?',
    ],
    [
      'Write that our language café meets every Thursday, that newcomers are welcome and that the first drink is on us.',
      'Our language café meets every Thursday. Newcomers are welcome. The first drink is on us.',
    ],
    [
      'Our daycare has four free places for the children of their staff from 1 September. Ask who we may send the details to.',
      'May I ask who we may send the details to?',
    ],
    [
      'Thank them for coming to our open day and ask if they would like the recipe book we showed, it costs 18 euros.',
      'Would you like the recipe book we showed, for 18 euros?',
    ],
    [
      'Invite them to see our new filter cooler at our showroom in Rotterdam on 14 January, lunch included, and say that 120 factories already use our coolers.',
      '120 factories already use our coolers.\n\nWould you like to see our new filter cooler at our showroom in Rotterdam on 14 January, lunch included?',
    ],
    [
      'We translate menus within a day and we check each one with a native cook.',
      'We translate menus within a day and we check each one with a native cook.',
    ],
    [
      'Please tell them we can print 500 programmes overnight and that they do not pay if we are late.',
      'We can print 500 programmes overnight. You do not pay if we are late.',
    ],
  ])('is said in ordinary words: “%s” [CAM-MSG-11]', async (goal, said) => {
    expect((await writeGoal(goal)).email[0]).toContain(said)
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
    [
      'Tell them that we hire out marquees for summer parties, that we put them up and take them down, and that a 6 by 12 metre marquee costs £480.',
      'We put the marquees up and take them down.',
    ],
    [
      'Offer to collect their old mattresses for 12 pounds each, we recycle all of them.',
      'We recycle all of the mattresses.',
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
