import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const checks = 'Write three emails: we check fire extinguishers for 9 euro each. Ask for a call.'

async function draftsOf(...said: readonly string[]) {
  const { calls } = await lastOf(...said)
  return calls.filter(({ name }) => name === 'draft_content').map((call) => draftIn({ calls: [call] }))
}

describe('a figure that is put right [CAM-CHAT-03]', () => {
  it('is right by both ways', async () => {
    const drafts = await draftsOf(checks, 'the same as a LinkedIn message', 'price is 8 euro not 9')
    expect(drafts.map(({ channel }) => channel)).toEqual(['linkedin', 'email'])
    for (const { templates } of drafts) expect(templates[0]).toContain('for 8 euro each')
  })

  it('is put right where alone it stands', async () => {
    const drafts = await draftsOf(
      checks,
      'the same as a LinkedIn message',
      'in the LinkedIn message, take out the price',
      'price is 8 euro not 9',
    )
    expect(drafts.map(({ channel }) => channel)).toEqual(['email'])
    expect(drafts[0]?.templates[0]).toContain('8 euro')
  })

  it('is never said as a correction', async () => {
    const talk = await openTalk()
    await talk.say(checks)
    const { calls, text } = await talk.say('price is 7 euro not 29')
    expect(calls).toEqual([])
    expect(text).toContain('I do not know how to do this')
  })

  it('does not come back with the next messages', async () => {
    const { templates } = await writtenBy(
      'we are Loeschwerk from Leipzig. We check fire extinguishers, 9 euro per extinguisher.',
      checks,
      'price is 8 euro not 9',
      'write an email about our yearly check',
    )
    expect(templates.join()).not.toContain('9 euro')
    expect(templates.join()).toContain('8 euro per extinguisher')
  })

  it.each([
    'The price has changed: please write 8 euro instead of 9 euro everywhere.',
    'make the price 8 euro each in all messages',
    'Could you write 8 euro instead of 9?',
  ])('“%s”', async (said) => {
    const { templates } = await writtenBy(checks, said)
    expect(templates.join()).toContain('8 euro')
    expect(templates.join()).not.toContain('9 euro')
  })

  it('in one message alone stays so in other words, and by the other way', async () => {
    const one = [checks, 'In the first email, please replace 9 euro with 8 euro'] as const
    const reworded = await writtenBy(...one, 'say the first email in other words')
    expect(reworded.templates[0]).toContain('8 euro')
    const linkedin = await writtenBy(...one, 'the same as a LinkedIn message')
    expect(linkedin.templates.join()).not.toContain('9 euro')
  })

  it('is told once, where the order says what was told before', async () => {
    const { templates } = await writtenBy(
      'we are Loeschwerk from Leipzig. We check fire extinguishers, 9 euro per extinguisher.',
      checks,
    )
    expect(templates[0]?.match(/9 euro/g)).toHaveLength(1)
    expect(templates[0]).toContain('We are Loeschwerk from Leipzig.')
  })

  it('is said of whoever has said who they are, behind that', async () => {
    const { templates } = await writtenBy(
      'im jonas from loeschwerk, small firm in leipzig. we rent out hoses, 9 euro per hose',
      'write 3 emails, price 8 euro per extinguisher, we come on one morning. more formal. sign Jonas Reuter, Loeschwerk',
    )
    expect(templates[0]).toMatch(/The price is 8 euro per extinguisher/)
    for (const text of templates) expect(text).toMatch(/Yours sincerely,\nJonas Reuter, Loeschwerk$/)
  })
})
