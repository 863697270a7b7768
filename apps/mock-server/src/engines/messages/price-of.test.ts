import { expect, it } from 'vitest'
import { composeStep } from './compose-sequence'
import { readGoalInPart } from './goal/read-goal'
import { asksPrice, priceOf } from './price-of'

const documents = [
  {
    name: 'prices.pdf',
    text: [
      'Prices for customers',
      'Our towel service starts at 49 euros a month.',
      'Our CO2 monitor warns before the air is used up. It costs €89 with a wall mount.',
      'Internal only: the boiler check costs us 40 euros.',
      'How much is the lift inspection? 300 euros?',
    ].join('\n'),
  },
]

it.each([
  ['our towel service', 'Our towel service starts at 49 euros a month.'],
  ['our CO2 monitor', 'It costs €89 with a wall mount.'],
  // Whoever names nothing means any.
  ['Send them our prices', 'Our towel service starts at 49 euros a month.'],
])('finds what %s costs [CAM-MSG-08]', (about, sentence) => {
  expect(priceOf(documents, about)).toEqual({ name: 'prices.pdf', text: sentence })
})

it.each(['our ladder rental', 'our boiler check', 'our lift inspection'])(
  'tells no price of %s that is of another thing, for ourselves or a question [CAM-MSG-08]',
  (about) => {
    expect(priceOf(documents, about)).toBeUndefined()
  },
)

it.each([
  'Tell them about our CO2 monitor and what it costs',
  'Introduce our CO2 monitor and say what it costs',
  'Offer our CO2 monitor and give the price',
  'Tell building managers about our CO2 monitor and its price',
])('“%s” tells the price, or leaves its place open [CAM-MSG-08]', (goal) => {
  const written = (price: string | undefined) =>
    composeStep(
      { ...readGoalInPart(goal), price, channel: 'email', steps: 1, shorter: false, fields: new Set(['first_name']) },
      0,
    )
  expect(asksPrice(goal)).toBe(true)
  expect(written('It costs €89 with a wall mount.')).toMatch(/our CO2 monitor[.?] It costs €89 with a wall mount\./)
  expect(written(undefined)).toMatch(/our CO2 monitor[.?] \[fill in what you would like to say: the price\]/)
})
