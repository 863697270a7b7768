import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

async function withPeople(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('find 4 finance directors at software companies in Munich')
  return talk
}

describe('an account of the audience that is called by its name [CAM-CHAT-03]', () => {
  it.each([
    ['find two more people at Lorenz Softwarehaus AG', { accounts: ['Lorenz Softwarehaus AG'], limit: 2 }],
    ['find CTOs at Lorenz Softwarehaus AG', { accounts: ['Lorenz Softwarehaus AG'], title: 'CTOs' }],
    ['find 2 sales people at Ensavista', { accounts: ['Ensavista Softwarehaus AG'], limit: 2 }],
    [
      'find 2 CTOs at Ensavista and Lorenz Softwarehaus AG',
      { accounts: ['Ensavista Softwarehaus AG', 'Lorenz Softwarehaus AG'], title: 'CTOs', limit: 2 },
    ],
  ])('is where people are looked for: “%s”', async (words, args) => {
    const { calls, text } = await (await withPeople()).say(words)
    expect(calls.map(({ name }) => name)).toEqual(['find_contacts'])
    expect(calls[0]?.args).toMatchObject(args)
    expect(text).toMatch(/^I added \*\*\d contacts?\*\*/)
  })

  it('is where more of them are looked for then', async () => {
    const talk = await withPeople()
    await talk.say('find 2 people at Lorenz Softwarehaus AG')
    expect((await talk.say('2 more')).calls.map(({ args }) => args['accounts'])).toEqual([['Lorenz Softwarehaus AG']])
  })

  it('is asked about where nobody is called so', async () => {
    const { calls, text } = await (await withPeople()).say('find CTOs at Bauer & Sohn')
    expect(calls).toEqual([])
    expect(text).toContain('I cannot search by “Bauer & Sohn”.')
  })
})

describe('one of those who are there [CAM-CHAT-03]', () => {
  it.each([
    ['the contact details of the first one', 'Emre Krüger'],
    ['what is the email of the first?', 'Emre Krüger'],
    ['give me the phone number of the second contact', 'Franziska Kuhn'],
    ['show me the email address of the last one', 'Moritz Hartmann'],
  ])('is shown alone: “%s”', async (words, name) => {
    const { text } = await (await withPeople()).say(words)
    const rows = text.split('\n').filter((line) => line.startsWith('| '))
    expect(rows.slice(2).map((row) => row.split(' | ')[0])).toEqual([`| ${name}`])
  })

  it('is none where there are fewer', async () => {
    const { text } = await (await withPeople()).say('the contact details of the fifth one')
    expect(text).toBe('There is none: the audience has 4 contacts.')
  })
})

describe('what is said in ordinary words [CAM-CHAT-03]', () => {
  it.each(['what does enriching cost?', 'how expensive is enriching?', 'is enriching free?'])(
    'is told of the cost, and looks nothing up: “%s”',
    async (words) => {
      const { calls, text } = await (await withPeople()).say(words)
      expect([calls, text.split(':')[0]]).toEqual([[], 'What it costs I do not know'])
    },
  )

  it.each(['tech companies', 'technology companies', 'IT companies', 'high-tech firms'])(
    'means those that make software: %s',
    async (said) => {
      const { calls } = await (await openTalk()).say(`find 3 people at ${said} in Hamburg`)
      expect(calls[0]?.args).toMatchObject({ location: 'Hamburg' })
      expect(calls[0]?.args['industry']).toMatch(/^software/)
    },
  )

  it.each(['make it every weekday at 7:30 instead', 'pause it', 'resume it but only on Fridays', 'set it to daily'])(
    'of a schedule says where that is done: “%s”',
    async (words) => {
      const talk = await withPeople()
      await talk.say('check for new leads every Monday at 9')
      expect((await talk.say(words)).text).toMatch(/^I do not set up, change or stop schedules/)
    },
  )

  it('saves after all, and changes what is to be changed alone', async () => {
    const talk = await withPeople()
    await talk.say("write an email about pallets but don't save it")
    const { text } = await talk.say('keep the text, just change the subject to Pallets for your team')
    expect(text).toMatch(/^Changed: the subject is “Pallets for your team”\./)
    expect((await talk.say('okay, you can save it after all')).text).toMatch(/^Saved: /)
  })
})
