import { describe, expect, it } from 'vitest'
import { draftIn, type ShownDraft } from './drafted-in-test'
import { openTalk, type ToldRun } from './marketing-in-test'

function changedBy({ calls }: ToldRun, channel: 'email' | 'linkedin'): Record<string, unknown> {
  return calls.find(({ args }) => args['channel'] === channel)?.args ?? {}
}

async function bothAnd(words: string) {
  const talk = await openTalk()
  await talk.say('Draft an email and a LinkedIn note offering a free trial of our planning tool')
  return talk.say(words)
}

describe('wishes for emails and for LinkedIn messages in one sentence [CAM-CHAT-03]', () => {
  it.each([
    'make the email shorter and the note friendlier',
    'Make the email shorter, the LinkedIn message friendlier',
    'The email should be shorter and the note should be friendlier',
    'shorten the email and make the note friendlier',
    'email shorter, note friendlier',
  ])('are each done where they are meant: “%s”', async (words) => {
    const told = await bothAnd(words)
    expect(changedBy(told, 'email')).toMatchObject({ shorter: true, changes: {} })
    expect(changedBy(told, 'linkedin')).toMatchObject({ changes: { tone: 'friendly' } })
    expect(changedBy(told, 'linkedin')).not.toHaveProperty('shorter')
    expect(told.text).toContain('> Would a short call on Tuesday or Thursday suit you?')
    expect(told.text).toContain('> Hi {{first_name}}, can I offer you a free trial of our planning tool?')
  })

  it('are read where the LinkedIn note is ordered first', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say('draft a LinkedIn note and an email inviting them to our breakfast in Zurich')
    expect(calls.map(({ args }) => args['about'])).toEqual(
      ['email', 'linkedin'].map(() => 'invite them to our breakfast in Zurich'),
    )
  })

  it('mention something in one of them', async () => {
    const { text } = await bothAnd('sign the email as Anna, and mention our Hamburg office in the note')
    expect(text).toContain('it is signed “Anna”')
    expect(text).toContain('We have a Hamburg office.')
  })

  it('say what is not there', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our audits')
    const { text } = await talk.say('make the email shorter and the note friendlier')
    expect(text).toContain('it is shorter')
    expect(text).toContain('I have not written a LinkedIn message that I could change')
  })
})

describe('what is said of a reminder [CAM-CHAT-03]', () => {
  async function ofSequence(count: number, words: string): Promise<ShownDraft & { readonly text: string }> {
    const talk = await openTalk()
    await talk.say(`Write ${count === 1 ? 'an email' : `${count} emails`} inviting them to our webinar`)
    const told = await talk.say(words)
    return { ...draftIn(told), text: told.text }
  }

  it.each(['the reminder should be friendlier', 'Make the follow-up friendlier', 'make the reminder email friendlier'])(
    'changes the message that follows up: “%s”',
    async (words) => {
      for (const count of [2, 3]) {
        const { templates } = await ofSequence(count, words)
        expect(templates.map((text) => text.split(' ')[0])).toEqual(['Hello', 'Hi', 'Hello'].slice(0, count))
      }
    },
  )

  it('says that there is none', async () => {
    const { templates, text } = await ofSequence(1, 'make the reminder friendlier')
    expect(templates[0]).toContain('Hello')
    expect(text).toContain('there is only 1 message')
  })

  it('is said in it alone', async () => {
    const { templates, text } = await ofSequence(2, 'in the reminder, mention that parking is free')
    expect(templates.map((each) => each.includes('Parking is free.'))).toEqual([false, true])
    expect(text).not.toContain('know how to do')
  })

  it.each(['make the follow-ups friendlier', 'the follow-ups should be friendlier'])(
    'is of all messages behind the first: “%s”',
    async (words) => {
      const { templates } = await ofSequence(4, words)
      expect(templates.map((text) => text.split(' ')[0])).toEqual(['Hello', 'Hi', 'Hi', 'Hi'])
    },
  )
})
