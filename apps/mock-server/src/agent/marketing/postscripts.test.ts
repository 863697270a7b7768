import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function sequenceWith(...words: readonly string[]) {
  const talk = await openTalk()
  let told = await talk.say('Draft 3 emails inviting them to our webinar about energy. Sign them as Anna')
  for (const each of words) told = await talk.say(each)
  return { templates: draftIn(told).templates, text: told.text }
}

describe('postscripts [CAM-CHAT-03]', () => {
  const wanted: readonly (readonly [string, number, string])[] = [
    [
      'add a PS to the last email saying that we are at the Hannover fair in April',
      2,
      'We are at the Hannover fair in April.',
    ],
    ['Add a P.S. to the second one that parking is free', 1, 'Parking is free.'],
    ['add a P.S.: parking is free', 0, 'Parking is free.'],
    ['put a PS under the second email: lunch is included', 1, 'Lunch is included.'],
    ['Add a PS at the end of email 3 that we deliver on Sundays', 2, 'We deliver on Sundays.'],
    ['add a postscript that says we also speak Polish', 0, 'We also speak Polish.'],
    ['In a PS, mention that places are limited', 0, 'Places are limited.'],
    ['add that drinks are free as a PS', 0, 'Drinks are free.'],
    ['the last one needs a PS: we are at stand 12', 2, 'We are at stand 12.'],
  ]

  it.each(wanted)('stand under the signature: “%s”', async (words, place, sentence) => {
    const { templates, text } = await sequenceWith(words)
    expect(templates.map((each) => each.endsWith(`Anna\n\nP.S. ${sentence}`))).toEqual(
      [0, 1, 2].map((index) => index === place),
    )
    expect(text).toContain(`it says “${sentence}”`)
    expect(text).not.toContain('know how to do')
  })

  it('stand under every message', async () => {
    const { templates } = await sequenceWith('add a PS to every email saying that we are at the fair')
    expect(templates.every((each) => each.endsWith('P.S. We are at the fair.'))).toBe(true)
  })

  it('stand beside another change', async () => {
    const { templates, text } = await sequenceWith('make it shorter and add a PS saying we are in Hannover in April')
    expect(templates[0]).toMatch(/P\.S\. We are in Hannover in April\.$/)
    expect(text).toContain('it is shorter')
  })

  it('stand under both', async () => {
    const { templates } = await sequenceWith('drop the last email', 'put a PS under both: we visit Crete in May')
    expect(templates.map((each) => each.endsWith('P.S. We visit Crete in May.'))).toEqual([true, true])
  })

  it('stand under one message beside a change of another', async () => {
    const { templates, text } = await sequenceWith(
      'make the first email friendlier and add a PS to the last one: we are at the fair',
    )
    expect(templates[2]).toMatch(/P\.S\. We are at the fair\.$/)
    expect(text).not.toContain('know how to do')
  })

  it('say which of them goes for another', async () => {
    const { templates, text } = await sequenceWith('add a PS: parking is free', 'add a PS: lunch is free')
    expect(templates[0]).not.toContain('Parking')
    expect(text).toContain('it says “Lunch is free.” in place of “P.S. Parking is free.”')
  })
})
