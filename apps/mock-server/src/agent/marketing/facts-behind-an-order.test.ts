import { describe, expect, it } from 'vitest'
import { drafted } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('what is said of the offer behind an order for messages [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      'Write an email about our route planner for small fleets. Customers save 6 hours a week. It costs 20 euros a month.',
      ['our route planner for small fleets', 'Customers save 6 hours a week. It costs 20 euros a month.'],
    ],
    [
      'Write an email about our vibration sensors. It warns you before a machine breaks. Ask for a call.',
      [
        'our vibration sensors',
        'It warns you before a machine breaks.',
        'Would you be open to a short call next week?',
      ],
    ],
    [
      'Write an email about our course platform. Our clients report 30% fewer dropouts. They can test it for 14 days.',
      ['our course platform', 'Our clients report 30% fewer dropouts. You can test it for 14 days.'],
    ],
    [
      'write two emails about our packaging. It is made of paper. No minimum order. Delivery in 3 days.',
      ['our packaging', 'It is made of paper. No minimum order. Delivery in 3 days.'],
    ],
    [
      'ok write a sequence, we do influencer campaigns, goal is a 15 min intro call',
      ['influencer campaigns', '15 minutes'],
    ],
    ['3-step email: intro to our pallet pooling, case study, breakup', ['our pallet pooling']],
  ])('is told: “%s”', async (order, sentences) => {
    const { templates, text } = await drafted(order)
    for (const sentence of sentences) expect(templates[0]).toContain(sentence)
    expect(templates.join('\n')).not.toMatch(/\[|intro to/)
    expect(text).not.toContain('I have left it out')
  })

  it('is no wish about the messages, and nothing of the audience', async () => {
    const { templates, text } = await drafted(
      'write an email about our packaging. No call. Sign it as Eva. They use plastic today.',
    )
    expect(templates[0]).not.toMatch(/plastic|call/i)
    expect(templates[0]).toContain('Eva')
    expect(text).toContain('“They use plastic today”')
  })
})

describe('an order that says by the way whom or what it is for [CAM-CHAT-03]', () => {
  it('leaves those who are meant out of the text, and tells that everybody gets it', async () => {
    const { templates, subjectLine, text } = await drafted(
      'write an email about our energy audits to the Austrians only',
    )
    expect(subjectLine).toBe('About our energy audits')
    expect(templates[0]).not.toContain('Austrians')
    expect(text).toContain('The messages of a campaign are for everybody in it')
  })

  it('writes about what was said before where it is only to be something', async () => {
    const talk = await openTalk()
    await talk.say('We sell HR software.')
    const { text } = await talk.say('write something short to them')
    expect(text).toContain('HR software')
    expect(text).not.toContain('something short')
  })

  it('is no answer to what messages are to be about', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 sales directors at insurance companies in Vienna')
    expect((await talk.say('write a short LinkedIn note mentioning their company')).text).toContain(
      'What are the messages to be about?',
    )
    expect((await talk.say('now as email too')).text).not.toContain('as email too?')
    expect((await talk.say('our travel insurance')).text).toContain('may I tell you about our travel insurance?')
  })

  it('congratulates, and offers something', async () => {
    const { templates } = await drafted(
      'draft a LinkedIn message: congrats on the round, offer our finance ops support',
    )
    expect(templates[0]).toContain('Congratulations on the round.')
    expect(templates[0]).toContain('our finance ops support')
  })
})

describe('what is said of messages that are there, in passing [CAM-CHAT-03]', () => {
  it.each<readonly [string, RegExp]>([
    ['looks good but too formal', /^Changed: it sounds friendlier/],
    ['mention pricing from 3 euros per employee', /The price is from 3 euros per employee\./],
    ['the subject is boring', /^Changed: the subject is “(?!boring)/],
    ['add our website www.lingua.example', /Our website: www\.lingua\.example/],
    ['how many words?', /\*\*\d+ words\*\*/],
  ])('is done: “%s”', async (words, answer) => {
    const talk = await openTalk()
    await talk.say('write an email about our translations of manuals')
    expect((await talk.say(words)).text).toMatch(answer)
  })

  it.each<readonly [string, string]>([
    ['how do i launch', 'you launch them from the campaign itself'],
    ['when will the emails go out', 'you launch them from the campaign itself'],
    ['stop the campaign', 'What has been launched is stopped at the provider that sends it'],
    ['I have a list of contacts already, can you import it?', 'I cannot read files into the audience.'],
    ['can you speak German?', 'I understand English, and write nothing else.'],
    ['write them in French', 'I understand English, and write nothing else.'],
  ])('says where it is done, or that it is not: “%s”', async (words, answer) => {
    const { text, calls } = await (await openTalk()).say(words)
    expect(calls).toEqual([])
    expect(text).toContain(answer)
  })

  it('searches without a limit that is dropped, whatever is said before it', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at food manufacturers in Poland with over 500 employees')
    const { calls } = await talk.say("that's too few, drop the size limit")
    expect(calls[0]?.args).toMatchObject({ location: 'Poland' })
    expect(calls[0]?.args['company_size']).toBeUndefined()
    expect((await talk.say('great. emails?')).text).toContain('with an email address')
  })
})
