import { describe, expect, it } from 'vitest'
import { losesFact } from './loses-fact'

describe('a fact that is lost', () => {
  it.each([
    ['Offer our fuel card for 5 euros a month', { about: 'our fuel card' }],
    ['Offer them a free week if they rejoin in May', { note: 'We can offer you a free week.' }],
  ])('is a number, or a condition: “%s”', (goal, read) => {
    expect(losesFact(goal, read)).toBe(true)
  })

  it.each([
    ['Offer our fuel card for 5 euros a month', { about: 'our fuel card', note: 'It costs 5 euros a month.' }],
    ['Sell our payroll tool to firms with 10 to 50 staff', { about: 'it', audience: 'firms with 10 to 50 staff' }],
    ['Offer our fuel card and ask if they drive abroad', { about: 'our fuel card' }],
    ['Get 10 calls about our fuel card', { about: 'our fuel card' }],
    ['Offer our B2B fuel card if they are interested', { about: 'our fuel card' }],
  ])('is none that is said, asked or meant for whoever writes: “%s”', (goal, read) => {
    expect(losesFact(goal, read)).toBe(false)
  })
})
