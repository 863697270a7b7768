import { expect, it } from 'vitest'
import { drafted } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

it.each<readonly [request: string, steps: number, said: readonly string[], never: RegExp]>([
  [
    'Write two LinkedIn messages that ask for a 15 minute call',
    2,
    ['Would you have 15 minutes for a call next week?'],
    /\bask for\b|tell them/i,
  ],
  [
    'Write an email that offers a free trial of our freight app and asks for a 20 minute call on Monday',
    1,
    ['a free trial of our freight app', 'Would you have 20 minutes for a call on Monday?'],
    /\basks? for\b/i,
  ],
  [
    'Write an email that thanks them for visiting our booth and asks which service they liked',
    1,
    ['Thank you for visiting our booth.', 'May I ask which service you liked?'],
    /and asks?\b/i,
  ],
  [
    'Draft an email that offers a free pilot of our route planner, asks for a 30 minute call on Thursday and is signed by Maren, and a follow-up four days later',
    2,
    ['a free pilot of our route planner', 'Would you have 30 minutes for a call on Thursday?', 'Maren'],
    /\bis ,|signed|follow-up four|growth in|sales in/i,
  ],
  [
    'Write two LinkedIn messages that invite them to our webinar on 15 January',
    2,
    ['invite you to our webinar on 15 January'],
    /invite them/i,
  ],
])(
  '“%s” is each of its orders, and none of its words to the writer [CAM-CHAT-03]',
  async (request, steps, said, never) => {
    const { text, ...draft } = await drafted(request)
    expect(draft.templates).toHaveLength(steps)
    for (const each of said) expect(draft.templates[0]).toContain(each)
    expect([draft.subjectLine, ...draft.templates].join('\n')).not.toMatch(never)
    expect(text).not.toContain('already')
  },
)

it('says that it cannot choose the days between messages', async () => {
  const { text } = await drafted('Write an email about our route planner and a follow-up four days later')
  expect(text).toContain('choose the days between the messages here')
})

it.each([
  'Reach the heads of sales at Dutch retailers by email and follow up on LinkedIn after a week',
  'contact the heads of procurement at Dutch breweries by email, then on LinkedIn',
  'Write to the CFOs at retail companies in Germany by email',
])('“%s” finds them, and writes nothing that nobody said [CAM-CHAT-03]', async (request) => {
  const { calls } = await (await openTalk()).say(request)
  const names = calls.map(({ name }) => name)
  expect(names).toContain('find_contacts')
  expect(names).not.toContain('draft_content')
})

it('writes the emails, and the LinkedIn message beside them [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say('Write two emails and a LinkedIn message inviting them to our open day on 4 October')
  expect(calls.map(({ args: { channel, steps } }) => ({ channel, steps }))).toEqual([
    { channel: 'email', steps: 2 },
    { channel: 'linkedin', steps: 1 },
  ])
  for (const { result } of calls)
    expect((result as { templates: readonly string[] }).templates[0]).toContain('our open day on 4 October')
  expect((await talk.say('save it')).text).toContain('What I wrote before, by email, is not saved: say “save both”')
})

it('says whom the messages reach, where somebody is named who is to be reached', async () => {
  const { text } = await drafted('Reach Swedish architects by LinkedIn about our lighting samples')
  expect(text).toContain('You named “Swedish architects”. The messages of a campaign are for everybody in it')
})

it('asks before it finds more where nothing was found before [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find tattoo studios in Texas')
  const { calls, text } = await talk.say('5 more')
  expect(calls).toEqual([])
  expect(text).toMatch(/^Shall I look for /)
})
