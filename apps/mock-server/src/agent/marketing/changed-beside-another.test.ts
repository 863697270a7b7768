import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function changed(order: string, words: string) {
  const talk = await openTalk()
  await talk.say(order)
  const run = await talk.say(words)
  return { ...draftIn(run), text: run.text }
}

describe('a change beside another one [CAM-CHAT-03]', () => {
  it('is no part of the words that are put in place of others', async () => {
    const { templates } = await changed(
      'write an email about our audits that cut costs by 30%',
      'replace 30% with 25% and add a PS that we are at LogiMat in March',
    )
    expect(templates[0]).toContain('cut costs by 25%.')
    expect(templates[0]).toMatch(/P\.S\. We are at LogiMat in March\.$/)
  })

  it('is made, where the subject is to be shorter as well', async () => {
    const { subjectLine, text } = await changed(
      'write an email about our energy audits for hotels and restaurants',
      'make the subject shorter and take out the last sentence',
    )
    expect(subjectLine?.length).toBeLessThan('About our energy audits for hotels and restaurants'.length)
    expect(text).not.toContain('do not know how')
  })

  it('says the line that is to be added', async () => {
    const { templates, text } = await changed(
      'write an email about our bookkeeping for 199 euros',
      'add a line saying the first month is free and remove the price',
    )
    expect(templates[0]).toContain('The first month is free.')
    expect(text).not.toContain('do not know how')
  })

  it('takes out what has an “&” in it', async () => {
    const { templates, text } = await changed(
      'write an email about our webinar on 3 May. It is free. There is a Q&A.',
      'remove the Q&A bit',
    )
    expect(templates[0]).not.toContain('Q&A')
    expect(templates[0]).toContain('It is free.')
    expect(text).not.toContain('do not know how')
  })

  it('goes into one message, whoever is spoken of in it', async () => {
    const { templates } = await changed(
      'write 2 emails about our open day on 3 May',
      'add that the recording is sent to all who register',
    )
    expect(templates.filter((text) => text.includes('The recording is sent to all who register.'))).toHaveLength(1)
  })

  it('ends the message that is meant with a question', async () => {
    const talk = await openTalk()
    await talk.say('write 2 emails about our audits. Ask nothing.')
    const { templates } = draftIn(await talk.say('end the last one with a question'))
    expect(templates[0]).not.toContain('?')
    expect(templates[1]).toContain('?')
  })

  it('adds a reminder, and says that when it goes is no matter of the text', async () => {
    const { templates, text } = await changed(
      'write an email about our open day on 3 May',
      'and a reminder one week before',
    )
    expect(templates).toHaveLength(2)
    expect(text).toContain('one week before')
  })
})

describe('a change in passing [CAM-CHAT-03]', () => {
  it('puts one word for another beside it', async () => {
    const { templates } = await changed(
      'write an email about our free lunch',
      'make it warmer, and swap lunch for breakfast',
    )
    expect(templates[0]).toMatch(/^Hi[^]*free breakfast/)
  })

  it('never breaks a place in brackets', async () => {
    const talk = await openTalk()
    await talk.say('write an email: last chance with a 10% discount until 1 June')
    const { text } = await talk.say('remove the discount')
    expect(text).not.toMatch(/\[fill in[^\]]*$/m)
  })

  it.each([
    ['too long, max 200 characters', /at most 200 characters/],
    ['the message should mention our 24/7 hotline and that setup takes two days', /“Setup takes two days\.”/],
    ["it's about our forklift rental", /about our forklift rental/],
  ])('is made: “%s”', async (words, said) => {
    const { text } = await changed('Draft a LinkedIn message about our audits', words)
    expect(text).toMatch(said)
    expect(text).not.toContain('do not know how')
  })
})

describe('an order for messages in passing [CAM-CHAT-03]', () => {
  it('is one behind a colon', async () => {
    const { templates } = await drafted('write to them: we deliver fresh fish every morning before 7')
    expect(templates[0]).toContain('We deliver fresh fish every morning before 7.')
  })

  it('invites to the webinar that is spoken of', async () => {
    const { templates } = await drafted("write the invitation email for that webinar; it lasts 45 minutes, it's free")
    expect(templates[0]).toContain('invite you to our webinar. It lasts 45 minutes.')
    const talk = await openTalk()
    await talk.say('We are hosting a webinar on pricing on 3 May.')
    const { templates: texts } = draftIn(await talk.say('write the invitation email for that webinar'))
    expect(texts[0]).toContain('a webinar on pricing on 3 May')
  })

  it('tells whom one is looking for, and looks for nobody', async () => {
    const { templates, text } = await drafted(
      'write a LinkedIn message: we are looking for a VP Engineering, remote possible, 120k plus equity',
    )
    expect(templates[0]).toContain('We are looking for a VP Engineering.')
    expect(templates[0]).toContain('120k plus equity')
    expect(text).not.toMatch(/Shall I find|Northwind/)
  })

  it('says nothing of how it is to sound', async () => {
    const { templates, text } = await drafted('write an email that sounds like a friend')
    expect(templates[0]).not.toMatch(/sounds? like/i)
    expect(text).toContain('sound like a friend')
  })

  it('is planned by what is first and second', async () => {
    const { templates } = await drafted(
      'write a 2 step sequence: first about our oak panels, second about our discount for large orders',
    )
    expect(templates[0]).toContain('our oak panels')
    expect(templates[1]).toContain('our discount for large orders')
    expect(templates[1]).not.toContain('oak')
  })

  it('is about nobody who is to get it', async () => {
    const { templates, text } = await drafted('write to the first one only')
    expect(templates[0]).not.toContain('first one')
    expect(text).toContain('You named “the first one only”')
  })

  it('is one for an email and a note where it says “mail”', async () => {
    const { calls } = await (
      await openTalk()
    ).say('Write a short mail inviting them to a free webinar on 7 Oct, and a LinkedIn note as well')
    expect(calls.map(({ args }) => args['channel'])).toEqual(['email', 'linkedin'])
  })
})
