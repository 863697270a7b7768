import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const app = 'write two emails offering our accounting app'

describe('what is told behind messages [CAM-CHAT-03]', () => {
  it.each([
    ['delivery is free', 'Delivery is free.'],
    ['the demo takes 15 minutes', 'The demo takes 15 minutes.'],
    ['and support is included', 'Support is included.'],
    ['there is a free trial box', 'There is a free trial box.'],
    ['you can cancel any time', 'You can cancel any time.'],
    ['customers save 5 hours a week', 'Customers save 5 hours a week.'],
    ['the app works with DATEV', 'The app works with DATEV.'],
  ])('is said in them as well: “%s”', async (told, sentence) => {
    const { text, all } = await writtenBy(app, told)
    expect(text).toContain(`Changed: it says “${sentence}”`)
    expect(all).toContain(sentence)
  })

  it('stands behind what it is said of, where that is “it”, in the order in which it was told', async () => {
    const { all } = await writtenBy(app, 'it costs 20 euros a month', 'it comes with a two year guarantee')
    expect(all).toMatch(
      /offer you our accounting app\.\s+It costs 20 euros a month\.\s+It comes with a two year guarantee\.\s+I think/,
    )
  })

  it.each(['they are in Berlin', 'you can do better', 'it is boring', 'it has too many words', 'my boss hates that'])(
    'is nothing that somebody thinks of them, or says of others: “%s”',
    async (said) => {
      const { calls, text } = await lastOf(app, said)
      expect(calls).toEqual([])
      expect(text).not.toMatch(/^Changed/)
    },
  )

  it('is told of nothing where something else was done since', async () => {
    const { calls } = await lastOf(app, 'find 2 CFOs in Berlin', 'delivery is free')
    expect(calls).toEqual([])
  })
})

describe('shorter messages [CAM-CHAT-03]', () => {
  const trial = 'Write two LinkedIn messages offering our shift planning app to hotels. There is a free 30 day trial.'

  it('keep what somebody has told of the offer until nothing else is left to go', async () => {
    const talk = await openTalk()
    await talk.say(trial)
    const first = await talk.say('Make it shorter')
    expect(first.text).toContain('left out: “I think')
    expect(first.text).toContain('There is a free 30 day trial.')
    expect((await talk.say('shorter please')).text).toContain('(left out: “There is a free 30 day trial.”)')
  })

  it('say a figure that is put right, in the sentence that they had left out', async () => {
    const { all } = await writtenBy(trial, 'make it shorter', 'make it shorter', 'It is a 60 day trial, not 30')
    expect(all).toContain('There is a free 60 day trial.')
    expect(all).not.toContain('It is a 60 day trial')
  })
})

it('says that a sequence has one subject, and gives the first email another [CAM-CHAT-03]', async () => {
  const { calls, text } = await lastOf(app, 'Give the second email the subject Books in half the time')
  expect(calls).toEqual([])
  expect(text).toContain('a sequence has one, which its first email shows')
  expect((await lastOf(app, 'give it the subject Fewer receipts')).text).toContain('the subject is “Fewer receipts”')
})

it.each([
  ['finance directors are fine too', 'finance directors'],
  ['CTOs would also be okay', 'CTOs'],
])('looks for those as well who are said to be fine: “%s” [CAM-CHAT-02]', async (said, title) => {
  const { calls } = await lastOf('find 3 heads of finance in Berlin', said)
  expect(calls.find(({ name }) => name === 'find_contacts')?.args).toMatchObject({ title })
})
