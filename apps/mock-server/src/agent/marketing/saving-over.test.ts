import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { getCampaign, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

const byHand = ['Hello {{first_name}}, one', 'Hello {{first_name}}, two', 'Hello {{first_name}}, three']

async function withOwnMessages(): Promise<TestTalk> {
  const talk = await openTalk()
  const messagesMetadata = [
    { type: 'email', instructions: 'By hand', templates: byHand, subjectLine: 'Three words here' },
  ]
  const { call, campaignId } = talk
  const answer = await call(updateCampaign, { params: { campaignId }, body: { messagesMetadata } })
  expect(answer.status).toBe(200)
  return talk
}

async function templatesOf({ call, campaignId }: TestTalk): Promise<readonly string[]> {
  const campaign = (await (await call(getCampaign, { params: { campaignId } })).json()) as Campaign
  return campaign.messagesMetadata.find(({ type }) => type === 'email')?.templates ?? []
}

const question = 'The email is not saved yet: the campaign has 3 emails already. Shall I save this one in their place?'

describe('messages that a person has written [CAM-CHAT-03]', () => {
  it('go for a draft only where that is agreed to', async () => {
    const talk = await withOwnMessages()
    await talk.say('write an email about our parking app')
    expect((await talk.say('save it')).text).toContain(question)
    expect(await templatesOf(talk)).toEqual(byHand)
    expect((await talk.say('yes')).text).toMatch(/^Saved: the email is now the message of this campaign\./)
    expect(await templatesOf(talk)).toEqual([expect.stringContaining('our parking app')])
  })

  it('are kept where the answer is no, or something else', async () => {
    const talk = await withOwnMessages()
    expect((await talk.say('write an email about our parking app and save it')).text).toContain(question)
    await talk.say('no')
    await talk.say('yes')
    expect(await templatesOf(talk)).toEqual(byHand)
    expect((await talk.say('save it')).text).toContain(question)
    await talk.say('how many contacts have we got?')
    await talk.say('yes')
    expect(await templatesOf(talk)).toEqual(byHand)
  })

  it('are kept as well where something else was written since they were saved', async () => {
    const talk = await openTalk()
    await talk.say('write an email to invite them to our open day on 3 June and save it')
    const second = await talk.say('write an email about our parking app and save it')
    expect(second.text).toContain('the campaign has 1 email already. Shall I save this one in its place?')
    expect(await templatesOf(talk)).toEqual([expect.stringContaining('open day')])
  })

  it('come back when the saving is taken back, unless somebody has changed them since', async () => {
    const talk = await withOwnMessages()
    await talk.say('write an email about our parking app, and a LinkedIn message')
    await talk.say('save both')
    await talk.say('yes')
    expect((await talk.say('undo that')).text).toBe(
      'I took the saving back. The campaign has the 3 emails from before again. What I wrote is still here: say “show me the messages” to see it, or “save it”.',
    )
    expect(await templatesOf(talk)).toEqual(byHand)
    // Nothing of them is forgotten: they are asked about again.
    expect((await talk.say('save the emails')).text).toContain(question)
    await talk.say('yes')
    const { call, campaignId } = talk
    const { messagesMetadata } = (await (await call(getCampaign, { params: { campaignId } })).json()) as Campaign
    const changed = messagesMetadata.map((each) => ({ ...each, templates: ['Changed by hand'] }))
    await call(updateCampaign, { params: { campaignId }, body: { messagesMetadata: changed } })
    expect((await talk.say('undo')).text).toContain('were changed since they were saved, so I have left them')
    expect(await templatesOf(talk)).toEqual(['Changed by hand'])
    // The saving that was written over is passed by.
    expect((await talk.say('undo')).text).toMatch(/^I took back what I wrote last\. Nothing was written before it\./)
    expect(await templatesOf(talk)).toEqual(['Changed by hand'])
  })

  it('stay where the answer is no for them, and what was not asked about is saved all the same', async () => {
    const talk = await withOwnMessages()
    await talk.say('write an email about our parking app, and a LinkedIn message')
    await talk.say('save the email')
    const { calls, text } = await talk.say('no to the email, yes to LinkedIn')
    expect(calls.map(({ name }) => name)).toEqual(['save_content'])
    expect(text).toMatch(/^Saved: the LinkedIn message/)
    expect(await templatesOf(talk)).toEqual(byHand)
  })

  it('are asked about once: what came from the chat is written over by it', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app and save it')
    await talk.say('sign it Tom')
    expect((await talk.say('save it')).text).toMatch(/^Saved: /)
    expect(await templatesOf(talk)).toEqual([expect.stringContaining('Tom')])
  })
})

it('says that a draft which was not saved is not the one that is changed from now on [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our open day')
  expect((await talk.say('write an email about our parking app')).text).toContain('What I wrote before was not saved')
  await talk.say('save it')
  expect((await talk.say('write an email about our catalogue')).text).not.toContain('What I wrote before')
})

it('says at saving that places are still to be filled in [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email in the style of Apple about our parking app')
  await talk.say('write an email with three reasons to switch to our payroll software')
  expect((await talk.say('save it')).text).toContain('One has a place in brackets that is still to be filled in.')
})

describe('two drafts at once [CAM-CHAT-03]', () => {
  it('go for both drafts where both were asked about, with one answer', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app, and a LinkedIn message')
    await talk.say('save both')
    await talk.say('write an email to invite them to our open day on 3 June, and another LinkedIn message')
    const { text } = await talk.say('save both')
    expect(text.match(/Shall I save this one in its place\?/g)).toHaveLength(2)
    const { calls } = await talk.say('yes')
    expect(calls.map(({ result }) => (result as { saved: boolean }).saved)).toEqual([true, true])
    expect(await templatesOf(talk)).toEqual([expect.stringContaining('open day')])
  })

  it('are those of the way that is named', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app, and a LinkedIn message')
    expect((await talk.say('save the emails')).text).toMatch(/^Saved: the email is now the message/)
    expect(await templatesOf(talk)).toEqual([expect.stringContaining('our parking app')])
  })

  it.each([
    ['yes for the email, no for LinkedIn', ['email']],
    ['only the LinkedIn one please', ['linkedin']],
    ['save the email but not the LinkedIn message', ['email']],
    ['no to the email and yes to LinkedIn', ['linkedin']],
  ])('are saved by the ways that are agreed to: %s', async (words, channels) => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app, and a LinkedIn message')
    await talk.say('save both')
    await talk.say('write an email about our open day, and a LinkedIn message')
    await talk.say('save both')
    const { calls } = await talk.say(words)
    expect(calls.map(({ result }) => (result as { channel: string }).channel)).toEqual(channels)
  })

  it('are as many as were ordered of each, in whichever order', async () => {
    for (const words of [
      'write a three-step email sequence and two LinkedIn messages about our parking app',
      'write two LinkedIn messages and a 3-step email sequence about our parking app',
    ]) {
      const { calls } = await (await openTalk()).say(words)
      expect(calls.map(({ args }) => [args['channel'], args['steps']])).toEqual([
        ['email', 3],
        ['linkedin', 2],
      ])
    }
  })

  it('are not those of another way where none is left of the one that is named', async () => {
    const talk = await openTalk()
    await talk.say('write a LinkedIn message about our parking app')
    const { calls, text } = await talk.say('save the email')
    expect(calls).toEqual([])
    expect(text).toMatch(/^I have no email at hand that is not saved/)
  })
})
