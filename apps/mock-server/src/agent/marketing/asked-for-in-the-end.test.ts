import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const order = 'Write an email about our dock levellers'

async function changed(words: string) {
  const talk = await openTalk()
  await talk.say(order)
  const told = await talk.say(words)
  return { ...draftIn(told), text: told.text }
}

describe('what a message offers in the end [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['Change the call to action to a free dock audit', 'Would a free dock audit be of interest to you?'],
    ['change the CTA to free dock audit', 'Would a free dock audit be of interest to you?'],
    ['change the CTA to a free trial lesson', 'Would a free trial lesson be of interest to you?'],
    ['make the call to action a test drive', 'Would a test drive be of interest to you?'],
    ['the call to action should be a no-obligation quote', 'Would a no-obligation quote be of interest to you?'],
    ['ask for a free dock audit instead', 'Would a free dock audit be of interest to you?'],
    ['ask for an energy audit', 'Would an energy audit be of interest to you?'],
    ['offer a site survey instead', 'Would a site survey be of interest to you?'],
    ['end with the offer of a free sample box', 'Would a free sample box be of interest to you?'],
    [
      'make it shorter and ask for a free audit of their docks',
      'Would a free audit of your docks be of interest to you?',
    ],
    ['change the CTA to a free trial', 'Would you like to try it?'],
    ['change the CTA to a 15 minute call', 'Would you have 15 minutes for a call next week?'],
    ['ask for feedback instead', 'What do you think of it?'],
  ])('is asked as it is put: “%s”', async (words, question) => {
    const { templates, text } = await changed(words)
    expect(templates[0]).toContain(question)
    expect(text).not.toContain('do not know how to do')
  })

  it.each(['ask for a sample of their waste water', 'ask for a quote from them'])(
    'is nothing that they have to give: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say(order)
      expect((await talk.say(words)).text).not.toContain('be of interest to you')
    },
  )

  it('stands beside what is mentioned', async () => {
    const { templates } = await changed('Change the call to action to a free sample box and mention our Hamburg office')
    expect(templates[0]).toContain('We have a Hamburg office.')
    expect(templates[0]).toContain('Would a free sample box be of interest to you?')
  })

  it.each([
    'Write an email about our dock levellers and ask for a free dock audit',
    'Write an email about our dock levellers. Ask for a free dock audit.',
  ])('is said with the order as well: “%s”', async (words) => {
    const { templates } = await drafted(words)
    expect(templates[0]).toContain('our dock levellers')
    expect(templates[0]).toContain('Would a free dock audit be of interest to you?')
  })
})

describe('why something is left out [CAM-CHAT-03]', () => {
  it.each([
    "Don't mention the doubled bookings, it isn't confirmed. Make the subject shorter too and save",
    "Leave out the doubled bookings because they aren't confirmed, and save it",
    'Take out the doubled bookings, we have changed that. Then save it.',
  ])('is nothing to be done: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('Write an email about our booking tool. It ends doubled bookings.')
    const told = await talk.say(words)
    expect(draftIn(told).templates[0]).not.toContain('doubled bookings')
    expect(told.text).not.toContain('do not know how to do')
    expect(told.text).toMatch(/saved as the messages? of this campaign/)
  })
})
