import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const textsOf = (run: Parameters<typeof draftIn>[0]) => draftIn(run).templates.join('\n')

describe('an event that was moved', () => {
  it.each([
    ['the webinar was moved to 20 March, please correct that', 'on 20 March at 10 am'],
    ['our webinar has been postponed to Friday 20 March', 'on Friday 20 March at 10 am'],
    ['change the date to 20 March', 'on 20 March at 10 am'],
    ['The webinar got moved to 11 am', 'on Thursday 12 March at 11 am'],
  ])('has its new time in every message, and no weekday of the old one: “%s” [CAM-CHAT-03]', async (said, there) => {
    const talk = await openTalk()
    await talk.say('write two emails inviting them to our webinar on Thursday 12 March at 10 am about audits')
    const run = await talk.say(said)
    for (const template of draftIn(run).templates) expect(template).toContain(`our webinar ${there} about audits`)
    expect(run.text).toMatch(/^Changed: /)
  })

  it('has the weekday that was said in place of the one that is there [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('write an email inviting them to our breakfast on Wednesday at our office')
    expect(textsOf(await talk.say('the breakfast was moved to Friday'))).toContain(
      'our breakfast on Friday at our office',
    )
  })
})

describe('messages that are ordered or changed in passing', () => {
  it('are all friendlier, and the last one alone ends with a question [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('write three emails about faster audits')
    const run = await talk.say('make all emails friendlier and end the last one with a question')
    const { templates } = draftIn(run)
    expect(templates.map((text) => text.startsWith('Hi {{first_name}},'))).toEqual([true, true, true])
    expect(templates[2]).toMatch(/\?\n\nBest$/)
    expect(run.text).not.toContain('already')
  })

  it.each([
    ['draft a first email and two reminders about faster audits', 3],
    ['write an email and a follow-up about faster audits', 2],
    ['write me one email with 3 short follow-ups about faster audits', 4],
  ])('are as many as were named: “%s” [CAM-CHAT-03]', async (order, count) => {
    const run = await (await openTalk()).say(order)
    expect(draftIn(run).templates).toHaveLength(count)
    expect(run.text).not.toContain('do not know')
  })

  it.each(['and a reminder after a week', 'plus a short follow-up 5 days later'])(
    'get another one behind them: “%s” [CAM-CHAT-03]',
    async (asked) => {
      const talk = await openTalk()
      await talk.say('write two emails about faster audits')
      expect(draftIn(await talk.say(asked)).templates).toHaveLength(3)
    },
  )

  it.each(['rewrite it, it sounds like a robot', 'Rephrase this please, it reads too stiff.'])(
    'are written in other words, and the reason is nothing to be done: “%s” [CAM-CHAT-03]',
    async (said) => {
      const talk = await openTalk()
      await talk.say('write an email about faster audits')
      const { text } = await talk.say(said)
      expect(text).toContain('Changed: it is in other words.')
      expect(text).not.toContain('do not know')
    },
  )
})

it('looks in another place for a number that is named with it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at banks in Austria')
  const { calls } = await talk.say('actually make it 6 and include Germany')
  expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { location: 'Germany', industry: 'banks', limit: 6 } })
})
