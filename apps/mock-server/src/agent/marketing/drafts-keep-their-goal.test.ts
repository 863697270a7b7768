import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'
import { readRequest } from './request/read-request'

const templatesOf = ({ calls }: Awaited<ReturnType<TestTalk['say']>>) =>
  (calls[0]?.result as { readonly templates: readonly string[] } | undefined)?.templates ?? []

describe('what a message is for', () => {
  it.each([
    [
      'write an email apologising for the delay at our Hamburg warehouse last week, two steps, friendly, no call to action',
      'We are sorry for the delay at our Hamburg warehouse last week.',
    ],
    ['write an email to thank them for their loyalty, two steps, casual, no question', 'Thank you for your loyalty.'],
    [
      'write an email telling them that our prices go up by 4%, three steps, friendly, without a call to action',
      'Our prices go up by 4%.',
    ],
  ])(
    'is said in each version and when it is made shorter, and nothing is asked: %s [CAM-CHAT-03]',
    async (request, gist) => {
      const talk = await openTalk()
      let before = templatesOf(await talk.say(request))
      for (const phrase of ['another version', 'try again', 'write it differently', 'another version']) {
        const run = await talk.say(phrase)
        expect(run.text).toContain('Changed: it is in other words.')
        const after = templatesOf(run)
        expect(after).toHaveLength(before.length)
        for (const [step, each] of after.entries()) {
          expect(each).not.toBe(before[step])
          expect(each).toContain(gist)
          expect(each).toMatch(/^Hi .*\n\nBest$/s)
          expect(each).not.toMatch(/\?|grateful for a name|is enough/)
        }
        before = after
      }
      for (const phrase of ['make the second one shorter', 'make it shorter']) await talk.say(phrase)
      const short = templatesOf(await talk.say('sign it as Ines'))
      expect(short).toHaveLength(before.length)
      for (const each of short) expect(each).toContain(gist)
    },
  )

  it('keeps its question in other versions where it may ask, and its signature', async () => {
    const talk = await openTalk()
    await talk.say('write an email apologising for the outage last Tuesday, two steps')
    const again = templatesOf(await talk.say('another version'))
    for (const text of again) expect(text).toContain('We are sorry for the outage last Tuesday.')
    expect(again[0]).toContain('?')
    await talk.say('write a linkedin message about pallets, sign as Maren, friendly')
    const [message] = templatesOf(await talk.say('another version'))
    expect(message).toMatch(/^Hi .*\nMaren$/s)
  })
})

it.each(['no call to action', 'without a call to action please', 'remove the question', 'don’t ask them for anything'])(
  'tells truly what became of “%s”',
  async (phrase) => {
    const talk = await openTalk()
    await talk.say('write an email to apologize for the outage last Tuesday, four steps')
    await talk.say('another version')
    const silent = await talk.say(phrase)
    expect(silent.text).toContain('Changed: it asks nothing.')
    for (const text of templatesOf(silent))
      expect(text).not.toMatch(/\?|grateful for a name|(?:no|line) is enough|tell me/)
    const twice = await talk.say(phrase)
    expect(twice.text).toContain('It asks nothing already. I have left it as it is.')
  },
)

it.each([
  ['write an email to invite them to our fair, max 60 words, sign as Maren', 60],
  ['write an email to invite them to our fair, sign as Maren, max 60 words', 60],
  ['write an email to invite them to our fair, at most 50 words, sign as Maren', 50],
  ['write an email, sign as Maren, no more than 70 words, to invite them to our fair', 70],
  ['write an email to invite them to our fair, 60 words max, signed by Maren', 60],
  ['write an email, max. 60 words, to invite them to our fair and sign it as Maren', 60],
])('takes each instruction as a whole: %s', (request, words) => {
  const [draft, ...others] = readRequest(request)
  expect(others).toEqual([])
  expect(draft).toMatchObject({
    kind: 'draft',
    about: 'invite them to our fair',
    changes: { signature: 'Maren', most_words: words },
  })
  expect(draft?.kind === 'draft' ? (draft.unable ?? []) : undefined).toEqual([])
})

it.each([
  ['sign it as Maren, max 60 words', { signature: 'Maren', most_words: 60 }],
  ['sign it as Maren and make it friendlier', { signature: 'Maren', tone: 'friendly' }],
  ['sign it as maren', { signature: 'maren' }],
  ['sign it as Maren Lund, Northwind Freight', { signature: 'Maren Lund, Northwind Freight' }],
])('takes no instruction for a part of a name: %s', (edit, changes) => {
  const read = readRequest(edit)
  expect(Object.assign({}, ...read.map((each) => ('changes' in each ? each.changes : {})))).toMatchObject(changes)
})

describe('how a message is to sound', () => {
  it.each([
    ['write an email about pallets, friendly', /^Hi /],
    ['write an email about pallets – friendly', /^Hi /],
    ['write an email to thank them for their loyalty, casual', /^Hi /],
    ['write an email, friendly, to thank them for their loyalty', /^Hi /],
    ['write a linkedin message about pallets, casual', /^Hi /],
    ['write a linkedin message to invite them to our fair, friendly please', /^Hi /],
    ['write a linkedin message about pallets, formal', /^Dear /],
    ['write a linkedin message about pallets, polite', /^Dear /],
    ['write an email telling them that we have moved, short and formal', /^Dear /],
    ['write three emails about cold storage, very formal, two minutes', /^Dear /],
  ])('is obeyed behind a comma: %s', async (request, greeting) => {
    const talk = await openTalk()
    const run = await talk.say(request)
    for (const text of templatesOf(run)) {
      expect(text).toMatch(greeting)
      expect(text).not.toMatch(/\b(?:friendly|casual|formal)\b/)
    }
  })

  it('is told where nobody here can do it', async () => {
    const { text } = await (await openTalk()).say('write an email about pallets, playful')
    expect(text).toContain('This I do not know how to do: “playful”')
  })
})

it.each([
  'ask for feedback on our new portal',
  'ask them for feedback on our new portal',
  'please ask our customers for their feedback on our new portal',
  'email them to ask for feedback on our new portal',
  'write an email to ask for feedback on our new portal',
  'write an email asking for feedback on our new portal',
  'write to them to ask for feedback on our new portal',
])('is a draft that asks for what is named: %s', (request) => {
  const [draft, ...others] = readRequest(request)
  expect(others).toEqual([])
  expect(draft).toMatchObject({ kind: 'draft', about: expect.stringMatching(/^ask .*feedback on our new portal$/) })
  expect(draft).not.toHaveProperty('ask')
})

describe('a field that no contact has [CAM-CHAT-03]', () => {
  it('is told of with the one that is meant, when it is written and when it is saved', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CTOs at fintech companies in the US')
    await talk.say('write an email offering a free trial')
    const told =
      'No contact has “company”, so nobody would get this message before that is changed. Say “replace {{company}} with {{organization_name}}”.'
    expect((await talk.say('change the subject to Trial for {{company}}')).text).toContain(told)
    expect((await talk.say('save it')).text).toContain(told)
    const { text } = await talk.say('replace {{company}} with {{organization_name}}')
    expect(text).toContain('**Subject:** Trial for {{organization_name}}')
    expect(text).not.toContain('No contact has')
  })

  it('is told of nobody while there are no contacts', async () => {
    const { text } = await (await openTalk()).say('write an email to {{first_name}}: we open near {{town}} soon')
    expect(text).toContain('We open near {{town}} soon.')
    expect(text).not.toContain('No contact has')
  })
})

describe('how messages are to sound, said in the middle of an order [CAM-CHAT-03]', () => {
  it.each([
    'draft a 3 step email sequence, friendly tone, offering a free route audit',
    'draft a 3 step email sequence offering a free route audit, friendly tone',
    'draft a friendly 3 step email sequence offering a free route audit',
    'draft an email sequence with 3 steps, tone: friendly, offer: free route audit',
    '3 step email sequence, friendly, free route audit',
  ])('is how they sound, and nothing that they say: “%s”', async (words) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls).toMatchObject([
      { name: 'draft_content', args: { steps: 3, about: 'offer a free route audit', changes: { tone: 'friendly' } } },
    ])
    expect(text).toContain('> Hi {{first_name}},')
    expect(text).not.toContain('[fill in')
  })
})
