import { describe, expect, it } from 'vitest'
import { draftOf } from './message-draft'
import { subjectPrompt, templatePrompt } from './write-prompt'

const draft = draftOf({
  instructions: 'Book a first call\nwith heads of logistics',
  templates: ['Hello {{first_name}}', '', ''],
  subjectLine: 'A quieter peak',
})
const fields = ['first_name', 'title']

describe('the prompt for a step', () => {
  it('says which one it is, what went before, and what the guidance allows [CAM-MSG-11]', () => {
    expect(templatePrompt(draft, { type: 'email', step: 1, fields }).split('\n')).toEqual([
      'Goal: Book a first call with heads of logistics',
      'Step: 2 of 3',
      'Channel: e-mail',
      'Limits: at most 100 words, no em dashes',
      'Fields: first_name, title',
      'Subject of the first e-mail: A quieter peak',
      'Earlier steps: Hello {{first_name}}',
    ])
    expect(templatePrompt(draft, { type: 'email', step: 0, fields })).toContain('at most 125 words')
    expect(templatePrompt(draft, { type: 'email', step: 2, fields })).toContain('at most 75 words')
  })

  it('keeps the points of a list apart', () => {
    const listed = { ...draft, goal: '- be brief\n- offer our audit\n2. ask for a call' }
    expect(templatePrompt(listed, { type: 'linkedin', step: 0, fields })).toContain(
      'Goal: - be brief; - offer our audit; 2. ask for a call\n',
    )
  })

  it('has no subject on LinkedIn', () => {
    const prompt = templatePrompt(draft, { type: 'linkedin', step: 0, fields })
    expect(prompt).toContain('Channel: LinkedIn')
    expect(prompt).toContain('at most 100 words')
    expect(prompt).not.toContain('Subject')
  })
})

it('the prompt for a subject says how long one is [CAM-MSG-12]', () => {
  expect(subjectPrompt(draft, fields)).toContain('Limits: 3 to 8 words, under 50 characters, no em dashes')
})
