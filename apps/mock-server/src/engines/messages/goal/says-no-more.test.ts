import { messageFaults, subjectFaults, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'

const valueProposition = 'We move pallets across the North Sea overnight.'

const pitch =
  /North Sea|useful to|of use to|take you through|\bcosts?\b|pays off|tell you (?:more )?about|short call|get started|suppl(?:y|ies) chain/i

const write = (goal: string, use: 'email-template' | 'linkedin-template' | 'subject-line', step: number) =>
  offlineWriter.write({
    use,
    prompt: `Goal: ${goal}\nStep: ${step} of 7\nFields: first_name, title, organization_name`,
    facts: { valueProposition },
  })

const steps = [1, 2, 3, 4, 5, 6, 7]

describe('a goal that offers nothing, or says not to sell', () => {
  it.each<readonly [goal: string, first: readonly string[], subject: string | RegExp]>([
    [
      "don't sell anything, just congratulate them on their new funding round",
      ['Congratulations on your new funding round.'],
      'Congratulations on your new funding round',
    ],
    [
      'Congratulate CFOs on their new office. Do not pitch anything.',
      ['Congratulations on your new office.'],
      'Congratulations on your new office',
    ],
    ['congratulate them on their anniversary, no pitch', ['Congratulations on your anniversary.'], /^Congratulations/],
    ['only thank them for coming to our booth', ['Thank you for coming to our booth.'], /^Thank you/],
    ["Thank them for their order, don't pitch anything", ['Thank you for your order.'], /^Thank you/],
    ['just say hello, no selling', ['I just wanted to say hello.'], 'Just to say hello'],
    ["don't sell, just check in with old customers", ['I just wanted to check in.'], /check in/],
    ['introduce ourselves, no pitch', ['We just wanted to introduce ourselves.'], /introduce ourselves/],
    ['wish customers a happy new year', ['I wish you a happy new year.'], 'A happy new year'],
    ['tell them that our office is closed on Friday', ['Our office is closed on Friday.'], /^Our office is closed/],
    ['we want to buy used pallets from them', ['We would like to buy used pallets from you.'], /buy used pallets$/],
    ['buy used trucks', ['We would like to buy used trucks.'], /buy used trucks$/],
    ['source organic cotton from mills in Turkey', ['source organic cotton from mills in Turkey.'], /cotton$/],
    ['get quotes for 500 office chairs', ['We would like to have quotes for 500 office chairs.'], /500 office chairs/],
    ['ask them to supply us with fresh fish', ['supply us with fresh fish.'], /fresh fish/],
    [
      'invite to our annual customer day, 12 March, Rotterdam, lunch included, RSVP by 1 March to events@northwind.example',
      [
        'invite you to our annual customer day, 12 March, Rotterdam, lunch included.',
        'Please RSVP by 1 March to events@northwind.example.',
        'Will you come?',
      ],
      'Invitation to our annual customer day',
    ],
    [
      'invite customers to our summer party, 12 June, Utrecht, RSVP to party@northwind.example',
      ['invite you to our summer party, 12 June, Utrecht.', 'Please RSVP to party@northwind.example.'],
      'Invitation to our summer party',
    ],
    [
      'Invite them to our open day on 5 May. Drinks included. RSVP to open@northwind.example',
      ['our open day on 5 May.', 'Drinks included.', 'RSVP to open@northwind.example.'],
      'Invitation to our open day',
    ],
    [
      'Invite CFOs to our webinar on payroll, no sales pitch',
      ['invite you to our webinar on payroll.', 'There will be no sales pitch.'],
      'Invitation to our webinar on payroll',
    ],
    [
      'apologise to customers for the outage last Tuesday and offer a 50 EUR credit',
      ['We are sorry for the outage last Tuesday.', 'We can offer you a 50 EUR credit.'],
      'Our apologies for the outage last Tuesday',
    ],
    [
      'ask them to take a survey of 5 questions about delivery times',
      ['a survey of 5 questions about delivery times.', 'Would you take part?'],
      'Would you take part in a survey?',
    ],
    ['ask customers 3 questions about our onboarding', ['I have 3 questions about our onboarding.'], /^3 questions/],
    [
      'ask whether they handle fleet contracts, if not, ask who does',
      ['Do you handle fleet contracts? If not, who does?'],
      /question/,
    ],
    ['Ask whether the delivery went well', ['I would like to know whether the delivery went well.'], /question/],
  ])('“%s” is said, and nothing is pitched [CAM-MSG-11] [CAM-MSG-12]', async (goal, first, subject) => {
    const line = await write(goal, 'subject-line', 1)
    expect([line, subjectFaults(line)]).toEqual([line, []])
    if (typeof subject === 'string') expect(line).toBe(subject)
    else expect(line).toMatch(subject)
    for (const type of ['email', 'linkedin'] satisfies MessageType[]) {
      const texts = await Promise.all(steps.map((step) => write(goal, `${type}-template`, step)))
      for (const said of first) expect(texts[0]).toContain(said)
      expect(texts.join('\n')).not.toMatch(pitch)
      expect(texts.join('\n')).not.toMatch(/\b(?:they|them|their|undefined)\b|\s[.,?]|\.\.|\?\.|\n{3}/i)
      expect(new Set(texts).size).toBe(texts.length)
      texts.forEach((text, step) => expect([text, messageFaults(text, type, step)]).toEqual([text, []]))
    }
  })
})

describe('what an offer says beside', () => {
  it.each([
    ['Offer CFOs our free audit. No strings attached.', /audit[.?] No strings attached\./, /There is/],
    ['Ask CFOs for a 20 minute call about faster invoicing', /Would you have 20 minutes for a call/, /fifteen/],
    ['offer existing customers a 100 EUR credit', /100 EUR credit/, /what it costs/],
    ['Sell our CRM to CFOs. Do not mention prices.', /our CRM/, /\bprice|what it costs/],
    ['Book a call about cold chains without talking about prices', /cold chains/, /\bprices?\b|\bcosts?\b/],
  ])('“%s” stands as it is asked [CAM-MSG-11]', async (goal, first, never) => {
    for (const type of ['email', 'linkedin'] satisfies MessageType[]) {
      const texts = await Promise.all(steps.map((step) => write(goal, `${type}-template`, step)))
      expect(texts[0]).toMatch(first)
      expect(texts.join('\n')).not.toMatch(never)
    }
  })
})
