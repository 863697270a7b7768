import { messageFaults, subjectFaults, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'
import { readGoal, type ReadGoal } from './read-goal'

type Expected = Partial<ReadGoal>

/** What each goal says; where `about` is left out, nothing can be said to be what it is about. */
const goals: readonly (readonly [goal: string, expected: Expected])[] = [
  // Sentences that answer what the field asks for.
  [
    'We write to heads of growth at SaaS companies. We offer a freight audit. They should book a call.',
    { about: 'a freight audit', isOffer: true, audience: 'heads of growth at SaaS companies', ask: 'call' },
  ],
  [
    'I am writing to CFOs in Germany. I sell invoice automation. They should reply.',
    { about: 'invoice automation', isOffer: true, audience: 'CFOs in Germany', ask: 'reply' },
  ],
  [
    'Heads of growth at SaaS companies, a free freight audit, book a call',
    { about: 'a free freight audit', audience: 'Heads of growth at SaaS companies', ask: 'call' },
  ],
  [
    'Audience: heads of logistics. Offer: a carrier benchmark. Ask: a 15-minute call.',
    { about: 'a carrier benchmark', isOffer: true, audience: 'heads of logistics', ask: 'call' },
  ],
  [
    '- Audience: retailers in Spain - Offer: our returns portal - CTA: start a trial',
    { about: 'our returns portal', isOffer: true, audience: 'retailers in Spain', ask: 'trial' },
  ],
  [
    'Target: warehouse managers. Our product cuts energy use. Goal: get a meeting.',
    { about: 'cutting energy use', audience: 'warehouse managers', ask: 'meeting' },
  ],
  // Imperatives.
  [
    'Convince heads of growth that they lose money on freight',
    { about: 'the cost of freight', audience: 'heads of growth' },
  ],
  [
    'Offer growth leaders our freight audit and ask for a call',
    { about: 'our freight audit', isOffer: true, audience: 'growth leaders', ask: 'call' },
  ],
  ['Book demos of our new pricing', { about: 'our new pricing', isOffer: true, ask: 'demo' }],
  ['Book a first call with heads of logistics at food producers', { about: 'logistics', ask: 'call' }],
  ['Book a call about cold chains', { about: 'cold chains', ask: 'call' }],
  [
    'Introduce our overnight lane across the North Sea to supply chain managers',
    { about: 'our overnight lane across the North Sea', isOffer: true, audience: 'supply chain managers' },
  ],
  [
    'Invite founders to our webinar on AI agents in sales',
    { about: 'our webinar on AI agents in sales', isOffer: true, audience: 'founders', ask: 'webinar' },
  ],
  ['Sell route planning to retailers', { about: 'route planning', isOffer: true, audience: 'retailers' }],
  ['Ask for feedback on our new pricing', { about: 'our new pricing', ask: 'feedback' }],
  ['Get them to try our route planner', { about: 'our route planner', isOffer: true, ask: 'trial' }],
  ['Get meetings with founders', { about: 'growth', audience: 'founders', ask: 'meeting' }],
  ['Persuade CTOs to switch to our cloud platform', { about: 'our cloud platform', isOffer: true, audience: 'CTOs' }],
  ['Promote our annual conference', { about: 'our annual conference', isOffer: true }],
  ['Offer them cheaper freight', { about: 'cheaper freight', isOffer: true }],
  ['Offer a free audit of their warehouse', { about: 'a free audit of your warehouse', isOffer: true }],
  ['Pitch Inlay to product managers', { about: 'Inlay', isOffer: true, audience: 'product managers' }],
  ['Nudge dormant users to upgrade', { audience: 'dormant users' }],
  ['Re-engage customers who have not ordered in a year', { audience: 'customers who have not ordered in a year' }],
  [
    'Introduce us to companies that ship from more than one warehouse, and ask for a short call.',
    { about: 'our company', ask: 'call' },
  ],
  ['Win back market share', { about: 'winning back market share' }],
  ['Increase repeat orders', { about: 'increasing repeat orders' }],
  ['Help them hire faster', { about: 'hiring faster' }],
  ['Help sales teams close more deals', { about: 'closing more deals', audience: 'sales teams' }],
  ['Show CFOs how to cut freight costs', { about: 'cutting freight costs', audience: 'CFOs' }],
  [
    'Write a cold email about reducing churn \u2014 for SaaS companies',
    { about: 'reducing churn, for SaaS companies' },
  ],
  ['Write to heads of growth to offer our freight audit', { about: 'our freight audit', isOffer: true }],
  [
    'Reach out to CFOs with a free cash-flow check',
    { about: 'a free cash-flow check', isOffer: true, audience: 'CFOs' },
  ],
  ['Reach CFOs at software companies in Italy', { about: 'finance', audience: 'CFOs at software companies in Italy' }],
  ['Reach retailers in Spain', { audience: 'retailers in Spain' }],
  ['Get 20 demos a month for our dispatch software', { about: 'our dispatch software', isOffer: true, ask: 'demo' }],
  ['Generate leads', {}],
  ['Book more meetings for my SDR team', { ask: 'meeting' }],
  ['Thank customers and ask for a review', { ask: 'feedback' }],
  [
    'Sell a 3-month pilot of our engine to heads of sales',
    { about: 'a 3-month pilot of our engine', audience: 'heads of sales' },
  ],
  ['Tell CFOs that late invoices cost them money', { about: 'finance', audience: 'CFOs' }],
  ['Show how our tool saves time', { about: 'saving time' }],
  // First person.
  [
    'We are launching a new warehouse robot and want to invite plant managers to see it',
    { about: 'a new warehouse robot', isOffer: true, audience: 'plant managers' },
  ],
  [
    'I want heads of logistics to download our whitepaper on CO2 reporting',
    { about: 'our whitepaper on CO2 reporting', audience: 'heads of logistics', ask: 'download' },
  ],
  [
    'Our freight audit finds overcharges in every second invoice, and shippers should book a call.',
    { about: 'our freight audit', audience: 'shippers', ask: 'call' },
  ],
  ['We want to sell route planning to retailers in Germany', { about: 'route planning', isOffer: true }],
  [
    "I'd like to book a demo of our dispatch tool with COOs",
    { about: 'our dispatch tool', isOffer: true, ask: 'demo' },
  ],
  ['We help shippers cut empty miles', {}],
  ['Our goal is to present the new tariff to energy managers', { about: 'the new tariff', isOffer: true }],
  ['We are the best', {}],
  // Questions.
  ['Could you help us reach CFOs about invoice automation?', { about: 'invoice automation', audience: 'CFOs' }],
  ['Who needs a freight audit?', { about: 'a freight audit' }],
  ['How can we get more demos with CTOs?', { about: 'technology', audience: 'CTOs', ask: 'demo' }],
  ['What should we write?', {}],
  // As it is typed.
  [
    'We Offer a Freight Audit for Shippers. Please Book a Call.',
    { about: 'a Freight Audit for Shippers', ask: 'call' },
  ],
  ['OFFER OUR FREIGHT AUDIT', { about: 'our FREIGHT AUDIT', isOffer: true }],
  ['“Offer our freight audit”', { about: 'our freight audit', isOffer: true }],
  [
    'Offer our “Freight Check 2.0” to logistics teams',
    { about: 'our “Freight Check 2.0”', audience: 'logistics teams' },
  ],
  ['Offer 20 % off our annual plan', { about: '20 % off our annual plan', isOffer: true }],
  ['a 20 percent cheaper freight audit', { about: 'a 20 percent cheaper freight audit' }],
  ['Cheaper cold storage', { about: 'cheaper cold storage' }],
  ['freight audit, carrier benchmark, invoice check', { about: 'freight audit, carrier benchmark, invoice check' }],
  ['Wir schreiben an Wachstumsleiter und bieten ein Fracht-Audit an.', {}],
  // Long, empty, nonsense.
  [
    'We would like to introduce our platform, which combines route planning, live tracking, carrier payments, customs papers and a marketplace for return loads, to logistics managers. Then ask for a meeting.',
    { isOffer: true, ask: 'meeting' },
  ],
  ['', {}],
  ['!!! ???', {}],
  ['asdf qwer zxcv', {}],
  ['xxxxxxxxxxxxxxxxxxxxxxxx', {}],
  // What is known of each row.
  [
    'Offer our onboarding course based on their hiring',
    { about: 'our onboarding course', isOffer: true, signal: 'hiring' },
  ],
  ['Based on their tech stack, pitch our data warehouse', { about: 'our data warehouse', signal: 'technologies' }],
  ['Sell fundraising advice based on their last funding round', { about: 'fundraising advice', signal: 'funding' }],
  ['Ask for a call based on their LinkedIn posts', { ask: 'call', signal: 'posts' }],
]

const verbPhrase =
  /\babout (?:we|i|they|you|he|she|us|them|convince|book|offer|sell|introduce|invite|get|ask|tell|write|reach|promote|pitch|persuade|show|help|nudge|re-engage|present|who|what|that|whether|to)\b/i

describe('a goal', () => {
  it.each(goals)('“%s” is read', (goal, expected) => {
    const { about, isOffer, audience, ask, signal } = readGoal(goal)
    const read = { about, isOffer, audience, ask, signal }
    const { about: said, ...others } = expected
    expect(read).toMatchObject(others)
    if (goal.length < 150) expect(read.about).toBe(said)
    else expect(read.about?.split(' ').length).toBeLessThanOrEqual(14)
  })

  it.each(goals)('“%s” gives texts that read right [CAM-MSG-11] [CAM-MSG-12]', async (goal) => {
    const value = 'Northwind Freight moves pallets across the North Sea overnight.'
    const { about, signal, isUnread, isPlain } = readGoal(goal)
    for (const facts of [{}, { valueProposition: value }]) {
      const write = (use: 'email-template' | 'linkedin-template' | 'subject-line', step: number) =>
        offlineWriter.write({
          use,
          prompt: `Goal: ${goal}\nStep: ${step} of 3\nChannel: ${use === 'linkedin-template' ? 'LinkedIn' : 'e-mail'}\nFields: first_name, title, organization_name`,
          facts,
        })
      const subject = await write('subject-line', 1)
      expect([subject, subjectFaults(subject), subject === '']).toEqual([subject, [], false])
      expect(subject).not.toMatch(verbPhrase)
      for (const type of ['email', 'linkedin'] satisfies MessageType[]) {
        const texts = await Promise.all([1, 2, 3].map((step) => write(`${type}-template`, step)))
        texts.forEach((text, step) => expect([text, messageFaults(text, type, step)]).toEqual([text, []]))
        expect(new Set(texts).size).toBe(3)
        const [first = ''] = texts
        expect(texts.join('\n')).not.toMatch(verbPhrase)
        if (about === undefined)
          expect(first.includes(value)).toBe('valueProposition' in facts && !isUnread && !isPlain)
        else expect(first).toContain(about)
        expect(first.includes('[mention ')).toBe(signal !== undefined)
      }
    }
  })
})

describe('what a goal asks for in particular', () => {
  it.each([
    [
      "Invite them to our webinar on Dec 10th about retention, it's free",
      /webinar/,
      /webinar on Dec 10th about retention/,
    ],
    [
      'we want more signups. highlight 14-day free trial, mention their shopify store, sound human',
      /free trial/,
      /I saw your shopify store\.[\s\S]*14-day free trial/,
    ],
    [
      "ask if they'd be up for a coffee when I'm in Munich next week",
      /./,
      /Would you be up for a coffee when I am in Munich next week\?/,
    ],
    [
      'ask whether marketing attribution is a headache for them',
      /marketing attribution/,
      /Is marketing attribution a headache for you\?/,
    ],
    [
      'connect first, congratulate them on growing the SDR team, then ask whether attribution is a headache',
      /attribution/,
      /Congratulations on growing the SDR team\.[\s\S]*Is attribution a headache for you\?/,
    ],
    [
      'Congratulate them on growing the team and offer our free benchmark report',
      /benchmark report/,
      /Congratulations on growing the team\.[\s\S]*our free benchmark report/,
    ],
    [
      "We sell Pipewise, a tool that shows which SDRs' outreach leads to revenue. Keep it casual, mention that they're hiring SDRs and don't be pushy",
      /about Pipewise$/,
      /I saw that you are hiring SDRs\.[\s\S]*Pipewise/,
    ],
    [
      "invite them to our webinar on Thursday, it's free",
      /webinar on Thursday/,
      /invite you to our webinar on Thursday(?:\.|\?) It is free\./,
    ],
    [
      "Invite CFOs to dinner in Zürich on March 3rd , it's free !",
      /dinner in Zürich/,
      /our dinner in Zürich on March 3rd/,
    ],
    ["ask if they'd be up for a coffee when I'm in Munich next week", /^A coffee in Munich next week\?$/, /a coffee/],
    ['offer 20% off until friday', /20% off until Friday/, /20% off until Friday/],
    [
      'congratulate on funding, ask for 15 min',
      /question/,
      /Congratulations on your funding\.[\s\S]*Would you have 15 minutes for a call next week\?/,
    ],
    [
      'hi! we make an app for dentists that sends reminders. tell them that it saves 2 hrs a week and ask whether they want a demo',
      /our app for dentists/,
      /our app for dentists that sends reminders(?:\.|\?) It saves 2 hrs a week\.[\s\S]*Do you want a demo\?/,
    ],
    [
      "Offer our payroll tool; ask for 15 minutes; mention that we're cheaper than ADP.",
      /our payroll tool/,
      /We are cheaper than ADP\.[\s\S]*15 minutes/,
    ],
    [
      '- tell them that we just opened an office in Lisbon\n- ask whether they need temporary staff\n- offer 10% off the first month',
      /10% off the first month/,
      /We just opened an office in Lisbon\.[\s\S]*Do you need temporary staff\?/,
    ],
    [
      'reach ops folks. our thing = automated invoices. want: demo',
      /automated invoices/,
      /automated invoices[\s\S]*May I show them to you in a short demo/,
    ],
    [
      'wold like to show our new dashboard to marketing managers, pls ask for 20min',
      /our new dashboard/,
      /about our new dashboard[.?][\s\S]*20 minutes/,
    ],
    [
      'tell them that our prices go up in January and ask whether they want to lock in theirs',
      /^Our prices go up in January$/,
      /Our prices go up in January\.\s+Do you want to lock in yours\?/,
    ],
    [
      'Invite CFOs to our webinar „Payroll 2030“,free of charge',
      /our webinar Payroll 2030/,
      /our webinar “Payroll 2030”(?:\.|\?) It is free of charge\./,
    ],
  ])('“%s” is in subject and texts [CAM-MSG-11]', async (goal, subject, first) => {
    const write = (use: 'email-template' | 'linkedin-template' | 'subject-line', step: number) =>
      offlineWriter.write({
        use,
        prompt: `Goal: ${goal.replaceAll(/\s+/g, ' ')}\nStep: ${step} of 3\nFields: first_name`,
        facts: {},
      })
    const line = await write('subject-line', 1)
    expect(line).toMatch(subject)
    expect(subjectFaults(line)).toEqual([])
    for (const type of ['email', 'linkedin'] satisfies MessageType[]) {
      const texts = await Promise.all([1, 2, 3].map((step) => write(`${type}-template`, step)))
      expect(texts[0]).toMatch(first)
      expect(texts.join('\n')).not.toMatch(/take you through our (?:free benchmark|webinar|14-day)/)
      texts.forEach((text, step) => expect(messageFaults(text, type, step)).toEqual([]))
    }
  })
})

it.each([' ', '\t', '\n', '\n ', '\u00a0', '— ', '- ', 'we write to heads ', 'ask if ', 'their '])(
  'is read within a moment, however often %j stands in it',
  (part) => {
    const started = performance.now()
    const goal = `Offer our freight audit${part.repeat(4_000)}to retailers`
    expect(readGoal(goal.slice(0, 10_000))).toBeDefined()
    expect(performance.now() - started).toBeLessThan(1_000)
  },
)
