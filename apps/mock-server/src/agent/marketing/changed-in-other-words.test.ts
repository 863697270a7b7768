import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function changed(order: string, words: string) {
  const talk = await openTalk()
  await talk.say(order)
  const told = await talk.say(words)
  return { ...draftIn(told), text: told.text }
}

const audits = 'Write an email about our hygiene audits from 900 euros. Our free check takes a day.'
const sequence = 'Write 3 LinkedIn messages to them about our hygiene audits'

describe('messages that are changed [CAM-CHAT-03]', () => {
  it('takes another call to action word for word', async () => {
    const { templates } = await changed(audits, 'Change the call to action to: Shall I set up an account for you?')
    expect(templates[0]).toContain('Shall I set up an account for you?')
  })

  it('takes something out of one message, and out of the subject that goes with it', async () => {
    const { templates, subjectLine } = await changed(audits, 'Drop the price from the first email')
    expect(templates[0]).not.toContain('900')
    expect(subjectLine).not.toContain('900')
    expect(templates[0]).toContain('our hygiene audits')
  })

  it('takes a word out, and leaves what can be said without it', async () => {
    const { templates, text } = await changed(audits, 'Take out the word free')
    expect(templates[0]).toContain('Our check takes a day.')
    expect(text).toContain('“free” is out')
  })

  it('takes out the sentence that cannot be said without a word', async () => {
    const { templates } = await changed(
      'Write an email about our audits. The first one is free.',
      'Remove the word free',
    )
    expect(templates[0]).not.toContain('free')
    expect(templates[0]).toContain('our audits')
  })

  it('offers something in one message', async () => {
    const order = 'Write 3 emails about our cargo bikes'
    const { templates } = await changed(order, 'In the last email, offer 10% off the first rental')
    expect(templates[2]).toContain('We offer 10% off the first rental.')
    expect(templates[0]).not.toContain('10%')
  })

  it('heads it with what it is to be about', async () => {
    const { subjectLine } = await changed(audits, 'Change the subject to something about contract review')
    expect(subjectLine).toBe('About contract review')
  })

  it('finds another subject in what the message says', async () => {
    const { subjectLine } = await changed(audits, 'Use a different subject line')
    expect(subjectLine).toMatch(/about our hygiene audits$/i)
    expect(subjectLine).not.toContain('900')
  })

  it('heads it with no half of a date', async () => {
    const order = 'Write an email inviting them to our webinar on 12 May'
    const { subjectLine } = await changed(order, 'Use a different subject line')
    expect(subjectLine).toBe('About our webinar')
  })

  it('changes one message, and adds another', async () => {
    const { templates } = await changed(audits, 'Make the first message less formal and add a follow-up')
    expect(templates).toHaveLength(2)
    expect(templates[0]).toMatch(/^Hi /)
  })

  it('adds a goodbye as the last message', async () => {
    const { templates, text } = await changed(sequence, 'Add a fourth message with a polite goodbye')
    expect(templates).toHaveLength(4)
    expect(templates[3]).toContain('a last word from me')
    expect(templates.slice(0, 3).join('\n')).not.toMatch(/last word|polite goodbye/)
    expect(text).toContain('message 3 is new, and the goodbye is message 4 now')
  })

  it('adds a goodbye where there was none', async () => {
    const { templates } = await changed('Write an email about our audits', 'Add a second email to say goodbye')
    expect(templates[1]).toMatch(/last (?:note|you will hear from me) about our audits/)
  })

  it('ends what is to be mentioned as a sentence, also where it is asked for in a question', async () => {
    const words = 'Can you make it a bit warmer and mention that we worked with a hotel in Sitges?'
    const { templates, text } = await changed('Write an email about our audits', words)
    expect(templates[0]).toContain('We worked with a hotel in Sitges.')
    expect(text).not.toContain('Sitges?”')
  })

  const elsewise: readonly (readonly [string, string])[] = [
    ['Instead of the webinar, ask for a short phone call', 'a short phone call next week?'],
    ['Rather than the webinar, propose a call on Tuesday', 'a short call on tuesday?'],
  ]

  it.each(elsewise)('tells what it still speaks of: “%s”', async (words, question) => {
    const order = 'Write an email inviting them to our webinar on hygiene on 12 May'
    const { templates, text } = await changed(order, words)
    expect(templates[0]?.toLowerCase()).toContain(question)
    expect(text).toContain('It still speaks of “webinar”')
    expect(text).not.toContain('do not know how to do')
  })

  it('says nothing of what it does not speak of any more', async () => {
    const { text } = await changed(
      'Write an email about our audits, ask for a demo',
      'Ask for a call instead of a demo',
    )
    expect(text).not.toContain('still speaks')
  })

  it('proposes a time as the question', async () => {
    const { templates } = await changed(sequence, 'Propose a call on Monday morning')
    expect(templates[0]).toContain('Would a call on Monday morning suit you?')
  })

  it('says which question it ends with already', async () => {
    const { text } = await changed('Write an email about our audits', 'End with a question')
    expect(text).toMatch(/^It ends with a question already: “[^”]+\?”\./)
  })

  it('says so beside another change', async () => {
    const { text } = await changed('Write an email about our audits', 'Make it shorter and end it with a question')
    expect(text).toContain('It ends with a question already')
    expect(text).not.toContain('do not know')
  })

  it('asks something where only its first sentence is a question', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about a demo of our CRM')
    await talk.say('Remove the last sentence')
    const { templates } = draftIn(await talk.say('End it with a question'))
    expect(templates[0]).toMatch(/guess\.\n\nWould that be of interest to you\?/)
  })

  it('asks something where it ends with no question', async () => {
    const { templates } = await changed('Write an email about our audits. Ask nothing.', 'End with a question')
    expect(templates[0]).toContain('?')
  })
})

describe('messages that are ordered with more [CAM-CHAT-03]', () => {
  it('tells what comes of it, and asks what is to be asked', async () => {
    const { templates } = await drafted(
      "Write LinkedIn messages to them: we help SaaS teams book more demos by cleaning their CRM data. Ask whether they'd like a free data audit.",
    )
    expect(templates[0]).toContain('We help SaaS teams book more demos by cleaning their CRM data.')
    expect(templates[0]).toContain('Would you like a free data audit?')
  })

  it('says that no file can be attached', async () => {
    const { templates, text } = await drafted(
      'Write an email about our audits. Ask for a demo and attach our price list.',
    )
    expect(templates[0]).toContain('a short demo')
    expect(text).toContain('“attach our price list”. No file can be attached')
  })

  it.each([
    'Write a LinkedIn message to them. Propose a call on Monday morning.',
    'Write LinkedIn messages to them about our audits. Propose a call on Monday morning.',
  ])('proposes a time as the question: “%s”', async (order) => {
    const { templates, text } = await drafted(order)
    expect(templates[0]).toContain('Would a call on Monday morning suit you?')
    expect(text).not.toMatch(/Propose|left it out/)
  })

  it('refuses no question where it ends with one', async () => {
    const { templates, text } = await drafted('Write an email about our audits. End with a question.')
    expect(templates[0]).toContain('?')
    expect(text).not.toContain('do not know')
  })

  it('says what was ordered in whole sentences', async () => {
    const { text } = await drafted(
      'Write an email about our charging stations. Customers pay per kWh and save about 20% on power.',
    )
    expect(text).toContain('“our charging stations. Customers pay per kWh. Save about 20% on power”.')
  })
})

describe('two wishes in one sentence [CAM-CHAT-03]', () => {
  it('are each done', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our dock scanners')
    const { text } = await talk.say(
      'Change the call to action to a free trial lesson and mention our Hamburg office. Then save it.',
    )
    expect(text).toContain('it asks “Would a free trial lesson be of interest to you?”')
    expect(text).toContain('We have a Hamburg office.')
    expect(text).toContain('This is saved as the messages of this campaign.')
    expect(text).not.toContain('left it out')
  })

  it('says what is mentioned as a sentence where it is saved at once', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our language courses')
    const { text } = await talk.say('mention our Munich office and save it')
    expect(text).toContain('We have a Munich office.')
    expect(text).toContain('This is saved as the messages of this campaign.')
  })
})
