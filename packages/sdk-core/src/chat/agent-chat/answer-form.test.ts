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
