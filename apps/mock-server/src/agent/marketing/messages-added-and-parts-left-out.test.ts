import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function talkOf(order: string) {
  const talk = await openTalk()
  await talk.say(order)
  return talk
}

const sequence = 'Write three emails about our course platform. It works with Moodle. It costs 90 euros.'

describe('more messages than were ordered first [CAM-CHAT-03]', () => {
  it.each(['Two more follow-ups please', 'add two more follow-ups', 'add 2 emails', 'write two more emails'])(
    'stand before the goodbye: “%s”',
    async (words) => {
      const run = await (await talkOf(sequence)).say(words)
      expect(run.text).toMatch(/^Changed: message 3 is new and message 4 is new\.\n/)
      const { templates } = draftIn(run)
      expect(new Set(templates).size).toBe(5)
      expect(templates.at(-1)).toContain('This is my last note about our course platform.')
    },
  )

  it('end with a goodbye where there was a single one', async () => {
    const talk = await talkOf('Write an email to invite them to our open day on 4 March')
    const { templates } = draftIn(await talk.say('add two follow-ups'))
    expect(templates).toHaveLength(3)
    const longer = draftIn(await talk.say('write two more emails')).templates
    expect(new Set(longer).size).toBe(5)
    expect(longer.at(-1)).toBe(templates.at(-1))
  })

  it('are three on LinkedIn where a sequence is asked for', async () => {
    const talk = await talkOf('Write a LinkedIn sequence about our benefits app')
    const { templates } = draftIn(await talk.say('change the second message to ask whether they want a demo'))
    expect(templates).toHaveLength(3)
    expect(templates[1]).toContain('Would you like to see a short demo next week?')
  })
})

describe('what a message is not to say [CAM-CHAT-03]', () => {
  it.each([
    'ok without Moodle',
    'good, but without the Moodle thing',
    'leave out the Moodle part',
    'fine but no Moodle',
  ])('is taken out with the sentence that says it: “%s”', async (words) => {
    const [first] = draftIn(await (await talkOf(sequence)).say(words)).templates
    expect(first).not.toContain('Moodle')
    expect(first).toContain('It costs 90 euros.')
  })

  it.each(["don't mention the price", 'ok but without the price', 'no prices please'])(
    'is a price, however that is said: “%s”',
    async (words) => {
      const [first] = draftIn(await (await talkOf(sequence)).say(words)).templates
      expect(first).not.toContain('90 euros')
      expect(first).toContain('It works with Moodle.')
    },
  )

  it('is no price where money is saved', async () => {
    const talk = await talkOf('Write an email about our route planner. It saves 900 euros a month.')
    expect((await talk.say("don't mention the price")).text).toContain('I find no sentence with “price”')
  })

  it('leaves a search without its place to the search', async () => {
    const talk = await talkOf(sequence)
    const { text } = await talk.say('ok without the place')
    expect(text).not.toContain('Changed')
  })

  it('is told where it is wanted after all', async () => {
    const [first] = draftIn(await (await talkOf(sequence)).say('Put the price in: 80 euros per seat')).templates
    expect(first).toContain('The price is 80 euros per seat.')
  })
})

describe('a name in the subject [CAM-CHAT-03]', () => {
  it.each([
    'Use a subject that mentions their company name',
    'put the company name in the subject',
    'the subject should have the company name in it',
    'use {{organization_name}} in the subject',
  ])('is the company’s: “%s”', async (words) => {
    const { text } = await (await talkOf(sequence)).say(words)
    expect(text).toMatch(/^Changed: the subject is “Our course platform for \{\{organization_name\}\}”\.\n/)
  })

  it('is the first name, or stands with what they are invited to', async () => {
    const talk = await talkOf('Write an email to invite them to our open day on 4 March')
    expect((await talk.say('put the company name in the subject')).text).toContain(
      '**Subject:** {{organization_name}} at our open day?',
    )
    expect((await talk.say('put their first name in the subject')).text).toContain(
      '**Subject:** {{first_name}}, will you join our open day?',
    )
    expect((await talk.say('put the first name in the subject')).text).toMatch(/^The subject has that already/)
  })
})

describe('people who are added in another place [CAM-CHAT-03]', () => {
  it.each(['Add 3 finance directors from Manchester', 'Also add 3 finance directors in Manchester'])(
    'are looked for in the same trade, which is said: “%s”',
    async (words) => {
      const talk = await talkOf('Find 3 finance directors at logistics companies in London')
      const { calls, text } = await talk.say(words)
      expect(calls[0]).toMatchObject({
        name: 'find_accounts',
        args: { industry: 'logistics', location: 'Manchester', with_title: 'finance directors' },
      })
      expect(text).toContain('I took over: logistics companies.')
      expect(text).not.toContain('select rows and delete them')
    },
  )

  it('are in a trade of their own where that is named', async () => {
    const talk = await talkOf('Find 3 finance directors at logistics companies in London')
    const { calls } = await talk.say('Add 3 CFOs at retailers in Leeds')
    expect(calls[0]?.args).toMatchObject({ industry: 'retailers', location: 'Leeds' })
  })
})
