import { describe, expect, it } from 'vitest'
import { drafted } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('what is offered, said before an order for messages [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, string]>([
    [
      'We sell a cleaning robot. Write an email to facility managers.',
      'About our cleaning robot',
      'our cleaning robot.',
    ],
    ['We sell a cleaning robot. Write an email about it.', 'About our cleaning robot', 'our cleaning robot.'],
    [
      'We sell a cleaning robot that cuts costs by 30%. Write an email.',
      'About our cleaning robot',
      'our cleaning robot. It cuts costs by 30%.',
    ],
    [
      'We sell a cleaning robot, it cuts costs by 30%. Write an email to them.',
      'About our cleaning robot',
      'our cleaning robot. It cuts costs by 30%.',
    ],
    ['Our company sells cold storage. Write an email.', 'About our cold storage', 'our cold storage.'],
    ['We sell solar panels to farmers. Write an email to them.', 'About our solar panels', 'our solar panels.'],
    [
      'We are a small catering company in Lyon and we cook with local food. Write an email to office managers.',
      'About our catering company in Lyon',
      'our catering company in Lyon? We cook with local food.',
    ],
    [
      'We offer payroll software for restaurants. Write an email to offer a free trial.',
      'About a free trial of our payroll software',
      'a free trial of our payroll software for restaurants.',
    ],
  ])('is what they are about: “%s”', async (words, subject, said) => {
    const { subjectLine, templates } = await drafted(words)
    expect(subjectLine).toBe(subject)
    expect(templates[0]).toContain(said)
  })

  it('finds nobody whom it is for', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say('We sell a cleaning robot for hotels. Write an email sequence with 3 steps.')
    expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
    expect(calls[0]?.args).toMatchObject({ steps: 3, about: 'our cleaning robot for hotels' })
  })

  it.each([
    'We sell a cleaning robot and want to reach hotels. Write an email.',
    'We sell a cleaning robot. We want to reach hotels. Write an email.',
  ])('finds those whom one wants to reach: “%s”', async (words) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject({ industry: 'hotels' })
    expect(calls.at(-1)?.args).toMatchObject({ about: 'our cleaning robot' })
    expect(text).toContain('“We sell a cleaning robot.”')
  })
})

describe('as many messages by each of two ways [CAM-CHAT-03]', () => {
  it.each([
    'Write an email and a LinkedIn sequence about our forklift rental, 3 steps each',
    'an email and a LinkedIn sequence, 3 steps each, about our forklift rental',
    'write a linkedin and an email sequence with three messages each about our forklift rental',
  ])('are written: “%s”', async (words) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls.map(({ args }) => [args['channel'], args['steps'], args['about']])).toEqual([
      ['email', 3, 'our forklift rental'],
      ['linkedin', 3, 'our forklift rental'],
    ])
  })
})
