import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const sequence = 'We sell reefer trailers. Write a three-step email sequence'

async function changed(...said: readonly string[]) {
  const talk = await openTalk()
  await talk.say(sequence)
  const runs = []
  for (const each of said) runs.push(await talk.say(each))
  const calls = runs.flatMap((run) => run.calls)
  const last = calls.findLast(({ name }) => name === 'draft_content')
  return {
    text: runs.at(-1)?.text ?? '',
    calls,
    templates: last === undefined ? [] : draftIn({ calls: [last] }).templates,
  }
}

describe('what a message is to ask and to end with [CAM-CHAT-03]', () => {
  it.each([
    "the last mail should just ask if there's someone else we should talk to",
    'in the last one ask whether there is someone else we should talk to',
  ])('is asked as it is said, and is no talk: “%s”', async (said) => {
    const { templates } = await changed(said)
    expect(templates[2]).toContain('Is there someone else we should talk to?')
    expect(templates.join(' ')).not.toContain('short talk')
  })

  it.each([
    ['end the last email with "Drive safely, Pieter"', [2], 'Drive safely,\nPieter'],
    ['sign the second email as Warm regards, Anke', [1], 'Warm regards,\nAnke'],
    ['end the emails with "Best wishes, Anke"', [0, 1, 2], 'Best wishes,\nAnke'],
  ])('ends with what it is signed with: “%s”', async (said, at, words) => {
    const { templates } = await changed(said)
    expect(templates.flatMap((text, index) => (text.endsWith(words) ? [index] : []))).toEqual(at)
  })
})

describe('what a message is not to say [CAM-CHAT-03]', () => {
  it.each(['leave out the call', 'drop the meeting', 'remove the request for a call'])(
    'is no sentence of it: “%s”',
    async (said) => {
      const { templates } = await changed(said)
      expect(templates[0]).not.toMatch(/Shall we talk|call|meeting/i)
    },
  )

  it('is said in no message, also behind what is said in one of them', async () => {
    const { text, templates } = await changed(
      'say in the second one that you can check the quality',
      "in the first email say that we have 40 trucks. and don't use the word 'quality'",
    )
    expect(templates[0]).toContain('We have 40 trucks.')
    expect(templates.join(' ')).not.toContain('quality')
    expect(text).toContain('is out: “You can check the quality.”')
  })

  it('stays where nothing else is said, and it says so', async () => {
    const { text, templates } = await changed("don't use the word trailers")
    expect(templates[0]).toContain('reefer trailers')
    expect(text).toMatch(/it stays in message 1|it says nothing else/)
  })
})

it.each(['yes save', 'ok, save please', 'great, save'])(
  'saves, whatever was offered before: “%s” [CAM-CHAT-03]',
  async (said) => {
    const talk = await openTalk()
    const { text } = await talk.say('We sell payroll. Find 10 finance directors at banks in Ireland')
    expect(text).toContain('Shall I look for the other')
    await talk.say('write two emails')
    expect((await talk.say(said)).calls.map(({ name }) => name)).toEqual(['save_content'])
  },
)

describe('a search that was not understood as a whole [CAM-CHAT-02]', () => {
  it.each(['add Austria', 'make it 5 and add Austria'])('keeps its place beside another: “%s”', async (said) => {
    const talk = await openTalk()
    await talk.say('Find 5 CFOs at machinery manufacturers in Germany hiring zebras')
    expect((await talk.say(said)).text).toContain('CFOs at machinery manufacturers in Germany or Austria without it?')
    const { calls } = await talk.say('yes')
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { location: 'Germany, Austria', limit: 5 } })
  })

  it('is of two roles of one rank', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say(
      'I need heads of product or technical documentation at machinery manufacturers in Germany, 10 is enough',
    )
    expect(calls[0]).toMatchObject({
      name: 'find_accounts',
      args: {
        industry: 'machinery manufacturers',
        location: 'Germany',
        with_title: 'heads of product, heads of technical documentation',
        people: 10,
      },
    })
  })
})

describe('an offer behind the order for messages [CAM-CHAT-03]', () => {
  it.each([
    [
      'write me 3 emails. The offer: first clean free for buildings up to 5 floors, and we come before 7am.',
      'the first clean free for buildings up to 5 floors. We come before 7am.',
    ],
    [
      "Please write a sequence of three mails. We'd like to offer a free tasting at their office, 2 kg of beans and a machine on loan for 14 days, from 19.90 € per kilo after that.",
      'a free tasting at your office. In short: 2 kg of beans and a machine on loan for 14 days, from 19.90 € per kilo after that.',
    ],
    ['Write 2 emails. Our offer is a free audit', 'We would like to offer you a free audit.'],
    ['Write 2 emails, we want to offer them a free audit', 'We would like to offer you a free audit.'],
  ])('is what they are about: “%s”', async (order, said) => {
    const run = await (await openTalk()).say(order)
    const { templates } = draftIn(run)
    expect(templates[0]).toContain(said)
    expect(templates[0]).not.toContain('Northwind Freight')
    expect(run.text).not.toContain('do not know how')
  })
})

it('puts right and adds what is told in two sentences [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Write 2 emails. We sell ovens with 5% off')
  const { calls } = await talk.say("It's 10% off not 5%. And delivery takes two days")
  const { templates } = draftIn({ calls: calls.slice(-1) })
  expect(templates[0]).toMatch(/ovens with 10% off\.[^]*Delivery takes two days\./)
})

it('looks in another place and for others as they are said after a search [CAM-CHAT-02]', async () => {
  const talk = await openTalk()
  await talk.say('Find 5 CFOs at banks in Manchester')
  const inLeeds = await talk.say('sorry, I meant Leeds as well, Manchester and Leeds')
  expect(inLeeds.calls[0]).toMatchObject({ name: 'find_accounts', args: { industry: 'banks', location: 'Leeds' } })
  const others = await talk.say('actually finance managers are fine too, and CFOs')
  expect(others.calls[0]).toMatchObject({ args: { with_title: 'finance managers, CFOs' } })
  expect((await talk.say('is there anyone in there without an email?')).text).toContain('each with an email address')
})

describe('other words in place of some [CAM-CHAT-03]', () => {
  const survey =
    'write me a 3 step email sequence. we offer a free roof survey, and panels typically pay back in 6 years. sign off as Tom'

  it('stand in the message that they are said of', async () => {
    const talk = await openTalk()
    await talk.say(survey)
    const { templates } = draftIn(await talk.say('dont say "free" in the first email, say "at no cost"'))
    expect(templates[0]).toContain('We offer an at no cost roof survey')
    expect(templates[1]).toContain('a free roof survey')
  })

  it('are needed where nothing else is said', async () => {
    const talk = await openTalk()
    await talk.say(survey)
    const { text, calls } = await talk.say('don\'t say "survey" in the first email')
    expect(text).toContain('it says nothing else')
    expect(draftIn({ calls }).templates[0]).toContain('a free roof survey')
  })

  it('are no instruction of how many there may be', async () => {
    const talk = await openTalk()
    await talk.say(survey)
    const { text } = await talk.say('change the subject to something about short runs, max 5 words')
    expect(text).toContain('the subject is “About short runs”.')
  })
})

it('writes a sequence that is ordered without a verb [CAM-CHAT-03]', async () => {
  const run = await (
    await openTalk()
  ).say('now a three email sequence please, friendly, about short run hardcover books')
  expect(draftIn(run).templates).toHaveLength(3)
  expect(draftIn(run).templates[0]).toContain('short run hardcover books')
})

it('puts right whom it looked for by what it should have been [CAM-CHAT-02]', async () => {
  const talk = await openTalk()
  await talk.say('Find 5 operations directors at banks in London')
  const { calls } = await talk.say('sorry, should have been CFOs, not ops directors')
  expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { with_title: 'CFOs', location: 'London' } })
})
