import { uploadKnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { makeDocx } from '../../engines/documents/fixtures/make-documents'
import { openTalk } from './marketing-in-test'

describe('the subject [CAM-CHAT-03]', () => {
  it('is one for a sequence, whether it is quoted or not', async () => {
    const talk = await openTalk()
    await talk.say('write a three-step email sequence about overnight routes')
    for (const words of [
      'change the subject of the second email to Rotterdam by morning',
      'change the subject of email 2 to Winter is coming',
      'change the subject of the last email to "Still there?"',
    ]) {
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toContain('a sequence has one, which its first email shows')
    }
  })

  it.each([
    ['change the subject to Better beds', 'Better beds'],
    ['change the subject to Beds', 'Beds'],
    ['make the subject Being on time', 'Being on time'],
    ['change the subject to: Berlin prices', 'Berlin prices'],
    ['the subject should be Internal routes', 'Internal routes'],
  ])('is taken word for word: “%s”', async (words, subject) => {
    const talk = await openTalk()
    await talk.say('write an email about overnight routes')
    expect((await talk.say(words)).text).toMatch(new RegExp(`^Changed: the subject is “${subject}”\\.`))
  })

  it('is not invented where it is only said how it should sound', async () => {
    const talk = await openTalk()
    await talk.say('write an email about overnight routes')
    expect((await talk.say('change the subject to something catchier')).calls).toEqual([])
  })

  it.each([
    'Give me another subject line',
    'Suggest a different subject',
    'write a different subject line',
    'change the subject',
  ])('is another one, and the message stays: “%s”', async (words) => {
    const talk = await openTalk()
    const before = await talk.say('write an email about our weekend delivery service')
    const { calls, text } = await talk.say(words)
    expect(calls.map(({ args }) => args['changes'])).toEqual([{ other_subject: 'other' }])
    expect(text).toMatch(/^Changed: the subject is “A few words about our weekend delivery service”\.\n/)
    expect(text).toContain(before.text.slice(before.text.indexOf('> Hello'), before.text.indexOf('> Kind regards')))
    expect((await talk.say(words)).text).toMatch(/^Changed: the subject is “A question about our weekend/)
    expect((await talk.say('make the subject shorter')).text).toMatch(/^Changed: the subject is “About our weekend/)
    expect((await talk.say('make the subject shorter')).text).toMatch(/^I have no shorter subject for it: say “change/)
  })

  it('of an invitation is that of one', async () => {
    const talk = await openTalk()
    await talk.say('write an invitation to our open day on 3 May')
    expect((await talk.say('another subject please')).text).toContain('“You are invited to our open day”')
  })

  it('is that of the emails, also where a LinkedIn message was written last', async () => {
    const talk = await openTalk()
    await talk.say('write an email about overnight routes')
    await talk.say('write a LinkedIn note too')
    const { calls, text } = await talk.say('change the subject to "Overnight"')
    expect(calls[0]?.args).toMatchObject({ channel: 'email' })
    expect(text).toMatch(/^Changed: the subject is “Overnight”\./)
  })
})

describe('“save it” [CAM-CHAT-03]', () => {
  it('saves what waits where what was written last is saved, as is said', async () => {
    const talk = await openTalk()
    await talk.say('write three emails about overnight routes')
    await talk.say('write a LinkedIn note too')
    expect((await talk.say('save it')).text).toContain('Saved: the LinkedIn message')
    expect((await talk.say('what happens next?')).text).toContain(
      'What I wrote (3 emails) is not saved: say “save it” to keep it.',
    )
    expect((await talk.say('save it')).text).toMatch(/^Saved: the emails are now the messages of this campaign\./)
    expect((await talk.say('is it saved?')).text).toMatch(/^Yes/)
  })
})

describe('“undo that” [CAM-CHAT-03]', () => {
  it('says after a search what it can take back, and takes that back by its name', async () => {
    const talk = await openTalk()
    await talk.say('write an email about overnight routes')
    await talk.say('change the subject to "Overnight"')
    await talk.say('find 2 CFOs at retailers in Spain')
    const { calls, text } = await talk.say('undo that')
    expect(calls).toEqual([])
    expect(text).toMatch(/^I have changed no messages since/)
    expect((await talk.say('undo the change of the messages')).text).toContain('**Subject:** About overnight routes')
  })
})

it('writes two messages where two are named, although some are there [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write three emails about overnight routes')
  const { calls } = await talk.say('write an email and a LinkedIn note too')
  expect(calls.map(({ args }) => [args['channel'], args['steps']])).toEqual([
    ['email', 1],
    ['linkedin', 1],
  ])
})

describe('what is known of the sender [CAM-CHAT-03]', () => {
  it('is told whole', async () => {
    const talk = await openTalk()
    for (const name of ['Prices.docx', 'Case study.docx']) {
      const body = new FormData()
      body.append('file', new File([makeDocx([`What ${name} says.`])], name))
      expect((await talk.call(uploadKnowledgeDocument, { body })).status).toBe(200)
    }
    const { text } = await talk.say('what do you know about us?')
    for (const name of ['Prices.docx', 'Case study.docx', 'Company history.docx', 'Service levels 2026.docx'])
      expect(text).toContain(name)
  })
})

describe('a question about the campaign [CAM-CHAT-03]', () => {
  it('is answered by what it is for, and whom was looked for', async () => {
    const talk = await openTalk({ initialPrompt: 'Reach CFOs at retailers in Spain' })
    await talk.say('find 2 CFOs at retailers in Spain')
    for (const words of ['what is this campaign about?', 'what did you search for?']) {
      const { text } = await talk.say(words)
      expect(text).toContain('It began with: “Reach CFOs at retailers in Spain”')
      expect(text).toContain('Last I looked for CFOs at retailers in Spain.')
    }
    expect((await talk.say('call the campaign Autumn')).text).toMatch(/^I do not rename campaigns/)
  })
})

describe('what is asked for in the end [CAM-CHAT-03]', () => {
  it('is what is named, and not what it stands in place of', async () => {
    const talk = await openTalk()
    await talk.say('write an email about hop pellets')
    expect((await talk.say('ask for a tasting instead of a call')).text).toContain(
      'Would you be open to a short tasting next week?',
    )
    const { text } = await talk.say('ask for a sample instead of a call')
    expect(text).toContain('“Would a sample be of interest to you?” in place of')
    expect((await talk.say('ask for a colleague instead of a call')).calls).toEqual([])
  })
})

it('writes anew about what is named alone, and shows a LinkedIn note [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about hop pellets')
  expect((await talk.say('about our quarterly fixed price')).text).toContain(
    '**Subject:** About our quarterly fixed price',
  )
  await talk.say('write a LinkedIn note too')
  expect((await talk.say('show me the LinkedIn note')).text).toContain('may I tell you about our quarterly fixed price')
})
