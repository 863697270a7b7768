import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import type { FoundContacts } from './tools/find-contacts'

async function talkOf(order: string) {
  const talk = await openTalk()
  await talk.say(order)
  return talk
}

const truck =
  'write 2 emails about our truck line. We run a daily truck from Poznan to Rotterdam, 20% cheaper than groupage.'

describe('what is to be taken out of messages [CAM-CHAT-03]', () => {
  it('goes alone where a sentence says more', async () => {
    const { templates } = draftIn(await (await talkOf(truck)).say('take out the 20%'))
    expect(templates[0]).toContain('We run a daily truck from Poznan to Rotterdam.')
    expect(templates[0]).not.toContain('20%')
  })

  it('is a price that only its figure tells', async () => {
    const talk = await talkOf('write an email about our CRM from 49 euro a month')
    const { templates, subjectLine } = draftIn(await talk.say('remove the price'))
    expect(templates[0]).toContain('May I tell you more about our CRM?')
    expect(subjectLine).toBe('About our CRM')
  })

  it('stays where nothing else would be said', async () => {
    const talk = await talkOf('write an email to tell them that parking at our depot is free from May on')
    const before = draftIn(await talk.say('make it friendlier')).templates
    const { text } = await talk.say('remove the sentence about parking')
    expect(text).toMatch(/^I find no sentence with “parking” that could go/)
    expect(draftIn(await talk.say('make it more formal')).templates[0]).toContain('arking')
    expect(before[0]).toContain('arking')
  })
})

describe('what messages are to say as well [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['mention our insurance too', 'We offer insurance.'],
    ['mention our free delivery as well', 'We offer free delivery.'],
    ['say it costs 49 euro a month', 'It costs 49 euro a month.'],
    ['We have a warehouse in Nuremberg', 'We have a warehouse in Nuremberg.'],
    ['put our website www.heatcheck.eu in', 'Our website: www.heatcheck.eu'],
    ['add a link to www.heatcheck.eu', 'Our website: www.heatcheck.eu'],
    ['say thank you at the end', 'Thank you.'],
    ['ask for a call on Monday at 10', 'Would you be open to a short call on Monday at 10?'],
  ])('is said as it is meant: “%s”', async (words, sentence) => {
    const { templates } = draftIn(await (await talkOf('write an email about our loan boxes')).say(words))
    expect(templates[0]).toContain(sentence)
    expect(templates[0]).not.toMatch(/ too\.| as well\./)
  })

  it('stands first where that is wanted', async () => {
    const talk = await talkOf('write an email about our loan boxes')
    const { templates } = draftIn(await talk.say('mention our free trial in the first sentence'))
    expect(templates[0]).toMatch(/^Hello \{\{first_name\}\},\n\nWe offer a free trial\.\n/)
  })

  it('stands before the last word of a goodbye', async () => {
    const talk = await talkOf('write three emails about our payment API')
    const { templates } = draftIn(await talk.say('The third one should mention our client Monzo'))
    expect(templates[2]).toMatch(/our client Monzo\. If it comes up/)
  })

  it('leaves an invitation what it is', async () => {
    const talk = await talkOf('Write an invitation to our open day on 3 June from 10 am. There is lunch.')
    const { templates } = draftIn(await talk.say('ask them to bring a colleague'))
    expect(templates[0]).toContain('We would like to invite you to our open day on 3 June from 10 am. There is lunch.')
    expect(templates[0]).toContain('Please bring a colleague. Will you come?')
  })
})

describe('an order without a verb, or with all of it in one line [CAM-CHAT-03]', () => {
  it.each<readonly [string, number, RegExp]>([
    [
      'linkedin sequence, 3 messages. We rent cold boxes for medicine. From 12 euro a day. Ask them if they want a sample',
      3,
      /We rent cold boxes for medicine\. From 12 euro a day\.[^]*sample\?/,
    ],
    ['email seqence pls: we do factoring, payout in 24h, ask for a call', 3, /factoring[^]*short call/],
    ['linkedin messages: we deliver fresh fish daily before 7am, ask if they want a trial box', 3, /fresh fish[^]*\?/],
    [
      'Write a three-step email sequence to them, offering a free trial, mention our damage rate',
      3,
      /free trial[^]*our damage rate/,
    ],
    ['write an email about our CRM. cta: book a demo', 1, /our CRM[^]*short demo/],
    [
      'draft an email about our energy audit. End with a question if they want to try it',
      1,
      /our energy audit[^]*Do you want to try it\?/,
    ],
  ])('is written: “%s”', async (order, count, said) => {
    const { templates } = await drafted(order)
    expect(templates).toHaveLength(count)
    expect(templates[0]).toMatch(said)
    expect(templates.join('\n')).not.toMatch(/\[fill|sequence|seqence/)
  })
})

describe('what is asked of the agent [CAM-CHAT-03]', () => {
  it.each(['find 0 people', 'find zero contacts'])('finds nobody where nobody is wanted: “%s”', async (words) => {
    const talk = await talkOf('Find 2 CFOs in Berlin')
    expect((await talk.say(words)).calls).toEqual([])
  })

  it('looks a question up in the documents of the workspace', async () => {
    const talk = await openTalk()
    expect((await talk.say('what is our fuel surcharge?')).text).toContain('**Service levels 2026.docx**')
    expect((await talk.say('how do we cook rice?')).text).toContain('I do not know how to do this')
  })

  it('finds those who lead the same under another name before others of the department', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('Find 6 heads of logistics at retailers in the Netherlands')
    const found = calls.find(({ name }) => name === 'find_contacts')?.result as FoundContacts
    expect(found.contacts).toHaveLength(6)
    for (const { title } of found.contacts) expect(title).toMatch(/Logistics|Supply Chain/)
    expect(text).toContain('5 who lead the same area under another title')
  })

  it('speaks in the overview of whom was asked for', async () => {
    const talk = await openTalk()
    const { state } = await talk.say('Find 6 heads of logistics at retailers in the Netherlands')
    const { campaign_overview: text } = state.agentState as { readonly campaign_overview?: string }
    expect(text).toContain('people such as heads of logistics')
  })
})
