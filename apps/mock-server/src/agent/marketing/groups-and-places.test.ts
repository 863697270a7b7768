import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('whom one request asks for [CAM-CHAT-03]', () => {
  it('may be two groups, each with its own place and number', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say('Find 2 CFOs at banks in Milan and 3 CEOs at hospitals in Rome')
    const searches = calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)
    expect(searches).toMatchObject([
      { industry: 'banks', location: 'Milan', with_title: 'CFOs', people: 2 },
      { industry: 'hospitals', location: 'Rome', with_title: 'CEOs', people: 3 },
    ])
  })

  it('is one group where the number is of each company', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say('find 4 SaaS companies in Berlin and 2 CFOs at each')
    expect(calls.filter(({ name }) => name === 'find_accounts')).toHaveLength(1)
  })

  it('may be spread across several countries, or be at travel agencies', async () => {
    const talk = await openTalk()
    const across = await talk.say('find 4 CFOs at pharma companies across Spain and Portugal')
    expect(across.calls[0]?.args).toMatchObject({ industry: 'pharma', location: 'Spain, Portugal' })
    const travel = await talk.say('find 2 CEOs at travel agencies in Italy')
    expect(travel.calls[0]?.args).toMatchObject({ industry: 'travel agencies', location: 'Italy' })
    expect(travel.text).toContain('By “travel agencies” I looked in travel, the nearest trade that I know.')
  })

  it.each([
    ['I meant Portugal, not Spain', 'Portugal'],
    ['I said Portugal only', 'Portugal'],
    ['no, in Portugal', 'Portugal'],
  ])('is put right: “%s”', async (words, location) => {
    const talk = await openTalk()
    await talk.say('find 3 CTOs in Spain')
    expect((await talk.say(words)).calls[0]?.args).toMatchObject({ location, with_title: 'CTOs' })
  })

  it('is put right of what was asked for last, and not of those before', async () => {
    const talk = await openTalk()
    await talk.say('find 3 marketing directors at software companies in Poland')
    await talk.say('and 2 CFOs in Spain')
    const { calls } = await talk.say('sorry, I meant Portugal, not Spain')
    expect(calls[0]?.args).toMatchObject({ location: 'Portugal', with_title: 'CFOs', people: 2 })
    expect((await talk.say('what is the schedule looking for?')).text).toContain(
      'marketing directors and CFOs at software companies in Poland or Portugal.',
    )
    const unknown = await talk.say('I meant Estonia, not Portugal')
    expect(unknown.text).not.toContain('I keep that in mind for the messages')
  })

  it('is told of those who were found last', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CTOs in Spain')
    const { calls, text } = await talk.say('who did you find?')
    expect(calls).toEqual([])
    expect(text).toMatch(/^\*\*3 contacts\*\*/)
  })
})

it('takes a saving back, and says what it cannot take back [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CTOs in Spain')
  await talk.say('write two emails about pallets')
  await talk.say('save it')
  expect((await talk.say('undo the saving')).text).toMatch(/^I took the saving back\./)
  const { calls, text } = await talk.say('undo the last search')
  expect(calls).toEqual([])
  expect(text).toMatch(/^I do not remove anything from an audience/)
  expect((await talk.say('swap the two emails')).text).toMatch(/^Changed: messages 1 and 2 have changed places/)
})

it('keeps what a message is about where it becomes shorter [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about pallets')
  const { text } = await talk.say('make it shorter')
  expect(text).toMatch(/^> .*about pallets/m)
})
