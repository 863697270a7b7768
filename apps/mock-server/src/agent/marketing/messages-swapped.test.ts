import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function talkOf(count: number) {
  const talk = await openTalk()
  const before = draftIn(await talk.say(`Write ${count} emails about our CRM`)).templates
  return { talk, before }
}

describe('messages that change places [CAM-CHAT-03]', () => {
  it.each(['swap them', 'Swap the two steps', 'swap step 1 and 2', 'switch the order', 'reverse them please'])(
    'are both of two: “%s”',
    async (words) => {
      const { talk, before } = await talkOf(2)
      const told = await talk.say(words)
      expect(draftIn(told).templates).toEqual(before.toReversed())
      expect(told.text).toMatch(/^Changed: messages 1 and 2 have changed places\./)
    },
  )

  it.each([
    ['put the reminder first', [1, 0, 2]],
    ['put step 3 first', [2, 1, 0]],
    ['move the last one to the top', [2, 1, 0]],
    ['the second email should come first', [1, 0, 2]],
    ['start with the second one', [1, 0, 2]],
    ['reverse the order', [2, 1, 0]],
  ] as const)('are those that are named among three: “%s”', async (words, order) => {
    const { talk, before } = await talkOf(3)
    expect(draftIn(await talk.say(words)).templates).toEqual(order.map((at) => before[at]))
  })

  it.each(['swap them', 'swap the two'])('are asked for where there are others: “%s”', async (words) => {
    const { talk } = await talkOf(3)
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(/do not know which two you mean, so I have changed nothing\. Say “swap step 1 and 2”/)
  })

  it.each(['change them', 'turn them into questions'])('are not meant by every change: “%s”', async (words) => {
    const { talk } = await talkOf(2)
    expect((await talk.say(words)).text).not.toMatch(/changed places|which two/)
  })
})
