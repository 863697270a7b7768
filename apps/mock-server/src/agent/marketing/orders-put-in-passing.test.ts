import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function changed(order: string, words: string) {
  const talk = await openTalk()
  await talk.say(order)
  const told = await talk.say(words)
  return { ...draftIn(told), text: told.text }
}

describe('messages that are ordered in passing [CAM-CHAT-03]', () => {
  it('says of things what they do, and not of whoever is written to', async () => {
    const { templates } = await drafted('message them about our solar roofs, they cut power bills by 40%')
    expect(templates[0]).toContain('our solar roofs')
    expect(templates[0]).not.toMatch(/\bYou cut\b/)
  })

  it('tells all that is said behind an order, and looks for nobody', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('Write an email about our sensors. Sensors last 5 years. No subscription.')
    expect(draftIn({ calls }).templates[0]).toContain('Sensors last 5 years. There is no subscription.')
    expect(text).not.toMatch(/Shall I look|leave it as it is/)
  })

  it('asks and tells what is said behind an order', async () => {
    const { templates } = await drafted(
      "Write an email about our leasing offer for e-bikes. Employees save 30%. Ask if they'd like a calculation.",
    )
    expect(templates[0]).toContain('Employees save 30%.\n\nWould you like a calculation?')
  })

  it.each<readonly [string, number, string]>([
    ['Email campaign for our security training: 4 emails', 4, 'our security training'],
    ['write a linkedin sequence of 3 for our leadership course', 3, 'our leadership course'],
  ])('counts them: “%s”', async (words, count, matter) => {
    const { templates } = await drafted(words)
    expect(templates).toHaveLength(count)
    expect(templates[0]).toContain(matter)
    expect(templates[0]).not.toMatch(/\d/)
  })

  it('takes a note for what it is, and writes the email as well', async () => {
    const talk = await openTalk()
    await talk.say('Can you write a linkedin connection note for plant managers? We make conveyor belts')
    const { calls } = await talk.say('now the email version')
    expect(calls[0]?.args).toMatchObject({ channel: 'email', about: 'We make conveyor belts.' })
    expect(draftIn({ calls }).templates[0]).toContain('conveyor belts')
  })
})

describe('messages that are changed in passing [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['change the CTA to book a demo', 'Would you like to see a short demo next week?'],
    ['change the call to action to ask if they need labels', 'Do you need labels?'],
    ['change the call to action to a free trial', 'Would you like to try it?'],
  ])('ask for something else: “%s”', async (words, asked) => {
    expect((await changed('write an email about our labels', words)).templates[0]).toContain(asked)
  })

  it('have another figure', async () => {
    const { templates } = await changed(
      'write an email offering our delivery service, commission 8%',
      'the commission is 9%, not 8%',
    )
    expect(templates[0]).toContain('9%')
    expect(templates[0]).not.toContain('8%')
  })

  it('leave nothing out that is said of where a message goes, and say what the second is about', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our e-bikes')
    expect((await talk.say('add another email after it')).text).not.toContain('I do not know')
    expect(draftIn(await talk.say('the second should talk about insurance')).templates[1]).toContain('insurance')
    expect((await talk.say('is everything saved?')).text).toContain('Written and not saved: 2 emails.')
  })
})
