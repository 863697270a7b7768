import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

async function withAudit(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('draft 3 emails about a free audit of their warehouse')
  return talk
}

describe('what is said while messages are at hand [CAM-CHAT-03]', () => {
  it('changes each of two messages that are named', async () => {
    const talk = await withAudit()
    const run = await talk.say(
      "make the second email shorter and add a PS to the last one saying we're at the fair on 12 June",
    )
    const { templates } = draftIn(run)
    expect(templates[2]).toMatch(/P\.S\. We're at the fair on 12 June\.$/)
    expect(templates[1]).not.toContain('P.S.')
    expect(templates[1]).not.toContain('If you would rather read than talk')
    // Both are shown once, in the end.
    expect(run.text.match(/\*\*Step 3\*\*/g)).toHaveLength(1)
  })

  it.each([
    ['In step 1 add the sentence "We leave Rotterdam every evening."', 0, 'We leave Rotterdam every evening.'],
    ['Make the first one shorter and mention that the audit takes a day', 0, 'The audit takes a day.'],
    ['Make the second one friendlier and say that travel is included', 1, 'Travel is included.'],
    ['In email 2, add "Our ferry leaves every evening."', 1, 'Our ferry leaves every evening.'],
    ['Change step 2: ask if someone else is the right person', 1, 'Is someone else the right person?'],
    ['thank them in advance at the end', 0, 'Thank you in advance.'],
    ['ask them for an appointment', 0, 'When would a short meeting suit you?'],
    [
      'Please include the registration link https://example.com/in',
      0,
      'Here is the registration link: https://example.com/in',
    ],
    [
      'Replace the first sentence with "I have followed your company for a while."',
      0,
      'I have followed your company for a while.',
    ],
  ])('changes them, and nothing else: %s', async (request, place, words) => {
    const talk = await withAudit()
    const run = await talk.say(request)
    expect(run.calls.map(({ name }) => name)).toEqual(['draft_content'])
    const { templates } = draftIn(run)
    expect(templates).toHaveLength(3)
    expect(templates[place]).toContain(words)
    expect(templates.filter((text) => text.includes(words))).toHaveLength(1)
  })

  it.each([
    ['make the second one about our case study of Halden', 1, 'our case study of Halden', 'About a free audit'],
    ['the last email should be about our price increase', 2, 'our price increase', 'About a free audit'],
    ['make email 1 about our open day', 0, 'our open day', 'Our open day'],
  ])('writes one of them anew, and leaves the others: %s', async (request, place, matter, subject) => {
    const talk = await withAudit()
    const before = await talk.say('show me the messages')
    const { templates, subjectLine } = draftIn(await talk.say(request))
    expect(templates).toHaveLength(3)
    expect(templates[place]).toContain(matter)
    expect(subjectLine).toMatch(new RegExp(`^${subject}`, 'i'))
    for (const [index, text] of templates.entries())
      if (index !== place) expect(before.text).toContain(text.split('\n').at(-3))
    expect((await talk.say('make email 5 about our open day')).text).toContain('there are only 3 messages')
  })

  it('writes all of them anew where they are to be about something else', async () => {
    const talk = await withAudit()
    const { templates } = draftIn(await talk.say('no, make it about our summer offer'))
    expect(templates).toHaveLength(3)
    expect(templates.filter((text) => text.includes('our summer offer'))).toHaveLength(3)
    expect((await talk.say('undo that')).text).toContain('free audit of your warehouse')
  })

  it.each([
    ['add a PS about our trade fair booth', 0, 'P.S. I would also like to tell you about our trade fair booth.'],
    ['add a line about our discount to email 2', 1, 'I would also like to tell you about our discount.'],
  ])('says what is to be said beside: %s', async (request, place, sentence) => {
    const talk = await withAudit()
    const { templates } = draftIn(await talk.say(request))
    expect(templates.map((text) => text.includes(sentence)).indexOf(true)).toBe(place)
  })

  it('says that there is no such thing in them, and what an audience is concerned', async () => {
    const talk = await withAudit()
    const { calls, text } = await talk.say('remove the webinar')
    expect(calls).toEqual([])
    expect(text).toMatch(/^There is no “webinar” in the messages that I have written\. I do not remove anything/)
    // “Sit” and “with” have an “it” as well.
    expect((await talk.say('remove it')).calls).toEqual([])
  })

  it.each([
    ['it should say: We deliver overnight', undefined],
    ['Replace what stands in brackets with "We deliver overnight."', undefined],
    ['replace the placeholder in step 2 with We deliver overnight', 2],
    ['the first one should say: We deliver overnight', 1],
  ])('stands in place of what is in brackets: %s', async (words, step) => {
    const talk = await openTalk()
    const open = await talk.say('write 3 emails with three reasons to switch to our payroll software')
    expect(open.text).toContain('Tell me the words (“it should say: …”)')
    const { templates } = draftIn(await talk.say(words))
    const filled = templates.map((text) => text.includes('We deliver overnight.') && !text.includes('[fill in'))
    expect(filled).toEqual([1, 2, 3].map((place) => step === undefined || step === place))
  })

  it('counts follow-ups from the second message on where they change places', async () => {
    const talk = await withAudit()
    const { calls } = await talk.say('Swap follow-up 1 and follow-up 2')
    expect(calls[0]?.args).toMatchObject({ changes: { swap: [2, 3] } })
  })

  it.each([
    ['put in that the crossing takes nine hours', 0, 'The crossing takes nine hours.'],
    ['make the second one mention that we load at 18:00', 1, 'We load at 18:00.'],
    ['make the second one shorter and add a PS about our webinar', 1, 'P.S. I would also like to tell you about our'],
    ['it should say: we load at 18:00. Do you have 20 minutes?', 0, 'We load at 18:00. Do you have 20 minutes?'],
  ])('says in one of them what is to be said: %s', async (request, place, words) => {
    const talk = await withAudit()
    const { templates } = draftIn(await talk.say(request))
    expect(templates.map((text) => text.includes(words))).toEqual([0, 1, 2].map((index) => index === place))
  })

  it.each([
    ['swap the first and the second', { swap: [1, 2] }],
    ['new subject: "Rotterdam by breakfast"', { subject: 'Rotterdam by breakfast' }],
    ['the subject should mention Rotterdam by breakfast', { subject: 'Rotterdam by breakfast' }],
  ])('changes what is named by its order or its part: %s', async (request, changes) => {
    const talk = await withAudit()
    const { calls } = await talk.say(request)
    expect(calls[0]?.args).toMatchObject({ changes })
  })

  it.each(['change the subject of the second email to "Park"', 'set the subject line of the third email to "Park"'])(
    'has one subject, and says so to whoever wants another: %s',
    async (request) => {
      const talk = await withAudit()
      const { calls, text } = await talk.say(request)
      expect(calls).toEqual([])
      expect(text).toContain('a sequence has one, which its first email shows')
    },
  )

  it('takes a postscript out again, and brings back what was deleted', async () => {
    const talk = await withAudit()
    await talk.say('add a PS about our webinar')
    expect(draftIn(await talk.say('take the PS out again')).templates.join()).not.toContain('P.S.')
    expect(draftIn(await talk.say('delete the third one')).templates).toHaveLength(2)
    const { calls } = await talk.say('put the third one back')
    expect(calls[0]?.result).toHaveProperty('draft.templates.length', 3)
  })

  it('is written as often as was meant, also by the other way', async () => {
    const talk = await openTalk()
    await talk.say('write one email about our parking app')
    expect(draftIn(await talk.say('no, I meant three emails')).templates).toHaveLength(3)
    const { calls } = await talk.say('and now the same for LinkedIn, two messages')
    expect(calls[0]?.args).toMatchObject({ channel: 'linkedin', steps: 2, about: 'our parking app' })
    expect((await talk.say('what happens next?')).text).toContain(
      'What I wrote (2 LinkedIn messages and 3 emails) is not saved: say “save both” to keep them.',
    )
  })

  it('is done behind a “no”, without an answer to that', async () => {
    const talk = await withAudit()
    const run = await talk.say('no, write a LinkedIn message instead')
    expect(run.calls.map(({ args }) => args['channel'])).toEqual(['linkedin'])
    expect(run.text).toMatch(/^Here are 3 LinkedIn messages for this/)
  })

  it('is not said to be unsaved where it was saved before', async () => {
    const talk = await openTalk()
    await talk.say('write a LinkedIn message about our parking app')
    const both = await talk.say('save it, and also an email about the same')
    expect(both.calls.map(({ name }) => name)).toEqual(['save_content', 'draft_content'])
    expect((await talk.say('save the email')).text).not.toContain('is not saved')
    const { templates } = draftIn(await talk.say('write a follow-up'))
    expect(templates).toHaveLength(2)
  })

  it.each(['Can you do it in Dutch?', 'put a picture of our team at the top'])(
    'leaves them as they are where it cannot be done, and searches for nobody: %s',
    async (request) => {
      const talk = await withAudit()
      const { calls, text } = await talk.say(request)
      expect(calls).toEqual([])
      expect(text).toContain('I have changed nothing in what I wrote')
    },
  )

  it('changes places of messages, and says what does not fit there any more', async () => {
    const talk = await withAudit()
    const { text, calls } = await talk.say('swap email 1 and 2')
    expect(draftIn({ calls }).templates[0]).toContain('A short follow-up to my last note')
    expect(text).toContain('Message 1 says “A short follow-up to my last note about a free audit of your warehouse.”')
  })

  it('changes a figure wherever it stands', async () => {
    const talk = await openTalk()
    await talk.say('write 2 emails offering 10% off the first shipment')
    const { templates } = draftIn(await talk.say('change 10% to 15% in all of them'))
    expect(templates.join('\n')).not.toContain('10%')
    expect(templates.every((text) => text.includes('15% off the first shipment'))).toBe(true)
  })

  it.each(['write a reminder email for the day before as well', 'add a reminder'])(
    'puts a message behind those that are there: %s',
    async (request) => {
      const talk = await openTalk()
      const first = draftIn(await talk.say('write an email to invite them to our open day on 3 June'))
      const { templates } = draftIn(await talk.say(request))
      expect(templates).toEqual([first.templates[0], expect.stringContaining('reminder of our open day on 3 June')])
    },
  )

  it('keeps the goodbye of a sequence behind the message that is added', async () => {
    const talk = await withAudit()
    const { templates } = draftIn(await talk.say('add another follow-up'))
    expect(templates).toHaveLength(4)
    expect(templates[3]).toContain('This is my last note')
    expect(templates.filter((text) => text.includes('last note about'))).toHaveLength(2)
  })

  it('writes the same by the other way, beside what is there', async () => {
    const talk = await openTalk()
    await talk.say('write an email to invite them to our open day on 3 June')
    const run = await talk.say('make a LinkedIn message of it')
    expect(run.calls[0]?.args).toMatchObject({ channel: 'linkedin' })
    expect(draftIn(run).templates).toEqual([expect.stringContaining('our open day on 3 June')])
    expect(run.text).toMatch(/say “save it” to .*, or “save both” to keep the email as well\.$/)
    const { text } = await talk.say('save both')
    expect(text).toContain('the LinkedIn message is now the message')
    expect(text).toContain('the email is now the message')
    expect((await talk.say('write an email about our parking app')).text).not.toContain('save both')
  })

  it('is of the emails where they are named, also where a LinkedIn message was written last', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app, and a LinkedIn message')
    const run = await talk.say('sign the emails Tom Becker')
    expect(run.calls[0]?.args).toMatchObject({ channel: 'email' })
    expect(draftIn(run).templates[0]).toMatch(/Tom Becker$/)
    const { text } = await talk.say('show me both')
    expect(text).toContain('Written and not saved: 1 LinkedIn message.')
    expect(text).toContain('Written and not saved: 1 email.')
  })

  it('takes out what the messages say, and touches nobody of the audience', async () => {
    const talk = await openTalk()
    await talk.say(
      'write an email about our parking app. It costs 40 euros a month. We give a 10% discount until June.',
    )
    const { templates } = draftIn(await talk.say('remove the discount'))
    expect(templates.join('\n')).not.toContain('discount')
    expect(templates.join('\n')).toContain('It costs 40 euros a month.')
    expect((await talk.say('remove the contacts in Munich')).text).toContain(
      'I do not remove anything from an audience',
    )
    expect((await talk.say("don't mention the salary")).text).toContain('I find no sentence with “salary”')
  })

  it('goes on as the first message is greeted and signed', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app, friendly')
    await talk.say('sign it Tom Becker')
    const { templates } = draftIn(await talk.say('add another email after a week asking if they saw it'))
    expect(templates[1]).toMatch(/^Hi \{\{first_name\}\},\n\nDid you see it\?[^]*Tom Becker$/)
  })

  it('says of themselves what a message is to say as well', async () => {
    const talk = await openTalk()
    const { templates } = draftIn(
      await talk.say('Write an email about our payroll tool PayLane. We cut payroll run time by 40%.'),
    )
    expect(templates[0]).toContain('We cut payroll run time by 40%.')
    // What the workspace says of another trade is not said beside it.
    expect(templates[0]).not.toContain('Northwind')
  })
})

describe('what somebody says of themselves before anything is written [CAM-CHAT-03]', () => {
  it('is kept for the messages', async () => {
    const talk = await openTalk()
    const { text } = await talk.say("We're hosting a dinner for CFOs in Chicago on May 8th at the Langham.")
    expect(text).toContain('I keep that in mind for the messages')
    const { templates } = draftIn(await talk.say('Draft an invitation email.'))
    expect(templates[0]).toContain('a dinner for CFOs in Chicago on May 8th at the Langham')
  })

  it('is asked for where an order says only what kind of message it is', async () => {
    const talk = await openTalk()
    const { text, calls } = await talk.say('Draft an invitation email.')
    expect(text).toMatch(/^What are the messages to be about\?/)
    expect(calls).toEqual([])
    const { templates } = draftIn(await talk.say('our summer party on 3 July'))
    expect(templates[0]).toMatch(/invite you to our summer party on 3 July/)
  })
})
