import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what somebody who sells types first', () => {
  it.each<readonly [goal: string, subject: string, ...said: string[]]>([
    [
      'Sell our cold chain sensors. They alert you before goods spoil. Price starts at 9 euros a month.',
      'About our cold chain sensors',
      'our cold chain sensors? They alert you before goods spoil. The price starts at 9 euros a month.\n',
    ],
    [
      'Sell our booking software to dentists. It fills cancelled slots automatically. Ask for a 15 minute demo.',
      'About our booking software',
      'our booking software? It fills cancelled slots automatically.\n',
      'Would you have 15 minutes for a demo next week?',
    ],
    [
      'Sell our anti-slip mats to supermarkets. They prevent falls and are easy to clean. Delivery in 3 days.',
      'About our anti-slip mats',
      'our anti-slip mats? They prevent falls and are easy to clean. Delivery in 3 days.\n',
    ],
    [
      'Pitch our translation app to tour operators. Works offline. 40 languages. Free for 14 days.',
      'About our translation app',
      'our translation app. It works offline. 40 languages. It is free for 14 days.',
    ],
    [
      'Solar panels for warehouses. No upfront cost. They only pay for the power they use. Ask for a site visit.',
      'Solar panels for warehouses',
      'No upfront cost. You only pay for the power you use.',
      'Would you be open to a visit next week?',
    ],
    [
      'Cyber security audits for law firms, fixed price 1,900 euros, report in 5 days. get them on a call',
      'About cyber security audits for law firms',
      'cyber security audits for law firms? In short: fixed price 1,900 euros, report in 5 days.\n',
      'Would you be open to a short call next week?',
    ],
    [
      'Get them to switch to our green energy tariff: same price, no contract, 100% wind',
      'About our green energy tariff',
      'our green energy tariff? In short: same price, no contract, 100% wind.\n',
    ],
    [
      'Get office managers on a call. We deliver hot lunches to offices from 8 euros per person.',
      'We deliver hot lunches to offices',
      'Hello {{first_name}},\n\nWe deliver hot lunches to offices from 8 euros per person.\n\nWould you be open to a short call next week?\n',
    ],
    [
      "We're a recruitment agency and we place nurses in care homes. want intros to HR managers",
      'We are a recruitment agency',
      'We are a recruitment agency and we place nurses in care homes.\n\nWho would be the right person to talk to?\n',
    ],
    [
      "I'm a freelance copywriter, I write product pages for outdoor brands. Want a short call with marketing leads.",
      'I write product pages for outdoor brands',
      'I am a freelance copywriter. I write product pages for outdoor brands.\n\nWould you be open to a short call next week?\n',
    ],
    [
      'tell them about our password manager, which works without installation',
      'Our password manager',
      'I am writing to tell you about our password manager, which works without installation.',
    ],
    [
      'draft an email: we help schools to save energy, would they like a demo',
      'We help schools to save energy',
      'We help schools to save energy.\n\nWould you like a demo?\n',
    ],
    ['Sell our cleaning service to offices', 'About our cleaning service', 'our cleaning service'],
  ])('is told and asked: “%s” [CAM-MSG-11]', async (goal, subject, ...said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })

  it.each<readonly [goal: string, subject: string]>([
    ['Sell a tool that plans routes', 'About a tool that plans routes'],
    ['Offer an app that reads receipts', 'About an app that reads receipts'],
    ['Sell our software that checks invoices', 'About our software that checks invoices'],
  ])('is headed with what it does where its name says little: “%s” [CAM-MSG-11]', async (goal, subject) => {
    expect((await writeGoal(goal)).subject).toBe(subject)
  })
})

describe('what somebody asks for', () => {
  it.each<readonly [goal: string, subject: string, ...said: string[]]>([
    [
      'Invite them to our webinar on customs rules for 2027 on 12 March. They should reply to sign up.',
      'About our webinar on customs rules for 2027',
      'our webinar on customs rules for 2027 on 12 March.',
      'Would you like to sign up? A short reply is enough.',
    ],
    [
      'Invite them to a 20 minute call about lowering their freight costs before the peak season',
      'Lowering your freight costs',
      'I would like to invite you to a 20 minute call about lowering your freight costs before the peak season.\n\nWould next week suit you?\n',
    ],
    [
      'Win back customers who left last year: new prices, new app, ask them what we did wrong',
      'We would like you back',
      'we would be glad to have you back. In short: new prices, new app.\n\nMay I ask what we did wrong?\n',
    ],
    [
      'Win back gyms that cancelled our towel service. We now deliver twice a week. Offer first month free.',
      'We would like you back',
      'We now deliver twice a week. We can offer you the first month free.\n',
    ],
    [
      'We clean offices at night in Hamburg. Ask if we may send an offer.',
      'May we send you an offer?',
      'We clean offices at night in Hamburg.\n\nMay we send you an offer?\n',
    ],
    [
      'Get feedback on our new invoice portal, takes 2 minutes',
      'About our new invoice portal',
      'Hello {{first_name}},\n\nWhat do you think of our new invoice portal? It takes 2 minutes.\n',
    ],
    [
      'ask if they still use paper timesheets, our app replaces them',
      'A question for {{organization_name}}',
      'Do you still use paper timesheets? Our app replaces them.\n',
    ],
    [
      'Invite them to breakfast at our showroom in Rotterdam on 7 May at 8:30. They should reply by 30 April.',
      'About our breakfast at our showroom in Rotterdam',
      'invite you to our breakfast at our showroom in Rotterdam on 7 May at 8:30.',
      'Could you reply by 30 April?',
    ],
    [
      'Reminder: webinar on GDPR tomorrow at 2 pm, link: https://example.com/gdpr',
      'A short reminder',
      'A short reminder: webinar on GDPR tomorrow at 2 pm. You will find more at https://example.com/gdpr.',
    ],
  ])('is asked: “%s” [CAM-MSG-11]', async (goal, subject, ...said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })

  it('is asked once where the question says how long it takes [CAM-MSG-11]', async () => {
    const { email, linkedin } = await writeGoal(
      'Ask whether they would like to see a 10-minute demo of our route planner',
    )
    for (const text of [email[0], linkedin[0]])
      expect(text?.match(/[^.!?\n]+\?/g)).toEqual(['Would you like to see a 10-minute demo of our route planner?'])
  })
})
