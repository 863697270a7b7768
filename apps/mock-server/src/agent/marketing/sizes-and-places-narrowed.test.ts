import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const managers = 'Find 5 operations managers at logistics companies in Germany'

describe('how large companies are to be, after a search [CAM-CHAT-03]', () => {
  it('narrows at once where “only” stands behind it, and for those that come next', async () => {
    const talk = await openTalk()
    await talk.say(managers)
    for (const words of ['more than 100 employees only', '5 more'])
      expect((await talk.say(words)).calls[0]?.args).toMatchObject({
        ...{ industry: 'logistics', location: 'Germany', company_size: 'more than 100 employees' },
        with_title: 'operations managers',
      })
  })

  it.each(['only bigger ones', 'just larger companies please', 'find bigger ones', 'bigger', 'they are too small'])(
    'is taken from those that are there, and told: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say(managers)
      const { calls, text } = await talk.say(words)
      expect(calls[0]?.args).toMatchObject({ industry: 'logistics', company_size: 'more than 5000 employees' })
      expect(text).toContain('I took more than 5,000 employees: 4 of the 5 accounts before have no more.')
      expect((await talk.say('5 more')).calls[0]?.args).toMatchObject({ company_size: 'more than 5000 employees' })
    },
  )

  it('goes the other way as well, for so many and with a place', async () => {
    const talk = await openTalk()
    await talk.say(managers)
    const { calls, text } = await talk.say('find 2 smaller ones in Hamburg')
    expect(calls[0]?.args).toMatchObject({ location: 'Hamburg', company_size: 'fewer than 2500 employees', people: 2 })
    expect(text).toContain('By “smaller” I took fewer than 2,500 employees')
  })

  it('is a usual step where nobody is there', async () => {
    expect((await (await openTalk()).say('only bigger ones')).text).toContain('with more than 250 employees?')
  })
})

describe('a place that is to go after a search [CAM-CHAT-03]', () => {
  it.each(['without Barcelona', 'not Barcelona', 'take out Barcelona', 'remove Barcelona', 'skip Barcelona please'])(
    'is left out of it: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('Find 2 sales managers at software companies in Spain')
      const { text } = await talk.say(words)
      expect(text).toContain('Shall I look for sales managers at software companies in Spain outside Barcelona?')
      expect(text.includes('I remove nobody.')).toBe(/remove|take out|skip/.test(words))
      expect((await talk.say('yes')).calls[0]?.args).toMatchObject({ location: 'Spain', outside: 'Barcelona' })
    },
  )

  it('is words of a message where one says it, and nobody was looked for', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our office. We have moved to Barcelona.')
    expect((await talk.say('remove Barcelona')).text).toContain('what was said with “Barcelona” is out')
  })
})

describe('what is to be compared or merged [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['compare them', 'I do not weigh one against another'],
    ['can you compare these companies?', 'I do not weigh one against another'],
    ['merge them', 'I do not merge anything, and have changed nothing.'],
    ['combine the two lists', 'I do not merge anything, and have changed nothing.'],
  ])('is told plainly, with what can be done: “%s”', async (words, answer) => {
    const talk = await openTalk()
    await talk.say('Find 2 sales managers at software companies in Spain')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain(answer)
  })
})
