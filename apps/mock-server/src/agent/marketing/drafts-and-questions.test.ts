import { deleteConnection, listConnections, type Connection } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

interface Draft {
  readonly subjectLine?: string
  readonly templates: readonly string[]
}

const draftIn = ({ calls }: Awaited<ReturnType<TestTalk['say']>>) => calls[0]?.result as Draft
const countOf = async (talk: TestTalk) =>
  (await readRows(talk, talk.campaignId, 'account')).length + (await readRows(talk, talk.campaignId, 'contact')).length

describe('a draft', () => {
  it('is changed as asked, and nobody is searched for [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at retail companies in Germany')
    const before = await countOf(talk)
    await talk.say('write a first email about lower transport damage')
    const friendly = draftIn(await talk.say('make it more friendly'))
    expect(friendly.templates[0]).toMatch(/^Hi .*\n\nBest$/s)
    expect(draftIn(await talk.say('a bit more formal please')).templates[0]).toMatch(/^Dear .*\n\nYours sincerely$/s)
    expect(draftIn(await talk.say('change the subject to "Broken chairs?"')).subjectLine).toBe('Broken chairs?')
    await talk.say('add a sentence "We met in Ulm. It was nice."')
    const both = await talk.say('make it shorter and friendlier')
    expect(both.text).toMatch(/^Changed: it is shorter \(left out: “Northwind .*”\) and it sounds friendlier/)
    expect(draftIn(both).templates[0]).toMatch(/^Hi .*We met in Ulm\.\s+It was nice\.\s.*\?\n\nBest$/s)
    expect(draftIn(await talk.say('sign it as Maren')).templates[0]).toMatch(/Best,\nMaren$/)
    const pirate = await talk.say('make it sound like a pirate')
    expect(pirate.calls).toEqual([])
    expect(pirate.text).toContain('I have changed nothing in what I wrote')
    expect((await talk.say('translate it into German')).calls).toEqual([])
    expect(await countOf(talk)).toBe(before)
  })

  it('is toned down and tried again with fewer words, and keeps its subject', async () => {
    const talk = await openTalk()
    const before = draftIn(await talk.say('write a first email about lower transport damage'))
    const shorter = draftIn(await talk.say('try again but with fewer words'))
    expect(shorter.templates[0]?.length).toBeLessThan(before.templates[0]?.length ?? 0)
    expect(shorter.subjectLine).toBe(before.subjectLine)
    await talk.say('make it friendlier')
    expect(draftIn(await talk.say('tone it down')).templates[0]).toMatch(/^Hello .*\n\nKind regards$/s)
    expect(await countOf(talk)).toBe(0)
  })

  it.each([
    'write a first email about lower transport damage',
    'write a five-step email sequence about our freight audit',
    'write a three-step LinkedIn sequence about cold chains',
    'write a short LinkedIn message about our freight audit',
    'write a three-step sequence to thank them for the visit',
  ])('is written in other words as often as asked for: %s [CAM-CHAT-03]', async (request) => {
    const talk = await openTalk()
    await talk.say(request)
    await talk.say('sign it as Maren')
    let before = draftIn(await talk.say('add a sentence "We met in Ulm."'))
    for (const phrase of ['write another version', 'redo the drafts', 'do it again', 'try again']) {
      const again = await talk.say(phrase)
      expect(again.calls.map(({ name, args }) => [name, args['anew']])).toEqual([['draft_content', true]])
      expect(again.text).toContain('Changed: it is in other words.')
      const after = draftIn(again)
      expect(after.subjectLine).toBe(before.subjectLine)
      expect(after.templates).toHaveLength(before.templates.length)
      after.templates.forEach((text, step) => expect(text).not.toBe(before.templates[step]))
      expect(after.templates[0]).toContain('We met in Ulm.')
      if (!request.includes('LinkedIn')) for (const text of after.templates) expect(text).toMatch(/\nMaren$/)
      before = after
    }
    expect(await countOf(talk)).toBe(0)
  })

  it('is written in other words in one step alone', async () => {
    const talk = await openTalk()
    const before = draftIn(await talk.say('write a three-step email sequence about our freight audit'))
    const after = draftIn(await talk.say('rewrite the second email'))
    expect(after.templates.map((text, step) => text === before.templates[step])).toEqual([true, false, true])
  })

  it.each([
    ['write an email to apologize for the outage last Tuesday', 'We are sorry for the outage last Tuesday.'],
    ['write an email that thanks them for their loyalty', 'Thank you for your loyalty.'],
    ['write a thank you note to them for the good year', 'Thank you for the good year.'],
    ['write an email telling them that our prices go up by 4%', 'Our prices go up by 4%.'],
    ['write an email to invite them to our webinar on 12 December', 'invite you to our webinar on 12 December.'],
  ])('does what it is for, and pitches nothing: %s [CAM-CHAT-03]', async (request, sentence) => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at retail companies in Germany')
    const run = await talk.say(request)
    const [text = ''] = draftIn(run).templates
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/\bminutes\b|on your agenda|get to know/)
    expect(run.text).toContain('is the email for this: “')
  })

  it('asks nothing where it is to ask nothing, and never prints how it is to be [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const thanked = draftIn(await talk.say('write a thank you email for their loyalty, no call to action'))
    expect(thanked.templates[0]).toContain('Thank you for your loyalty.')
    expect(thanked.templates[0]).not.toMatch(/\?|call to action/i)
    const again = draftIn(await talk.say('write another version'))
    expect(again.templates[0]).not.toContain('?')
    const pallets = draftIn(await talk.say('write an email to them about pallets, two steps'))
    expect(pallets.templates).toHaveLength(2)
    expect([pallets.subjectLine, ...pallets.templates].join()).not.toMatch(/two steps/i)
    expect(draftIn(await talk.say('no call to action please')).templates.join()).not.toContain('?')
  })

  it('has no other words for what somebody has to word', async () => {
    const talk = await openTalk()
    await talk.say('write a first email about something nice')
    const again = await talk.say('write another version')
    expect(again.text).toBe('There is nothing yet to be said in other words. I have left it as it is.')
  })

  it('names what it was to be about, where nothing of that was understood', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at retail companies in Germany')
    const drafted = await talk.say('write an email about something nice')
    expect(drafted.text).toContain(
      'I do not know how to word “something nice”. Tell me the words (“it should say: …”), or write them yourself in place of what stands in brackets',
    )
    expect(draftIn(drafted).templates[0]).toContain('[fill in what you would like to say: something nice]')
  })

  it('keeps what its question stands on when it is made shorter', async () => {
    const talk = await openTalk()
    await talk.say('Write a five-step LinkedIn sequence about invoices')
    const { templates } = draftIn(await talk.say('make it shorter'))
    for (const text of templates.filter((each) => each.includes('Shall I send it?')))
      expect(text).toMatch(/(?:on one page|short answers)/)
  })

  it('asks for what it is to ask for', async () => {
    const talk = await openTalk()
    const drafted = await talk.say('Draft a short LinkedIn message asking for a 15 minute chat about their SDR hiring')
    expect(draftIn(drafted).templates[0]).toMatch(/your SDR hiring.*15 minutes for a chat.*\?$/s)
    const email = await talk.say(
      'Write a formal email about cold storage with the subject "Cold?" and sign it as Maren',
    )
    expect(draftIn(email).subjectLine).toBe('Cold?')
    expect(draftIn(email).templates[0]).toMatch(/^Dear .*\nMaren$/s)
  })
})

it('asks once more for what could not be done, when it is to try again [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 3 CFOs at retail companies in Germany')
  const connections = (await (await talk.call(listConnections, { query: {} })).json()) as readonly Connection[]
  for (const { connectionId } of connections) await talk.call(deleteConnection, { params: { connectionId } })
  const refused = await talk.say('enrich the contacts with calls')
  expect(refused.text).toContain('I could not enrich the contacts')
  await talk.say('how many contacts have we got?')
  const before = await countOf(talk)
  const again = await talk.say('try again')
  expect(again.calls.map(({ name, args }) => [name, args['options']])).toEqual([['enrich_contacts', ['Calls']]])
  expect(await countOf(talk)).toBe(before)
})

describe('a question about the audience', () => {
  it('is answered from the rows, and changes nothing [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('Find 6 CFOs at retail companies in Munich')
    const before = await countOf(talk)
    const asked = async (question: string) => {
      const { calls, text } = await talk.say(question)
      expect(calls).toEqual([])
      return text
    }
    expect(await asked('how many of them are in Bavaria?')).toContain('**6 of 6 contacts** fit: in Bavaria')
    expect(await asked('who of them works in Hamburg?')).toContain('None of the 6 contacts is in Hamburg.')
    const [row] = await readRows(talk, talk.campaignId, 'contact')
    expect(await asked(`who works at ${String(row?.['organization_name'])}?`)).toContain(`| ${String(row?.['name'])} |`)
    expect(await asked('which of them use HubSpot?')).toContain('I do not know what they use')
    expect(await asked('do we have anyone from Siemens?')).toMatch(/^No\. Nobody in the audience is at “Siemens”/)
    expect(await asked('who works at Siemens?')).toMatch(/^No\./)
    expect(await asked('is anyone from Hamburg?')).toContain('None of the 6 contacts')
    expect(await asked(`do we have anyone from ${String(row?.['organization_name'])}?`)).toContain(
      String(row?.['name']),
    )
    expect(await asked('who is hiring SDRs?')).toContain('I cannot tell that from the audience')
    expect(await countOf(talk)).toBe(before)
  })
})

it('tells who of the contacts stands highest, and where nobody is there that nobody does', async () => {
  const talk = await openTalk()
  await talk.say('Find 4 CFOs at retail companies in Munich')
  await talk.say('Find 4 heads of marketing at retail companies in Munich')
  const contacts = await readRows(talk, talk.campaignId, 'contact')
  const highest = contacts.filter((row) => row['seniority'] === 'c_suite')
  expect(highest.length).toBeGreaterThan(0)
  expect(highest.length).toBeLessThan(contacts.length)
  const { calls, text } = await talk.say('who is the most senior?')
  expect(calls).toEqual([])
  expect(text).toContain(`**${highest.length} of ${contacts.length} contacts**`)
  for (const row of contacts) expect(text.includes(`| ${String(row['name'])} |`)).toBe(highest.includes(row))
  expect((await talk.say('who is the most senior in Hamburg?')).text).toBe('No contact of the audience fits that.')
})

describe('a search after another', () => {
  it('begins afresh with a role, a trade and a place of its own, and else says what it took over', async () => {
    const talk = await openTalk()
    await talk.say('find 15 heads of growth at SaaS companies in Berlin hiring SDRs')
    const also = await talk.say('also 5 CTOs')
    expect(also.calls[0]?.args).toMatchObject({ hiring: 'SDRs', location: 'Berlin', with_title: 'CTOs' })
    expect(also.text).toContain('I took over: SaaS companies in Berlin that are hiring SDRs.')
    const own = await talk.say('also add a dozen CFOs at fintech startups in London with 50 to 200 employees')
    expect(own.calls[0]?.args).not.toHaveProperty('hiring')
    expect(own.text).not.toContain('took over')
    const named = await talk.say('Hamburg')
    expect(named.calls).toEqual([])
    expect(named.text).toContain('Shall I look for')
  })

  it('says that companies fit where nobody there does, and offers titles that are there', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('find 40 operations managers at retailers in Hamburg')
    expect(text).toMatch(/compan(?:y fits|ies fit) \(retailers in Hamburg\), but nobody there/)
    expect(text).not.toContain('I found no company')
    expect(text).toContain('Near to that are, there: **')
    await talk.say('yes')
    expect(await countOf(talk)).toBeGreaterThan(0)
  })
})

it('looks nobody up once more when it is to try again, and says so [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 6 CFOs at retail companies in Munich and enrich them')
  // Some are known to nobody, whom it asks for again.
  const left = Number(/looked up (\d+)/.exec((await talk.say('enrich them')).text)?.[1] ?? 0)
  const again = await talk.say('try again')
  expect(again.calls.map(({ args }) => args['again'])).not.toContain(true)
  expect(Number(/looked up (\d+)/.exec(again.text)?.[1] ?? 0)).toBe(left)
  if (left === 0) expect(again.text).toContain('There is no contact left that has not been looked up.')
})
