import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what somebody orders first', () => {
  it.each<readonly [goal: string, subject: string, ...said: string[]]>([
    [
      'We offer weekend deliveries at a fixed price. Ask them to reply for a quote.',
      'About weekend deliveries at a fixed price',
      'about weekend deliveries at a fixed price.',
      'Would you like a quote? A short reply is enough.',
    ],
    [
      'Write to heads of logistics at German retailers. We offer weekend deliveries at a fixed price. They should reply to get a quote.',
      'About weekend deliveries at a fixed price',
      'about weekend deliveries at a fixed price.',
      'Would you like a quote? A short reply is enough.',
    ],
    [
      'Sell our vans to bakeries. They should reply to get our price list.',
      'About our vans',
      'Would you like our price list? A short reply is enough.',
    ],
    [
      'Introduce our freight audit software and offer a free trial of 30 days',
      'About our freight audit software',
      'our freight audit software? We can offer you a free trial of 30 days.',
      'Would you like to try it?',
    ],
    [
      'Pitch our TMS to forwarders and offer a discount of 10%',
      'About our TMS',
      'our TMS? We can offer you a discount of 10%.',
    ],
    [
      'Promote our freight audit software. Pain point: wrong invoices. Call to action: book a demo',
      'About our freight audit software',
      'You may know the problem: wrong invoices.',
      'May I show it to you in a short demo next week?',
    ],
    ['weekend deliveries', 'About weekend deliveries', 'about weekend deliveries'],
    ['faster customs clearance', 'About faster customs clearance', 'about faster customs clearance.'],
    ['cheaper pallets', 'About cheaper pallets', 'about cheaper pallets?'],
    [
      'Ask customers to fill in our satisfaction survey',
      'Would you take part in our satisfaction survey?',
      'to take part in our satisfaction survey.',
    ],
    [
      'Ask them to answer our short customer satisfaction survey',
      'Would you take part in our survey?',
      'to take part in our short customer satisfaction survey.',
    ],
    [
      'Tell them how retailers cut their delivery costs with us',
      'How retailers cut their delivery costs with us',
      'I would like to tell you how retailers cut their delivery costs with us.',
      'Would that be of interest to you?',
    ],
    [
      'Show them how other shippers save time with our app',
      'How other shippers save time with our app',
      'I would like to show you how other shippers save time with our app.',
    ],
    [
      "Ask if they'd like to be a reference customer for our case studies",
      'Would you like to be a reference customer?',
      'Would you like to be a reference customer for our case studies?',
    ],
    [
      "Ask whether they still use Schenker for air freight and if they're happy with it",
      'A question for {{organization_name}}',
      'Do you still use Schenker for air freight? Are you happy with it?',
    ],
    [
      'Tell existing clients that from 1 January our diesel surcharge goes up from 8 to 9.5 percent, questions to Petra on 040 1234',
      'From 1 January our diesel surcharge goes up',
      'From 1 January our diesel surcharge goes up from 8 to 9.5 percent. If you have any questions, please contact Petra on 040 1234.\n\nKind regards',
    ],
  ])('is written: “%s” [CAM-MSG-11]', async (goal, subject, ...said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })

  it('asks again in the second LinkedIn message what the first one asked [CAM-MSG-11]', async () => {
    const { linkedin } = await writeGoal('We offer weekend deliveries at a fixed price. Ask them to reply for a quote.')
    expect(linkedin[1]).toContain('Would you like a quote? A short reply is enough.')
  })

  it('offers to show only what can be shown [CAM-MSG-11]', async () => {
    for (const goal of ['weekend deliveries', 'faster customs clearance', 'express shipments', 'our night service'])
      expect((await writeGoal(goal)).linkedin[1]).toContain(`May I send you the details of ${goal}?`)
  })
})
