import { expect, it } from 'vitest'
import { changedBeside } from './changed-beside'
import { draftOf } from './message-draft'

const had = draftOf({ instructions: 'Sell', subjectLine: 'A line of words', templates: ['One', 'Two', 'Three'] })

it('knows the steps that were changed beside the one that is written again [CAM-MSG-18]', () => {
  const draft = draftOf({ instructions: 'Sell', subjectLine: 'A line of words', templates: ['One', 'Second', 'Third'] })
  expect(changedBeside(draft, had, 'email', 1)).toEqual([2])
  expect(changedBeside(draft, had, 'email', 0)).toEqual([1, 2])
  expect(changedBeside(had, had, 'email', 0)).toEqual([])
})

it('takes another subject line for a change of the first email [CAM-MSG-18]', () => {
  const draft = { ...had, subject: 'Another line of words' }
  expect(changedBeside(draft, had, 'email', 1)).toEqual([0])
  expect(changedBeside(draft, had, 'email', 0)).toEqual([])
  expect(changedBeside(draft, had, 'linkedin', 1)).toEqual([])
})

it('does not mind the space around a text [CAM-MSG-18]', () => {
  const draft = draftOf({ instructions: 'Sell', subjectLine: 'A line of words', templates: ['One\n', 'Two', ' Three'] })
  expect(changedBeside(draft, had, 'email', 1)).toEqual([])
})
