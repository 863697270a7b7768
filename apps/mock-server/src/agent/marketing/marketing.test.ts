import {
  downloadOverview,
  getCampaign,
  smartAssist,
  type Campaign,
  type Suggestion,
} from '@inlay/sdk-core/contract/campaigns'
import { loadAgentThread } from '@inlay/sdk-core/contract/workspace'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subjectProblem, templateProblem } from '../../engines/messages/copy-guidance'
import { titleTest } from '../../engines/sourcing/titles'
import { theWorld } from '../../engines/world/the-world'
import { addRows } from '../../handlers/campaigns/artifacts/artifact-rows'
import { keepWork } from '../../handlers/campaigns/processing/campaign-work'
import { readRows, stateOf } from '../../handlers/campaigns/processing/work-in-test'
import { forgetSettings } from '../../handlers/campaigns/settings/settings-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

const wanted = 'Find 15 heads of growth at SaaS companies in Berlin hiring SDRs'

const accountsOf = (talk: TestTalk) => readRows(talk, talk.campaignId, 'account')
const contactsOf = (talk: TestTalk) => readRows(talk, talk.campaignId, 'contact')

async function campaignOf({ call, campaignId }: TestTalk): Promise<Campaign> {
  return (await call(getCampaign, { params: { campaignId } })).json()
}

describe('a search in the chat', () => {
  it('finds the companies and people that were asked for, as rows of the audience [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const { calls, text, state } = await talk.say(wanted)
    expect(state.run.status).toBe('finished')
    expect(calls.map(({ name }) => name)).toEqual(['find_accounts', 'find_contacts', 'write_overview'])
    expect(calls[0]?.args).toMatchObject({
      industry: 'SaaS',
      location: 'Berlin',
      hiring: 'SDRs',
      with_title: 'heads of growth',
      include_similar_titles: true,
      limit: 15,
    })
    const accounts = await accountsOf(talk)
    expect(accounts.length).toBeGreaterThan(2)
    const isSdr = titleTest('SDR')
    for (const { name, website, industry, company_city: city } of accounts as readonly Record<string, string>[]) {
      expect({ industry, city }).toEqual({ industry: 'SaaS', city: 'Berlin' })
      const company = theWorld().companyOf({ domain: website ?? '', name: name ?? '' })
      expect(company?.hiring.some((role) => isSdr?.(role))).toBe(true)
    }
    const contacts = await contactsOf(talk)
    const names = accounts.map(({ name }) => name)
    expect(contacts).toHaveLength(15)
    expect(new Set(contacts.map(({ title }) => title))).toEqual(new Set(['Head of Growth']))
    expect(contacts.filter((row) => !names.includes(row['organization_name']))).toEqual([])
    expect(text).toContain(`**${accounts.length} accounts**`)
    expect(text).toContain(`**${contacts.length} contacts**`)
  })

  it('says how many are missing and what stands in the way, and goes on without it when told [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const { text } = await talk.say(wanted.replace('15', '60'))
    const found = (await contactsOf(talk)).length
    expect(text).toContain(`You asked for 60, and I found ${found}.`)
    const promised = /Most others are not \*\*in Berlin\*\*: without the place, ([\d,]+) companies would fit/.exec(
      text,
    )?.[1]
    const { calls, text: answer } = await talk.say('yes, without place')
    expect(calls[0]?.args).not.toHaveProperty('location')
    expect(answer).toContain('As you said, I searched without the place (**in Berlin**).')
    expect(calls[0]?.result).toMatchObject({ fitting: Number(promised?.replaceAll(',', '')) })
    expect(await contactsOf(talk)).toHaveLength(60)
    expect((await talk.say('2 more')).text).not.toContain('As you said')
  })

  it('counts as asked only who has that very title', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('Find 30 heads of operations at SaaS companies in Germany')
    const titles = (await contactsOf(talk)).map(({ title }) => title)
    const exact = titles.filter((title) => title === 'Head of Operations').length
    expect(exact).toBeLessThan(30)
    expect(titles).toContain('VP of Business Operations')
    expect(titles).not.toContain('Head of Revenue Operations')
    expect(text).toContain(`${exact === 0 ? 'nobody' : exact} with the title as asked (heads of operations)`)
  })

  it('says at how many of the companies that fit nobody is as asked', async () => {
    const talk = await openTalk()
    const { text, calls } = await talk.say('Find 30 CFOs at SaaS companies in Oslo')
    const fitting = Number(Object(calls[0]?.result).fitting)
    const { length: added } = await accountsOf(talk)
    expect(fitting).toBeGreaterThan(added)
    expect(text).toContain(`${fitting} companies fit; at ${fitting - added} of them I found nobody like that.`)
  })

  it('makes what it wrote last shorter, on its channel, or says that it cannot be [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say('Draft a LinkedIn message about our freight audit')
    const long = calls[0]?.result as { readonly templates: readonly string[] }
    const shorter = await talk.say('make it shorter')
    const short = shorter.calls[0]?.result as typeof long
    expect(shorter.calls[0]?.args).toMatchObject({ channel: 'linkedin' })
    expect(shorter.reasoning).toContain('on LinkedIn')
    expect(short.templates[0]?.length).toBeLessThan((long.templates[0]?.length ?? 0) * 0.8)
    expect(short.templates[0]).toMatch(/^\S+ \{\{first_name\}\}.*our freight audit.*\?$/s)
    expect((await talk.say('make it shorter')).text).toContain('It cannot be shorter')
    await talk.say('Write a two-step email sequence about our freight audit')
    const emails = (await talk.say('make it shorter')).calls[0]?.result as typeof long
    for (const text of emails.templates) {
      expect(text.split(/\s+/).length).toBeLessThan(50)
      expect(text).toMatch(/^.*,\n\n[^]*our freight audit[^]*\?\n\n[^.?]*$/)
    }
  })

  it('shows who has no address, number or profile [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    expect((await talk.say('Who has no LinkedIn?')).text).toContain('no contacts yet')
    await talk.say('Find 15 CFOs at retail companies in Germany')
    const without = (await contactsOf(talk)).filter(({ email }) => typeof email !== 'string')
    expect(without.length).toBeGreaterThan(0)
    const { text } = await talk.say('show me those without an email')
    for (const { name } of without) expect(text).toContain(`| ${String(name)} |`)
    expect(text).toContain(`of 15 ha`)
    expect((await talk.say('Who has no phone number?')).text).toContain('no phone number')
  })

  it('takes leaders of an area for those who lead it', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('Find 12 operations leaders at manufacturing companies in Germany')
    const contacts = await contactsOf(talk)
    expect(contacts).toHaveLength(12)
    for (const { seniority } of contacts) expect(['senior', 'entry', 'manager']).not.toContain(seniority)
    expect(text).not.toContain('Analyst')
  })

  it('is taken up by what is said next, and adds nobody twice [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('Find 4 CFOs at retail companies in Germany')
    const first = await contactsOf(talk)
    expect(first).toHaveLength(4)
    await talk.say('3 more')
    const more = await contactsOf(talk)
    expect(more).toHaveLength(7)
    expect(new Set(more.map(({ name, organization_name: at }) => `${String(name)} ${String(at)}`)).size).toBe(7)
    const { calls } = await talk.say('also in Portugal')
    expect(calls[0]?.args).toMatchObject({ industry: 'retail', location: 'Portugal', with_title: 'CFOs', limit: 3 })
    const narrowed = await talk.say('only in Lisbon')
    expect(narrowed.calls[0]?.args).toMatchObject({ location: 'Lisbon' })
    const websites = (await accountsOf(talk)).map(({ website }) => website)
    expect(new Set(websites).size).toBe(websites.length)
  })

  it('does several things in their order [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say(
      'Find 5 logistics companies in Germany and write a two-step e-mail sequence about cold storage, then save it. Write the overview.',
    )
    expect(calls.map(({ name }) => name)).toEqual(['find_accounts', 'draft_content', 'write_overview'])
    expect(await accountsOf(talk)).toHaveLength(5)
    const [email] = (await campaignOf(talk)).messagesMetadata
    expect(email).toMatchObject({ type: 'email', subjectLine: 'About cold storage' })
    expect(email?.templates).toHaveLength(2)
  })

  it('does not offer what the same request asks for next', async () => {
    const offer = 'Say “enrich them”'
    const search = 'Find 20 heads of sales at SaaS companies in Germany'
    expect((await (await openTalk()).say(search)).text).toContain(offer)
    const { calls, text } = await (await openTalk()).say(`${search}, enrich them and write an email about stock`)
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['enrich_contacts', 'draft_content']))
    expect(text).not.toContain(offer)
  })

  it('looks at the companies that are there when told so, and asks where it knows too little', async () => {
    const talk = await openTalk()
    await forgetSettings(talk)
    const asked = await talk.say('Find contacts')
    expect(asked.calls).toEqual([])
    expect(asked.text).toContain('Which companies shall I look for?')
    await talk.say('Find 6 insurance companies in France')
    await talk.say('Find 2 decision makers at each of these accounts')
    const contacts = await contactsOf(talk)
    expect(contacts.length).toBeGreaterThan(6)
    expect(await accountsOf(talk)).toHaveLength(6)
  })

  it('looks for the ideal customers of the workspace where nothing else is said', async () => {
    const { calls } = await (await openTalk()).say('Find contacts')
    expect(calls.map(({ name }) => name)).toContain('find_accounts')
    expect(JSON.stringify(calls[0]?.args)).toMatch(/manufacturing/i)
  })

  it('does not search at a place that nobody knows, and takes the place that is meant', async () => {
    const talk = await openTalk()
    const asked = await talk.say('Find 3 logistics companies in Atlantis')
    expect(asked.calls).toEqual([])
    expect(asked.text).toContain('no place called “Atlantis”')
    await talk.say('Hamburg')
    for (const row of await accountsOf(talk))
      expect(row).toMatchObject({ industry: 'Logistics', company_city: 'Hamburg' })
    expect(await accountsOf(talk)).toHaveLength(3)
  })

  it('says what it has no way to search by before it searches', async () => {
    const { calls, text } = await (await openTalk()).say('Find 3 retailers in Rome that sing in the rain')
    expect(text).toMatch(/^I cannot search by “sing[^”]*”\. Shall I find retailers in Rome without it\?$/)
    expect(calls).toEqual([])
  })
})

describe('rows', () => {
  it('appear while the search goes on, and the campaign is busy until it is over [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const runId = await talk.begin('Find 20 SaaS companies in Germany')
    const seen = new Set<number>()
    for (let turn = 0; turn < 500 && (await talk.load()).runId !== undefined; turn += 1) {
      talk.server.clock.advance(100)
      await new Promise((resolve) => setTimeout(resolve, 0))
      const count = (await accountsOf(talk)).length
      seen.add(count)
      if (count > 0 && count < 20) expect(await stateOf(talk, talk.campaignId)).toBe('PROSPECTING')
    }
    await talk.finish(runId)
    expect(seen.size).toBeGreaterThan(3)
    expect(await accountsOf(talk)).toHaveLength(20)
    expect(await stateOf(talk, talk.campaignId)).toBe('READY')
  })

  it('are not touched while other work goes on; the agent waits for it, and says so in the end', async () => {
    const talk = await openTalk()
    const { campaignId } = talk
    const busy = { campaignId, jobId: 'another', parts: 0, done: 0, total: 1 }
    await keepWork(talk.store.workspace('northwind'), { ...busy, state: 'PROCESSING' })
    const { text, calls } = await talk.say('Find 5 SaaS companies in Germany')
    expect(calls[0]?.result).toHaveProperty('error')
    expect(text).toContain('busy with other work')
    expect(await accountsOf(talk)).toEqual([])
    expect(await stateOf(talk, campaignId)).toBe('PROCESSING')
    const runId = await talk.begin('Find 5 SaaS companies in Germany')
    talk.server.clock.advance(5_000)
    await keepWork(talk.store.workspace('northwind'), { ...busy, state: 'READY' })
    await talk.finish(runId)
    expect(await accountsOf(talk)).toHaveLength(5)
  })

  it('are looked up on request, and what is not known is not made up [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('Find 5 heads of marketing at SaaS companies in London')
    const { calls, text } = await talk.say('Enrich them')
    expect(calls.map(({ name }) => name)).toEqual(['enrich_contacts', 'enrich_accounts'])
    const rows = await contactsOf(talk)
    expect(rows.every((row) => row['contact_status'] === 'enriched')).toBe(true)
    expect(rows.some((row) => typeof row['linkedin_url'] === 'string')).toBe(true)
    expect(text).toContain(`I looked up ${rows.length} contacts`)
    expect((await talk.say('Enrich the contacts')).text).toContain('no contact left')
    const notes = await talk.say('Enrich the contacts with notes of the CRM')
    expect(notes.calls[0]).toMatchObject({ args: { options: ['Notes'] }, result: { looked_up: rows.length } })
  })
})

describe('messages', () => {
  it('keep to the guidance, have fields of the rows, and are saved only on request [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at retail companies in Spain')
    const { calls, text } = await talk.say('Write a three-step e-mail sequence about faster invoicing for shops')
    const draft = calls[0]?.result as { subjectLine: string; templates: readonly string[] }
    const [row] = await contactsOf(talk)
    const fields = new Set(Object.keys(row ?? {}))
    expect(draft.templates).toHaveLength(3)
    for (const [step, template] of draft.templates.entries()) {
      expect(templateProblem(template, 'email', step, fields)).toBeUndefined()
      expect(template).toContain('{{first_name}}')
    }
    expect(new Set(draft.templates).size).toBe(3)
    expect(subjectProblem(draft.subjectLine, fields)).toBeUndefined()
    expect(text).toContain('Nothing is saved yet')
    expect((await campaignOf(talk)).messagesMetadata).toEqual([])
    await talk.say('save it')
    expect((await campaignOf(talk)).messagesMetadata).toMatchObject([{ type: 'email', templates: draft.templates }])
    await talk.say('Draft a LinkedIn message about invoices and save it')
    expect((await campaignOf(talk)).messagesMetadata.map(({ type }) => type)).toEqual(['email', 'linkedin'])
  })

  it.each([
    ['Write a seven-step email sequence about cold storage', 7, undefined],
    ['Write a 7-step email sequence about cold storage', 7, undefined],
    ['Write a six-step LinkedIn sequence about cold storage', 6, undefined],
    ['Write a 9-step email sequence about cold storage', 7, 9],
    ['Draft a sequence of twelve emails about cold storage', 7, 12],
  ])('are as many as asked for, and say where that is too many: %s [CAM-MSG-06]', async (asked, steps, tooMany) => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(asked)
    const templates = (calls[0]?.result as { templates: readonly string[] } | undefined)?.templates
    expect(new Set(templates).size).toBe(steps)
    if (tooMany === undefined) expect(text).not.toContain('at most')
    else expect(text).toContain(`You asked for ${tooMany} steps. A sequence has at most 7, so I have written 7.`)
  })

  it('say that a sequence is too long also where it had to be asked what it is about [CAM-MSG-06]', async () => {
    const talk = await openTalk()
    await forgetSettings(talk)
    await talk.say('Write a 9-step email sequence')
    const { calls, text } = await talk.say('faster invoicing for agencies')
    expect(calls[0]?.args).toMatchObject({ steps: 7 })
    expect(text).toContain('You asked for 9 steps. A sequence has at most 7')
  })

  it('are about the work of whom they go to, where nobody has said what they are about', async () => {
    const talk = await openTalk()
    await forgetSettings(talk)
    await talk.say('Find 3 heads of logistics at retail companies in Germany')
    const { calls } = await talk.say('Write an e-mail')
    expect(calls[0]?.result).toMatchObject({ subjectLine: expect.stringMatching(/^A question about .* in retail$/) })
  })

  it('are not written before it is known what they are about', async () => {
    const talk = await openTalk()
    await forgetSettings(talk)
    const asked = await talk.say('Write a three-step e-mail sequence')
    expect(asked.calls).toEqual([])
    expect(asked.text).toContain('What are the messages to be about?')
    const { calls } = await talk.say('faster invoicing for agencies')
    expect(calls[0]).toMatchObject({
      name: 'draft_content',
      args: { steps: 3, about: 'faster invoicing for agencies' },
    })
    expect((await (await openTalk()).say('save it')).text).toContain('Nothing is written yet')
  })
})

describe('the overview', () => {
  it('is in the state, counts the audience as it is, and is the file [CAM-CHAT-14] [CAM-PLAN-04]', async () => {
    const talk = await openTalk({ initialPrompt: 'Find retail companies in Spain' })
    const params = { campaignId: talk.campaignId }
    expect((await talk.call(downloadOverview, { params })).status).toBe(404)
    const { events } = await talk.say('Write the overview')
    const deltas = events.flatMap((event) => (event.type === 'STATE_DELTA' ? event.delta : []))
    expect(deltas.filter(({ path }) => path === '/campaign_overview').length).toBeGreaterThan(2)
    const overview = async (agentId?: 'marketing-expert-simple') => {
      const { threadExists, state } = await talk.load(agentId)
      return { threadExists, text: (JSON.parse(state) as { campaign_overview: string }).campaign_overview }
    }
    expect(await overview()).toEqual({ threadExists: true, text: expect.stringContaining('**0 accounts**') })
    await talk.say('Find 4 retail companies in Spain')
    const { text } = await overview()
    expect(text).toContain('**4 accounts**')
    expect(text).toContain('| Retail | 4 |')
    // The other agent has not been asked anything, and the campaign has an overview all the same.
    expect(await overview('marketing-expert-simple')).toEqual({ threadExists: false, text })
    expect(await (await talk.call(downloadOverview, { params })).text()).toBe(text)
  })

  it('has the goal that was put right, and keeps it where others are looked for as well [CAM-CHAT-14]', async () => {
    const talk = await openTalk({ initialPrompt: 'Find 3 CFOs at logistics companies in Hamburg' })
    const overview = async () =>
      (JSON.parse((await talk.load()).state) as { campaign_overview: string }).campaign_overview
    await talk.say('Find 3 CFOs at logistics companies in Hamburg')
    expect(await overview()).toContain('Lead Gen: reach CFOs at logistics companies in Hamburg.')
    await talk.say('no, I meant CEOs')
    expect(await overview()).toContain('Lead Gen: reach CEOs at logistics companies in Hamburg.')
    await talk.say('no, I meant in Berlin')
    expect(await overview()).toContain('Lead Gen: reach CEOs at logistics companies in Berlin.')
    await talk.say('find 2 CTOs at SaaS companies in London')
    await talk.say('no, I meant in Manchester')
    expect(await overview()).toContain('Lead Gen: reach CEOs at logistics companies in Berlin.')
  })

  it('is not told to other workspaces', async () => {
    const talk = await openTalk()
    await talk.say('Find 4 retail companies in Spain')
    const params = { campaignId: talk.campaignId }
    expect((await talk.call(downloadOverview, { params, workspaceId: 'halden' })).status).toBe(404)
    const thread = { agentId: 'marketing-expert', threadId: talk.campaignId }
    const foreign = await talk.call(loadAgentThread, { params: thread, workspaceId: 'halden' })
    expect(await foreign.json()).toMatchObject({ threadExists: false, state: 'null', messages: '[]' })
  })
})

describe('the agents', () => {
  it('think before they work, or only work [CAM-CHAT-08]', async () => {
    const expert = await openTalk()
    const { events, reasoning } = await expert.say('Find 3 retail companies in Spain')
    const modes = events.flatMap((event) => {
      if (event.type === 'STATE_SNAPSHOT') return (event.snapshot as { mode: string }).mode
      return event.type === 'STATE_DELTA'
        ? event.delta.flatMap((each) => (each.op === 'add' && each.path === '/mode' ? [each.value] : []))
        : []
    })
    expect(modes).toEqual(['REASONING', 'EXECUTION'])
    const change = events.findIndex((event) => event.type === 'STATE_DELTA')
    const at = (kind: RegExp) => events.flatMap(({ type }, index) => (kind.test(type) ? [index] : []))
    expect(Math.max(...at(/^REASONING/))).toBeLessThan(change)
    expect(Math.min(...at(/^(?:TOOL|TEXT)/))).toBeGreaterThan(change)
    expect(reasoning).toContain('retail companies in Spain')

    const simple = await openTalk({ agentId: 'marketing-expert-simple' })
    const plain = await simple.say('Find retail companies in Spain')
    expect(plain.reasoning).toBe('')
    expect(plain.calls.map(({ name, args }) => [name, args['limit']])).toEqual([['find_accounts', 5]])
    expect(JSON.parse((await simple.load()).state)).toEqual({ mode: 'EXECUTION' })
  })

  it('tell of each step when it begins and when it is done [CAM-CHAT-07]', async () => {
    const talk = await openTalk()
    const { events, calls } = await talk.say('Find 3 heads of sales at retail companies in Spain')
    for (const type of ['TOOL_CALL_START', 'TOOL_CALL_END', 'TOOL_CALL_RESULT']) {
      expect(events.filter((event) => event.type === type)).toHaveLength(calls.length)
    }
    for (const { result } of calls) expect(result).toBeDefined()
  })

  it('say what they do not do, and have not done it', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 retail companies in Spain')
    for (const [prompt, said] of [
      ['Remove the ones in Madrid', 'I do not remove anything'],
      ['Launch it', 'I do not send anything'],
      ['Sing me a song', 'I do not know how to do this: “Sing me a song”. I have changed nothing.'],
      ['What can you do?', 'find companies and people'],
      ['How many accounts have we got?', '**3 accounts**'],
    ] as const) {
      expect((await talk.say(prompt)).text).toContain(said)
    }
    expect(await accountsOf(talk)).toHaveLength(3)
  })

  it('understand every suggestion [CAM-SMART-03]', async () => {
    const talk = await openTalk({ initialPrompt: 'Find 5 retail companies in Spain. We help them with stock.' })
    const suggested = async (): Promise<readonly Suggestion[]> =>
      (await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })).json()
    const tools = {
      'find-leads': /^find_/,
      'enrich-lead-data': /^enrich_/,
      'draft-campaign-content': /^draft_/,
      other: /^$/,
    }
    const tried = new Set<string>()
    for (let turn = 0; turn < 3; turn += 1) {
      for (const { type, text } of await suggested()) {
        tried.add(type)
        const { calls, state } = await talk.say(text)
        expect([text, state.run.status, calls[0]?.name]).toEqual([text, 'finished', expect.stringMatching(tools[type])])
      }
    }
    expect(tried.size).toBe(3)
    expect((await accountsOf(talk)).length).toBeGreaterThan(0)
    expect((await contactsOf(talk)).length).toBeGreaterThan(0)
  })

  it('count all of a large audience', async () => {
    const talk = await openTalk()
    const rows = Array.from({ length: 300 }, (_, index) => ({ name: `Person ${index}`, organization_name: 'Lund AB' }))
    await talk.store
      .workspace('northwind')
      .transaction((open) =>
        addRows(
          { store: open, campaignId: talk.campaignId, artifactType: 'contact', now: talk.server.clock.now() },
          rows,
        ),
      )
    expect((await talk.say('How many contacts have we got?')).text).toContain('**300 contacts**')
  })
})

describe('what the agent says', () => {
  it.each([
    'What can you do?',
    'Save it',
    'Write a three-step e-mail sequence about faster invoicing, then save it',
    'Find 4 heads of logistics at retail companies in Germany, then look up their e-mail addresses',
  ])('is of emails, as all of the product is: %s', async (asked) => {
    const talk = await openTalk()
    const { text, reasoning, state } = await talk.say(asked)
    expect(text).toMatch(/email/)
    for (const said of [text, reasoning, JSON.stringify(state.agentState)]) expect(said).not.toMatch(/e-mail/i)
  })
})

describe('a run about anything at all', () => {
  const words = fc.constantFrom(
    ...'find 15 heads of growth at SaaS companies in Berlin hiring SDRs and write a sequence save it yes only VPs more also enrich them overview how many remove Atlantis 3 per account , . the using HubSpot CFOs retail'.split(
      ' ',
    ),
  )
  const request = fc.oneof(
    fc.array(words, { minLength: 1, maxLength: 14 }).map((some) => some.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )

  it('ends, in order, whatever is said', async () => {
    const talk = await openTalk()
    await fc.assert(
      fc.asyncProperty(request, async (prompt) => {
        // Strictly: what is out of order throws.
        const { state, text } = await talk.say(prompt)
        expect(state.run.status).toBe('finished')
        expect(text).not.toBe('')
      }),
      { numRuns: 40, seed: 20_261_121 },
    )
    expect(talk.logged).toEqual([])
  }, 120_000)
})
