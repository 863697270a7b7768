import { describe, expect, it } from 'vitest'
import { ownSentence, partedGoal } from './own-sentences'
import { readGoal } from './read-goal'

describe('what somebody says of themselves [CAM-MSG-11]', () => {
  it.each([
    ['we cut payroll run time by 40%', 'We cut payroll run time by 40%.'],
    ['We met at HIMSS in Las Vegas last week.', 'We met at HIMSS in Las Vegas last week.'],
    [
      'we are a sales academy and want to offer their customers a joint workshop',
      'We are a sales academy and want to offer your customers a joint workshop.',
    ],
    ['They used our trial last year but never bought', 'You used our trial last year but never bought.'],
    [
      "I'm building a tool for user interviews and would love their feedback",
      'I am building a tool for user interviews and would love your feedback.',
    ],
    ['it helps online shops cut return costs', 'It helps online shops cut return costs.'],
  ])('is said as it stands: “%s”', (text, sentence) => {
    expect(ownSentence(text)).toBe(sentence)
  })

  it.each([
    'we want to reach CFOs',
    'We help hotels cut their energy bills',
    'they should reply by Friday',
    'our payroll tool',
    'I would like three emails',
    'we are looking for plant managers',
    'make it short',
    'do you know them?',
  ])('is nothing else: “%s”', (text) => {
    expect(ownSentence(text)).toBeUndefined()
  })

  it('is told apart from what is to be done, before and behind it', () => {
    expect(partedGoal('introduce our agency, we do brand design')).toEqual({
      core: 'introduce our agency',
      said: ['We do brand design.'],
    })
    expect(partedGoal('We now have offline mode. Offer a free month')).toEqual({
      core: 'Offer a free month',
      said: ['We now have offline mode.'],
    })
  })

  it('is a sentence of its own in a message, and joined to no other', () => {
    const { note, question } = readGoal(
      'invite them to our booth 4C at CPHI Frankfurt, 27-29 October, we give free coffee',
    )
    expect(note).toBe(
      'We would like to invite you to our booth 4C at CPHI Frankfurt, 27-29 October. We give free coffee.',
    )
    expect(question).toBe('Will you come?')
    const offer = readGoal('introduce our returns software. It helps online shops cut return costs.')
    expect(offer).toMatchObject({ about: 'our returns software', note: 'It helps online shops cut return costs.' })
  })

  it('is said where it is to be mentioned, and what is to be done with it is not', () => {
    const { note, about } = readGoal(
      'our new cafe supplies, mention we deliver in 24 hours and that first order ships free',
    )
    expect(about).toBe('our new cafe supplies')
    expect(note).toBe('We deliver in 24 hours. First order ships free.')
  })

  it('is no list of catchwords: what that is told of is named before it', () => {
    expect(readGoal('the job: remote, 60-75k EUR, a startup called Kivra').note).toBe(
      'I am writing about the job: remote, 60-75k EUR, a startup called Kivra.',
    )
  })

  it('is said alone where only the kind of the message stands beside it', () => {
    expect(readGoal('write a follow-up email, we met at HIMSS in Las Vegas last week').note).toBe(
      'We met at HIMSS in Las Vegas last week.',
    )
  })
})
