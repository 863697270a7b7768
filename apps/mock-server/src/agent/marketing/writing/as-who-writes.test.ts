import { sampleMessages, writeText } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from '../marketing-in-test'

const ofWorkspace = /Northwind|pallets|lanes?\b|percent/i
const said = 'We are BinBright. We wash wheelie bins for offices.'

async function textOf(talk: TestTalk, goal: string, campaignId?: string): Promise<string> {
  const prompt = `Goal: ${goal}\nStep: 1 of 3\nFields: first_name, organization_name`
  const body = { modelType: 'email-template' as const, prompt, campaignId }
  return ((await (await talk.call(writeText, { body })).json()) as { text: string }).text
}

describe('a text of the wizard', () => {
  it('is of whoever has said in the chat of the campaign who they are [CAM-MSG-08] [CAM-MSG-10]', async () => {
    const talk = await openTalk()
    const goal = 'Ask for a call'
    expect(await textOf(talk, goal, talk.campaignId)).toMatch(/Northwind Freight moves pallets/)
    await talk.say(`${said} Find 3 office managers in Berlin.`)
    const text = await textOf(talk, goal, talk.campaignId)
    expect(text).not.toMatch(ofWorkspace)
    expect(text).toContain('We wash wheelie bins for offices.')
    // Elsewhere the workspace writes as it does.
    expect(await textOf(talk, goal)).toMatch(/Northwind Freight moves pallets/)
  })

  it('is not of the workspace where who signs is of another firm [CAM-MSG-08]', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about a free trial lesson, signed by Tom from Harbour Rowing')
    expect(await textOf(talk, 'Offer a free trial lesson', talk.campaignId)).not.toMatch(ofWorkspace)
  })

  it('is told to be written from what was said in the chat [CAM-MSG-15]', async () => {
    const talk = await openTalk()
    await talk.say(`${said} Find 3 office managers in Berlin.`)
    const instructions = 'Ask for a call'
    const templates = [await textOf(talk, instructions, talk.campaignId)]
    const body = { messageType: 'email', instructions, templates, subjectLine: 'A call about your bins' } as const
    const params = { campaignId: talk.campaignId }
    const answer = await (await talk.call(sampleMessages, { params, body })).json()
    const [sample] = answer.emailSequences[0].samples
    expect(sample.emailBodyWithoutSignature).not.toMatch(ofWorkspace)
    expect(sample.emailMessageReasoning).toContain('It uses what was said in the chat of who writes.')
  })
})

describe('a text of a goal that says who signs', () => {
  it('is signed with all of the name [CAM-MSG-08]', async () => {
    const talk = await openTalk()
    const text = await textOf(talk, 'Offer a free sharpening. Sign with Tom Haller, Haller Schliff.', talk.campaignId)
    expect(text).toMatch(/,\nTom Haller, Haller Schliff$/)
  })
})
