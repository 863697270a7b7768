import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function changedBy(said: string): Promise<readonly number[]> {
  const talk = await openTalk()
  const before = draftIn(await talk.say('We sell reefer trailers. Write a three-step email sequence')).templates
  const { calls } = await talk.say(said)
  const last = calls.findLast(({ name }) => name === 'draft_content')
  const after = last === undefined ? before : draftIn({ calls: [last] }).templates
  return before.flatMap((text, at) => (after[at] === text ? [] : [at + 1]))
}

describe('a message that is named by its order alone [CAM-CHAT-03]', () => {
  it.each([
    ['the second should be shorter', [2]],
    ['the second should be friendlier', [2]],
    ['can the second be shorter?', [2]],
    ['I want the second to be friendlier', [2]],
    ['please make only the first friendlier', [1]],
    ['just the second shorter', [2]],
    ['the opener should be shorter', [1]],
    ['the initial email should be shorter', [1]],
    ['email two should be shorter', [2]],
    ['make number 2 shorter', [2]],
    ['the last should be friendlier', [3]],
    ['the first and second should be shorter', [1, 2]],
    ['make the second and third friendlier', [2, 3]],
    ['make it friendlier', [1, 2, 3]],
  ])('“%s”', async (said, steps) => {
    expect(await changedBy(said)).toEqual(steps)
  })

  it.each([
    ['in message 1 say we have 40 trucks', 0, 'We have 40 trucks.'],
    ['change the call to action in the 2nd to a free visit', 1, 'Would you be open to a short visit next week?'],
    ['change the cta of email 3 to a 10-minute call', 2, 'Would you have 10 minutes for a call next week?'],
    ['can you make the 1st sound less pushy', 0, 'Would that be of interest to you?'],
    ['make the first one sound more formal', 0, 'Yours sincerely'],
  ])('is the only one that says it: “%s”', async (said, at, words) => {
    const talk = await openTalk()
    await talk.say('We sell reefer trailers. Write a three-step email sequence')
    const { templates } = draftIn(await talk.say(said))
    expect(templates.flatMap((text, index) => (text.includes(words) ? [index] : []))).toEqual([at])
  })
})
