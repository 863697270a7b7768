import { describe, expect, it } from 'vitest'
import { readGoal } from './read-goal'

describe('a goal that only names a matter [CAM-MSG-10]', () => {
  it.each([
    ['our open day', 'I am writing to tell you about our open day.'],
    ['our price increase', 'I am writing to tell you about our price increase.'],
    ['our spring offer', 'I am writing to tell you about our spring offer.'],
    ['our move to Hamburg', 'I am writing to tell you about our move to Hamburg.'],
    ['a 10% discount', 'I am writing to tell you about a 10% discount.'],
    ['how we cut picking errors at Oslo Dairy', 'I would like to tell you how we cut picking errors at Oslo Dairy.'],
    [
      'our free outbound audit: we look at their last 100 emails',
      'I am writing to tell you about our free outbound audit. We look at your last 100 emails.',
    ],
    [
      'cutting the time their SDRs spend on research',
      'I am writing to tell you about cutting the time your SDRs spend on research.',
    ],
  ])('is told as that: %s', (goal, note) => {
    expect(readGoal(goal)).toMatchObject({ isUnread: false, note })
  })

  it.each(['groupage transport to Scandinavia', 'our overnight route to Rotterdam', 'freight from Oslo to Gothenburg'])(
    'is a matter of its own where it leads somewhere: %s',
    (goal) => {
      expect(readGoal(goal)).toMatchObject({ isUnread: false, isPlain: false, about: goal })
    },
  )

  it.each([
    [
      'Get a 15 minute call about our overnight route to Rotterdam with heads of logistics',
      'our overnight route to Rotterdam',
    ],
    [
      'book a 20 minute call about our forecasting tool that saves RevOps teams a day a week',
      'our forecasting tool that saves RevOps teams a day a week',
    ],
  ])('is what a call is about, and not whom it is with: %s', (goal, about) => {
    expect(readGoal(goal)).toMatchObject({ isUnread: false, about })
  })

  it.each([
    ['Offer finance chiefs a fixed freight price', 'a fixed freight price'],
    ['offer plant bosses a free audit', 'a free audit'],
  ])('offers the thing, and not whom it is offered to: %s', (goal, about) => {
    expect(readGoal(goal)).toMatchObject({ isUnread: false, about })
  })

  it('is left open where nothing of it can be said', () => {
    expect(readGoal('our free trial for teams in Oslo')).not.toMatchObject({ about: 'free trial for' })
    expect(readGoal('our follow-up').isUnread).toBe(true)
  })
})
