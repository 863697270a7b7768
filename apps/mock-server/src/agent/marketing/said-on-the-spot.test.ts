import { describe, expect, it } from 'vitest'
import { writtenBy } from './talked-in-test'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('a fact that is put right [CAM-CHAT-03]', () => {
  const mats = 'write 2 emails about our cork mats, 20% off until 30 June'
  const ovens = 'write an email that says that we repair ovens within 24 hours and have 40 clinics as customers'

  it.each([
    [mats, 'the offer ends 15 July, not 30 June', '30 June', '15 July'],
    [mats, 'no, 25% not 20%', '20%', '25%'],
    [ovens, 'not 24 hours, 48 hours', '24 hours', '48 hours'],
    [ovens, "it's 60 clinics, not 40", '40 clinics', '60 clinics'],
    [ovens, 'we repair ovens within 12 hours', '24 hours', '12 hours'],
    ['write them an email. Our batteries last 8 hours.', 'the batteries last 10 hours', '8 hours', '10 hours'],
    ['write an email about our meetup on 12 May at 6pm', 'it starts at 7pm', '6pm', '7pm'],
    ['write an invitation to our webinar "Claims in a day" on March 3rd', 'The webinar is on March 5th', '3rd', '5th'],
    [
      'write an invitation to our webinar "Claims in a day" on March 3rd',
      'the webinar is called "Claims in an hour"',
      'Claims in a day',
      'Claims in an hour',
    ],
  ])('stands there in place of the other, which goes: “%s”, “%s”', async (order, said, wrong, right) => {
    const { text, all } = await writtenBy(order, said)
    expect(text).toMatch(/^Changed: /)
    expect(all).toContain(right)
    expect(all).not.toContain(wrong)
  })
})

describe('a subject [CAM-CHAT-03]', () => {
  it.each([
    [
      'Write one cold email, subject "A quieter drill", mention that our handpiece costs $499',
      'Our handpiece costs $499.',
    ],
    ['write an email, subject "A quieter drill", about our temperature loggers', 'our temperature loggers'],
    ['draft an email to them with the subject: "A quieter drill" about our new lamp', 'our new lamp'],
  ])('is the one that is given with the order: “%s”', async (order, matter) => {
    const run = await (await openTalk()).say(order)
    const { subjectLine, templates } = draftIn(run)
    expect(subjectLine).toBe('A quieter drill')
    expect(templates.join('\n')).toContain(matter)
    expect(templates.join('\n')).not.toMatch(/subject|fill in/i)
    expect(run.text).not.toContain('do not know')
  })

  it.each([
    [
      'invite them to our webinar "Claims in a day" on March 3rd at 10 am GMT',
      'Invitation to our webinar "Claims in a day"',
    ],
    ['Our batteries last 8 hours and charge in 45 minutes.', 'Our batteries last 8 hours'],
  ])('is cut off in no name and behind no half of what is told: “%s”', async (told, subject) => {
    expect(draftIn(await (await openTalk()).say(`write them an email. ${told}`)).subjectLine).toBe(subject)
  })
})

describe('messages that are changed [CAM-CHAT-03]', () => {
  it('are kept where only their tone is spoken of', async () => {
    const { text, all } = await writtenBy(
      'write them an email. Our batteries last 8 hours and charge in 45 minutes.',
      'write it so that it sounds friendlier',
    )
    expect(text).toMatch(/^Changed: it sounds friendlier/)
    expect(all).toContain('Our batteries last 8 hours and charge in 45 minutes.')
  })

  it('are as many as is said, also where they are short, and ask where that is said', async () => {
    const talk = await openTalk()
    await talk.say('Write a short note to them that we repair ovens within 24 hours and are open on Sundays')
    const run = await talk.say('make it two emails and ask for a visit in the second')
    const { templates } = draftIn(run)
    expect(templates).toHaveLength(2)
    expect(templates.map((text) => text.includes('visit'))).toEqual([false, true])
  })

  it.each([
    'write two emails about audits and in the second one ask for a visit',
    'write two emails about audits. In the second email, ask for a visit',
    'write two emails about audits, second email should ask for a visit',
  ])('ask in the one that is named with the order: “%s”', async (order) => {
    const run = await (await openTalk()).say(order)
    expect(draftIn(run).templates.map((text) => text.includes('visit'))).toEqual([false, true])
    expect(run.text).not.toContain('do not know')
  })
})

describe('what is asked of messages in passing [CAM-CHAT-03]', () => {
  it('says why a later one gets no subject of its own', async () => {
    const talk = await openTalk()
    await talk.say('write 3 emails about our audits')
    const { text } = await talk.say('change the subject of email 3 to "Last note from me"')
    expect(text).toContain('a subject for a later message (a sequence has one, which its first email shows)')
  })

  it('adds a goodbye, and shows the subjects', async () => {
    const talk = await openTalk()
    await talk.say('write two emails about our audits')
    const run = await talk.say('add a third step, a breakup email after 7 days')
    expect(draftIn(run).templates).toHaveLength(3)
    expect(run.text).not.toContain('do not know')
    expect((await talk.say('what are the subjects?')).text).toContain('**Subject:** About our audits')
  })

  it('says what “they” are', async () => {
    const { all } = await writtenBy(
      'write an email about our temperature loggers',
      'also say that they are made in Zug and cost CHF 89 each',
    )
    expect(all).toContain('Our temperature loggers are made in Zug and cost CHF 89 each.')
  })

  it('is about what they care about', async () => {
    const talk = await openTalk()
    await talk.say('find 6 CFOs at banks in Spain and France')
    const run = await talk.say('write an email to the Spanish ones, they care about driver shortages')
    expect(draftIn(run).templates.join('\n')).toContain('driver shortages')
    expect(draftIn(run).templates.join('\n')).not.toMatch(/Spanish|fill in/)
    expect((await talk.say('what is the split between france and spain?')).text).toMatch(/^\*\*2 countries\*\* of 6/)
  })
})

describe('a search by what nobody can search by [CAM-CHAT-03]', () => {
  it('is asked back, and who is wanted there as well', async () => {
    const talk = await openTalk()
    const asked = await talk.say('Find 10 yoga studios in California')
    expect(asked.text).toBe('I cannot search by “yoga studios”. Shall I find companies in California without it?')
    const owners = await talk.say('find the owners')
    expect(owners.calls).toEqual([])
    expect(owners.text).toBe(
      'I cannot search by “yoga studios”. Shall I find owners at companies in California without it?',
    )
  })

  it.each([
    [
      'need retailers in Spain, logistics managers, 10 of them',
      { industry: 'retailers', location: 'Spain', people: 10 },
    ],
    ['ok: 8 purchasing managers at machine builders in Bavaria', { location: 'Bavaria', people: 8 }],
    ['I want to sell batteries to warehouse managers in Italy. 10 to start with', { location: 'Italy', people: 10 }],
    ['forget it, look for HR directors at banks in Spain instead', { industry: 'banks', location: 'Spain' }],
  ])('is none where it is put in passing: “%s”', async (said, args) => {
    const run = await (await openTalk()).say(said)
    expect(run.calls[0]).toMatchObject({ name: 'find_accounts', args })
    expect(run.text).not.toMatch(/do not know how|leave it as it is/)
  })
})

describe('what is no order [CAM-CHAT-03]', () => {
  it.each(['are these people real?', 'where do you get the data from?', 'do these companies really exist?'])(
    'is answered truly: “%s”',
    async (question) => {
      const { text } = await (await openTalk()).say(question)
      expect(text).toContain('none of them exists')
    },
  )

  it('is answered once, also where it is asked twice', async () => {
    const { text } = await (await openTalk()).say('are these data real? where do you get it')
    expect(text.match(/none of them exists/g)).toHaveLength(1)
  })

  it.each([
    'Hallo, ich suche 8 Einkaufsleiter bei Maschinenbauern in Bayern',
    'Je cherche des directeurs financiers pour nous',
  ])('is told not to be understood where it is in another language: “%s”', async (said) => {
    const { text } = await (await openTalk()).say(said)
    expect(text).toMatch(/^I understand English, and write nothing else\./)
  })

  it('looks into documents however that is asked', async () => {
    const { text } = await (await openTalk()).say('do you have anything in our documents about payroll?')
    expect(text).toBe('I find nothing about “payroll” in the documents of the workspace.')
  })
})
