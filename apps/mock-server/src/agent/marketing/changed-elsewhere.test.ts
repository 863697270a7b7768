import { getCampaign, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

type Messages = Campaign['messagesMetadata'][number]

async function savedIn({ call, campaignId }: TestTalk): Promise<readonly Messages[]> {
  return ((await (await call(getCampaign, { params: { campaignId } })).json()) as Campaign).messagesMetadata
}

/** As the wizard does it. */
async function changeElsewhere(talk: TestTalk, changes: Partial<Messages>): Promise<void> {
  const { call, campaignId } = talk
  const messagesMetadata = (await savedIn(talk)).map((each) => (each.type === 'email' ? { ...each, ...changes } : each))
  const answer = await call(updateCampaign, { params: { campaignId }, body: { messagesMetadata } })
  expect(answer.status).toBe(200)
}

async function emailsOf(talk: TestTalk): Promise<readonly string[]> {
  return (await savedIn(talk)).find(({ type }) => type === 'email')?.templates ?? []
}

const byHand = 'Hello {{first_name}},\n\nThis is my own text.\n\nBest regards\nMaren'

it('changes the messages of the way that is named, also where both are saved [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write them one email and two LinkedIn messages about our free shipping audit')
  await talk.say('save both')
  const linkedIn = (await savedIn(talk)).find(({ type }) => type === 'linkedin')
  await talk.say('in the first email, say that the audit takes 20 minutes')
  expect((await talk.say('save it')).text).toMatch(/^Saved: the email/)
  expect(await emailsOf(talk)).toEqual([expect.stringContaining('The audit takes 20 minutes.')])
  expect((await savedIn(talk)).find(({ type }) => type === 'linkedin')).toEqual(linkedIn)
  expect((await talk.say('make the LinkedIn messages shorter')).text).not.toContain('I have not written')
})

it('changes saved messages as they are now, whoever has changed them since [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write a two-step email sequence about our free pallet audit and save it')
  const [, second = ''] = await emailsOf(talk)
  await changeElsewhere(talk, { templates: [byHand, second] })
  const first = (await talk.say('in the first email, say that we are in Hamburg')).text
  expect(first).toContain('This is my own text.')
  const told =
    'The emails in the campaign were changed elsewhere since I wrote them, and I went on from how they are there.'
  expect(first).toContain(told)
  expect((await talk.say('save it')).text).not.toContain(told)
  expect((await emailsOf(talk))[0]).toMatch(/This is my own text\.[^]*We are in Hamburg\./)
  await talk.say('undo')
  const back = await talk.say('undo')
  expect(back.text).toContain('This is my own text.')
  expect(back.text).not.toContain('Hamburg')
  expect(back.text).toContain('That is also what is saved in the campaign.')
  expect(await emailsOf(talk)).toEqual([byHand, second])
})

it('says of no draft that it is saved where the campaign has something else [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit and save it')
  await talk.say('say that we are in Hamburg')
  await changeElsewhere(talk, { templates: [byHand] })
  const { text } = await talk.say('undo')
  expect(text).not.toContain('That is also what is saved')
  expect((await talk.say('save it')).text).toContain('the campaign has 1 email already')
  expect(await emailsOf(talk)).toEqual([byHand])
})

it('takes another subject for something that is not saved, and one from elsewhere as it is [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit and save it')
  await talk.say('change the subject to "Pallets by noon"')
  expect((await talk.say('show me the messages')).text).toContain('Written and not saved: 1 email.')
  await talk.say('save it')
  await changeElsewhere(talk, { subjectLine: 'Pallets at night' })
  await talk.say('make it shorter')
  expect((await talk.say('show me the messages')).text).not.toContain('Pallets by noon')
})

it('goes back from what was changed elsewhere step by step, and leaves that in the campaign [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit')
  await talk.say('sign it Tom')
  await talk.say('save it')
  await changeElsewhere(talk, { templates: [byHand] })
  const first = await talk.say('undo')
  expect(first.text).toMatch(
    /^The emails in the campaign were changed since they were saved, so I have left them\. This is what I had written before:/,
  )
  expect(first.text).toMatch(/Tom[^]*This version is not saved: say “save it”/)
  // The saving in between cannot be taken back, and is no step of its own.
  const second = await talk.say('undo')
  expect(second.text).toMatch(/^I took the last change back\. This is what was there before:/)
  expect(second.text).not.toContain('Tom')
  expect(second.text).toContain('were changed since they were saved, so I have left them')
  expect((await talk.say('undo')).text).toBe('I took back what I wrote last. Nothing was written before it.')
  expect((await talk.say('undo')).text).toBe('I could not take that back: there is no earlier version of the messages.')
  expect(await emailsOf(talk)).toEqual([byHand])
})

it('asks before what was gone back to takes the place of what was written elsewhere [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit and save it')
  await changeElsewhere(talk, { templates: [byHand] })
  await talk.say('undo')
  expect((await talk.say('save it')).text).toContain('the campaign has 1 email already')
  expect(await emailsOf(talk)).toEqual([byHand])
})

it('takes back what was asked for last, also where the other way was changed elsewhere since [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write them one email and two LinkedIn messages about our free shipping audit')
  await talk.say('save both')
  await talk.say('in the first LinkedIn message, say that Tom comes along')
  await changeElsewhere(talk, { templates: [byHand] })
  const { text } = await talk.say('undo')
  expect(text).toMatch(/^I took the last change back\./)
  expect(text).not.toContain('Tom')
  await talk.say('save both')
  expect(await emailsOf(talk)).toEqual([byHand])
})

it('says why nothing can be taken back where only a saving is left that was written over [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit')
  await talk.say('save it')
  const changes = 29
  for (let change = 0; change < changes; change += 1) await talk.say(`sign it ${change % 2 === 0 ? 'Tom' : 'Ann'}`)
  await changeElsewhere(talk, { templates: [byHand] })
  for (let change = 0; change < changes; change += 1)
    expect((await talk.say('undo')).text).toMatch(/^I took the last change back\./)
  expect((await talk.say('undo')).text).toBe(
    'I could not take that back: the emails in the campaign were changed since they were saved, so they stay.',
  )
})

it('saves nothing over itself where both are to be saved, and one was changed elsewhere [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write them one email and two LinkedIn messages about our free shipping audit')
  await talk.say('save both')
  await changeElsewhere(talk, { templates: [byHand] })
  const { calls, text } = await talk.say('save both')
  expect(calls).toEqual([])
  expect(text).toBe('Both are saved already, just as they are in the campaign.')
  await talk.say('in the first LinkedIn message, say that Tom comes along')
  expect((await talk.say('save both')).text).toMatch(/^Saved: the LinkedIn messages [^\n]*$/)
  expect(await emailsOf(talk)).toEqual([byHand])
})

it('says that it changes its own version where somebody has saved another since [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit and save it')
  await talk.say('sign it Tom')
  const own = 'This is my own version: the emails in the campaign were changed elsewhere since, and are as they were.'
  expect((await talk.say('make it friendlier')).text).not.toContain('my own version')
  await changeElsewhere(talk, { templates: [byHand] })
  expect((await talk.say('make it more formal')).text).toContain(own)
  expect(await emailsOf(talk)).toEqual([byHand])
})

it('changes its own version where that is named, and leaves what the campaign has [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our free pallet audit and save it')
  await changeElsewhere(talk, { templates: [byHand] })
  const { text } = await talk.say('make your version more formal')
  expect(text).toContain('This is my own version: the emails in the campaign were changed elsewhere since')
  expect(text).not.toContain('This is my own text.')
  expect(await emailsOf(talk)).toEqual([byHand])
})
