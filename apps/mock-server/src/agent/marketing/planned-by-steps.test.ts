import { describe, expect, it } from 'vitest'
import { drafted } from './drafted-in-test'

describe('messages that are planned step by step [CAM-CHAT-03]', () => {
  it('say what is said of each, and that their days are not chosen here', async () => {
    const { templates, text } = await drafted(
      'Write a three-step email sequence. First step introduces us, second step three days later asks whether they had time to read it, third step says goodbye.',
    )
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('introduce our company')
    expect(templates[1]).toContain('whether you had time to read it')
    expect(templates[2]).toMatch(/last/)
    expect(templates.join('\n')).not.toMatch(/three days|fill in/)
    expect(text).toContain('choose the days between the messages here')
  })

  it.each([
    'Write emails: first step introduces our route planner, second step three days later shares a case study, third is a polite goodbye',
    'Write emails. First step introduces our route planner, second step after 3 days shares a case study, third step a week later says goodbye.',
  ])('are as many as are named: “%s”', async (words) => {
    const { templates, text } = await drafted(words)
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('our route planner')
    expect(templates[1]).toContain('case study')
    expect(templates[2]).toMatch(/last/)
    expect(templates.join('\n')).not.toMatch(/days|week later|fill in/)
    expect(text).toContain('choose the days between the messages here')
  })

  it('says nothing of days where none were named', async () => {
    const { templates, text } = await drafted(
      'Write emails: first step introduces our route planner, second step offers a demo',
    )
    expect(templates).toHaveLength(2)
    expect(text).not.toContain('the days between')
  })
})
