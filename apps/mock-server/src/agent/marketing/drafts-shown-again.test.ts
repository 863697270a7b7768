import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const openDay = 'write an email to invite them to our open day on 3 June'

describe('messages that were written [CAM-CHAT-03]', () => {
  it.each(['show me the messages', 'what did you write?', 'show me the final version', 'read it back to me'])(
    'are shown again: %s',
    async (question) => {
      const talk = await openTalk()
      await talk.say(openDay)
      const { text, calls } = await talk.say(question)
      expect(text).toContain('Written and not saved: 1 email.')
      expect(text).toContain('our open day on 3 June')
      expect(calls).toEqual([])
    },
  )

  it('are told apart from those that are saved', async () => {
    const talk = await openTalk()
    expect((await talk.say('what did you save?')).text).toMatch(/^There are no messages yet/)
    await talk.say(`${openDay} and save it`)
    expect((await talk.say('what did you save?')).text).toMatch(/^Saved in this campaign: 1 email\./)
    await talk.say('sign it Tom')
    const { text } = await talk.say('show me the emails')
    expect(text).toMatch(/^Saved in this campaign: 1 email\./)
    expect(text).toContain('Written and not saved: 1 email.')
    expect(text.indexOf('Tom')).toBeGreaterThan(text.indexOf('Written and not saved'))
  })

  it('are as they were before when a change is taken back, one change after the other', async () => {
    const talk = await openTalk()
    const first = (await talk.say(openDay)).calls[0]?.result as { readonly templates: readonly string[] }
    await talk.say('sign it Tom')
    await talk.say('add a PS: Parking is free')
    const { calls, text } = await talk.say('undo that')
    expect(text).toMatch(/^I took the last change back\./)
    expect(calls).toEqual([expect.objectContaining({ name: 'undo_draft_change' })])
    expect(text).toContain('Tom')
    expect(text).not.toContain('Parking')
    const back = await talk.say('go back one more step')
    expect(back.calls[0]?.result).toMatchObject({ draft: { templates: first.templates }, saved: false })
    expect((await talk.say('undo')).text).toBe('I took back what I wrote last. Nothing was written before it.')
    expect((await talk.say('undo')).text).toBe(
      'I could not take that back: there is no earlier version of the messages.',
    )
  })

  it('are both taken back where one request wrote both', async () => {
    const talk = await openTalk()
    await talk.say('write a two-step email and a LinkedIn message about overnight freight')
    expect((await talk.say('undo that')).text).toBe('I took back what I wrote last. Nothing was written before it.')
    expect((await talk.say('show me both')).text).not.toContain('overnight freight')
    expect((await talk.say('save it')).text).toMatch(/^Nothing is written yet/)
  })

  it('are not taken back where something else was done last', async () => {
    const talk = await openTalk()
    await talk.say(openDay)
    await talk.say('find 3 CFOs at fintech companies in London')
    const { text, calls } = await talk.say('undo that')
    expect(text).toMatch(/^I have changed no messages since, .*“undo the change of the messages”/)
    expect(calls).toEqual([])
  })
})
