import { getScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const massages =
  'write 3 emails. we are Hollis Physio, I am Bo Hollis. we do back massages at the office. It is 45 euro per person for 20 min. The first visit is free until 20 january. ask for a short call'
const price = 'It is 45 euro per person for 20 min.'
const visit = 'The first visit is free until 20 January.'

describe('changes in few words [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['in mail 3 add the price again', ['', '', price], ['price again']],
    ['step 3 should remind them of the free visit', [visit, '', visit], []],
    ['make the second mail end with: see you soon', ['', 'call next week?\n\nSee you soon.\n\n'], []],
    ['sign off hollis from Hollis Physio', Array<string>(3).fill('\nHollis from Hollis Physio'), []],
    ['sign: Bo Hollis', Array<string>(3).fill(',\nBo Hollis'), []],
    ['end with a question about their budget', ['May I ask you about your budget?'], []],
    [
      'use the job title somewhere in the first one',
      ['I am writing to you as {{title}} at {{organization_name}}.\n\nWe are'],
      [],
    ],
    ['make step 1 more formal, leave the others', ['Dear {{first_name}}', 'Hello', 'Hello'], []],
  ])('are made: “%s”', async (words, said, unsaid) => {
    const { templates, text } = await writtenBy(massages, words)
    for (const [index, each] of said.entries()) expect(templates[index]).toContain(each)
    for (const each of unsaid) expect(templates.join('\n')).not.toContain(each)
    expect(text).not.toContain('do not know how to do')
  })

  it('takes a sentence out by what it is about, and puts it back by how it begins', async () => {
    const talk = await openTalk()
    await talk.say(massages)
    const taken = draftIn(await talk.say('take the free visit line out of step 1'))
    expect(taken.templates[0]).not.toContain(visit)
    await talk.say('in mail 2 say the price again')
    await talk.say('remove the sentence about the price from the first email')
    const { templates } = draftIn(await talk.say('put the “It is 45 euro” line back in the first one'))
    expect(templates[0]).toContain(price)
  })

  it('put a figure right that somebody cannot do', async () => {
    const { templates } = await writtenBy(
      'write an email about our forklift training, we train 8 drivers per day on site',
      'we don’t do 8 drivers, max 6 a day',
    )
    expect(templates[0]).toContain('6 drivers')
    expect(templates[0]).not.toContain('8 drivers')
  })

  it('take a subject behind a dash', async () => {
    const { subjectLine } = draftIn(await lastOf(massages, 'new subject - back pain at the desk?'))
    expect(subjectLine).toBe('Back pain at the desk?')
  })

  it.each(['one linkedin message too, max 40 words, ask for a call', 'now a linkedin one, short'])(
    'write a LinkedIn message besides: “%s”',
    async (words) => {
      const run = await lastOf(massages, words)
      expect(draftIn(run).channel).toBe('linkedin')
      expect(run.text).toContain('Here is the LinkedIn message')
    },
  )

  it('write for the same event by the other way', async () => {
    const run = await lastOf(
      'Write two e-mails that invite them to our roof tour on 21 April 2027 in Hamburg, with cake.',
      'Please write a LinkedIn message of at most 300 characters for the same event as well.',
    )
    expect(draftIn(run)).toMatchObject({ channel: 'linkedin' })
    expect(draftIn(run).templates[0]).toContain('our roof tour on 21 April 2027')
    expect(draftIn(run).templates[0]).not.toContain('same event')
  })

  it('are made by both ways where both are named', async () => {
    const { text } = await lastOf(
      'Write two e-mails that invite them to our roof tour on 21 April 2027 in Hamburg, with cake.',
      'LinkedIn message too',
      'Please replace “cake” with “lunch” in all of them, also in the LinkedIn message.',
    )
    expect(text.match(/“cake” is now “lunch”/g)).toHaveLength(2)
    expect(text).not.toContain('do not know how to do')
  })

  it('keep the words of a text that is to be more formal again', async () => {
    const { templates, text } = await writtenBy(massages, 'make it more casual', 'make it a bit more formal again')
    expect(templates[0]).toContain(price)
    expect(templates[0]).toMatch(/^Dear /)
    expect(text).not.toContain('other words')
  })

  it('say which messages cannot be shorter where others are', async () => {
    expect((await lastOf(massages, 'shorter')).text).toContain('Messages 1 and 3 cannot be shorter.')
  })

  it('are taken back with a word of regret', async () => {
    const { text, calls } = await lastOf(massages, 'make it formal', 'Oh, that was not a good idea, please undo it.')
    expect(calls.map(({ name }) => name)).toEqual(['undo_draft_change'])
    expect(text).not.toContain('do not know how to do')
  })

  it('go back by two', async () => {
    const { calls } = await lastOf(massages, 'make it formal', 'sign: Bo Hollis', 'go back two versions')
    expect(calls.map(({ name }) => name)).toEqual(['undo_draft_change', 'undo_draft_change'])
  })
})

describe('what was taken back [CAM-CHAT-03]', () => {
  it('comes back, one change after the other, and can be taken back again', async () => {
    const talk = await openTalk()
    await talk.say(massages)
    await talk.say('sign: Bo Hollis')
    await talk.say('make it formal')
    await talk.say('undo that')
    await talk.say('undo that')
    const first = await talk.say('redo that')
    expect(first.text).toContain('I brought back what I had taken back:')
    expect(first.text).toContain('Bo Hollis')
    expect((await talk.say('redo')).text).toContain('Dear {{first_name}}')
    expect((await talk.say('redo')).text).toContain('nothing was taken back since')
    expect((await talk.say('undo that')).text).not.toContain('Dear {{first_name}}')
  })

  it('does not come back over what was changed since', async () => {
    const { text, calls } = await lastOf(massages, 'make it formal', 'undo that', 'sign: Bo Hollis', 'undo the undo')
    expect(calls.map(({ name }) => name)).not.toContain('draft_content')
    expect(text).toContain('nothing was taken back since')
  })
})

describe('what is asked in few words [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['stop the mails please', 'cannot be stopped here'],
    ['is there a way to stop it once it runs?', 'cannot be stopped here'],
    ['can i send a test mail', 'shows the messages with what is known of a contact of yours'],
    ['how long till everyone got the first mail', '“New leads per day”'],
    ['please tell me what I have to do so that they are sent', 'say “save it” to keep it'],
    ['what happens now?', 'say “save it” to keep it'],
    ['how many credits did that use', 'Nothing that I do here uses credits'],
    ['make sure nobody who is already our customer is written to', 'Who is a customer of yours I do not know'],
    ['what changed since I saved?', 'I have not changed any messages in this chat so far.'],
  ])('is answered: “%s”', async (words, answer) => {
    const { text, calls } = await lastOf(massages, words)
    expect(text).toContain(answer)
    expect(calls).toEqual([])
  })
})

describe('a narrower search [CAM-CHAT-03]', () => {
  async function lookedForAfter(...said: readonly string[]) {
    const talk = await openTalk()
    for (const words of said) await talk.say(words)
    const answer = await talk.call(getScheduleJob, { params: { campaignId: talk.campaignId } })
    return ((await answer.json()) as { readonly looksFor: string }).looksFor
  }

  it('is what checks look for from then on, and not the wider one beside it', async () => {
    expect(await lookedForAfter('find 10 hr managers in Rotterdam', 'only companies with more than 50 people')).toBe(
      'hr managers at companies in Rotterdam with more than 50 people',
    )
  })

  it('stands beside the one before where it is of others', async () => {
    expect(await lookedForAfter('find 10 hr managers in Rotterdam', 'find 5 office managers in Berlin')).toBe(
      'office managers at companies in Berlin; hr managers at companies in Rotterdam',
    )
  })

  it('is followed by looking up addresses: “get their mails”', async () => {
    const { calls } = await lastOf('find 3 hr managers in Rotterdam', 'get their mails')
    expect(calls.map(({ name }) => name)).toEqual(['enrich_contacts'])
  })

  it('is no plain no that names whom nobody wants', async () => {
    const { text } = await lastOf('find 10 managers in Rotterdam', 'no hr people please')
    expect(text).not.toContain('All right, I leave it as it is.')
  })

  it('is offered where those of one country are named by where they are from', async () => {
    const found = 'find 10 hr managers at logistics companies in Netherlands and Belgium'
    const { text } = await lastOf(found, 'only the dutch ones')
    expect(text).toContain('**5 of 5 contacts** fit: in the Netherlands.')
    expect(text).toContain('Shall I look for hr managers at logistics companies in the Netherlands?')
    const { calls } = await lastOf(found, 'widen it, also germany')
    expect(calls[0]?.args).toMatchObject({ industry: 'logistics', location: 'germany' })
  })

  it.each(['yes, decision makers', 'yes, ok whoever decides about the warehouse'])(
    'is agreed to in the words in which others were offered: “%s”',
    async (words) => {
      const { calls } = await lastOf('find 10 warehouse managers in Rotterdam', words)
      expect(calls[0]?.args).toMatchObject({ location: 'Rotterdam', with_seniority: 'decision makers' })
    },
  )
})
