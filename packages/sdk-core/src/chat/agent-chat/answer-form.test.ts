import { expect, it } from 'vitest'
import { answerForm } from './answer-form'

it('asks for what the schema wants, and answers in its form', () => {
  const approval = answerForm({
    reason: 'confirmation',
    responseSchema: { type: 'object', properties: { approved: { type: 'boolean' } }, required: ['approved'] },
  })
  expect(approval.kind === 'approval' && approval.payload(true)).toEqual({ approved: true })
  const choice = answerForm({ reason: 'custom', responseSchema: { type: 'string', enum: ['A', 'B'] } })
  expect(choice.kind === 'choice' && [choice.options, choice.payload('B')]).toEqual([['A', 'B'], 'B'])
  const text = answerForm({
    reason: 'input_required',
    responseSchema: { type: 'object', properties: { budget: { type: 'string' } } },
  })
  expect(text.kind === 'text' && text.payload('20k')).toEqual({ budget: '20k' })
})

it('takes a question without a schema for one of yes or no, unless it wants words', () => {
  expect(answerForm({ reason: 'tool_call' }).kind).toBe('approval')
  expect(answerForm({ reason: 'input_required' }).kind).toBe('text')
})

it('asks for a number where the schema wants one, within its bounds, and answers with a number', () => {
  const people = answerForm({ reason: 'custom', responseSchema: { type: 'integer', minimum: 1, maximum: 50 } })
  expect(people).toMatchObject({ kind: 'number', whole: true, min: 1, max: 50 })
  expect(people.kind === 'number' && people.payload(12)).toBe(12)
  const share = answerForm({
    reason: 'input_required',
    responseSchema: { type: 'object', properties: { share: { type: 'number' } } },
  })
  expect(share.kind === 'number' && [share.whole, share.payload(0.5)]).toEqual([false, { share: 0.5 }])
})
