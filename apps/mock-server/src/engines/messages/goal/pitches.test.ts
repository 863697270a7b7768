import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('a pitch in a few sentences', () => {
  it.each<readonly [goal: string, subject: string, ...said: string[]]>([
    [
      'We organise team events in Ireland. Companies like Google and Stripe booked us. Ask if they plan a summer party.',
      'We organise team events in Ireland',
      'We organise team events in Ireland. Companies like Google and Stripe booked us.\n\nDo you plan a summer party?\n',
    ],
    [
      'I sell a booking app for car workshops. 40% fewer missed appointments. Invite them to a free webinar on 12 May',
      'Invitation to a free webinar on 12 May',
      'invite you to a free webinar on 12 May. I sell a booking app for car workshops. 40% fewer missed appointments.\n',
    ],
    [
      'We sell standing desks. Delivery within 5 days, 10 year guarantee, from 390 euro. Ask them to visit our showroom in Hamburg.',
      'We sell standing desks',
      'We sell standing desks. Delivery within 5 days, 10 year guarantee, from 390 euro.\n\nWould you like to visit our showroom in Hamburg?\n',
    ],
    [
      'We rent out forklifts, from one day to one year. Delivery the next morning. Offer them a free test day.',
      'Forklifts, from one day to one year',
      'Delivery the next morning. We can offer you a free test day.\n\nWould that be of interest to you?\n',
    ],
    [
      'I want to sell our HR software to small firms. It saves them 5 hours per week. Get them to sign up for the trial at www.hrpilot.eu',
      'About our HR software',
      'our HR software. It saves you 5 hours per week.\n',
      'Would you like to sign up for the trial at www.hrpilot.eu?\n',
    ],
    [
      'I help companies hire software developers in 3 weeks. No fee if they leave within 6 months. Ask for a quick chat.',
      'A question for {{organization_name}}',
      'No fee if they leave within 6 months.\n\nWould you be open to a short call next week?\n',
    ],
    [
      'We rent cold boxes for medicine. From 12 euro a day. Ask them if they want a sample',
      'Cold boxes for medicine',
      'From 12 euro a day.\n\nDo you want a sample?\n',
    ],
    [
      'our energy audit for hotels. saves up to 20% on heating, costs 900 euro, first call is free',
      'About our energy audit for hotels',
      'our energy audit for hotels. It saves up to 20% on heating, costs 900 euro. The first call is free.\n',
    ],
    [
      'shift planning software, NHS trusts saved 12% on agency staff',
      'About shift planning software',
      'shift planning software? NHS trusts saved 12% on agency staff.\n',
    ],
    [
      'We are wine importers from Bordeaux, offering a free tasting',
      'We are wine importers from Bordeaux',
      'We are wine importers from Bordeaux. We can offer you a free tasting.\n\nWould that be of interest to you?\n',
    ],
    [
      'I sell solar panels to farmers. Payback in 6 years. Get them to request a quote',
      'Solar panels for farmers',
      'I sell solar panels to farmers. Payback in 6 years.\n\nMay I send you a quote?\n',
    ],
    [
      'We offer night deliveries in Paris. 2 vans, 6 drivers. Want to book meetings with shop owners',
      'We offer night deliveries in Paris',
      '2 vans, 6 drivers.\n\nWould you be open to a short meeting next week?\n',
    ],
    [
      'We move offices at weekends. No downtime. 15 years of experience. Ask for a visit',
      'We move offices at weekends',
      'We move offices at weekends. No downtime. 15 years of experience.\n\nWould you be open to a visit next week?\n',
    ],
    [
      'Our drone inspects roofs in 20 minutes. No scaffolding needed. Ask if they want a free test flight',
      'Our drone inspects roofs in 20 minutes',
      'Our drone inspects roofs in 20 minutes. No scaffolding needed.\n\nDo you want a free test flight?\n',
    ],
  ])('says what it sells, what speaks for it, and what it asks: “%s” [CAM-MSG-11]', async (goal, subject, ...said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })

  it.each<readonly [goal: string, asked: string]>([
    [
      'We offer spare parts with 24h delivery. Ask them to reply with their part list',
      'Would you send us your part list? A short reply is enough.',
    ],
    ['Sell our cleaning service to offices. Night shifts only. CTA: get a quote', 'May I send you a quote?'],
    [
      'We make wooden toys for kindergartens. All toys are certified. CTA: order a sample box',
      'May I send you a sample box?',
    ],
    [
      'Our app tracks pallets. Would like to show them how in 15 min.',
      'Would you have 15 minutes next week, so that I can show you how?',
    ],
    ['Backup solution for law firms. cta: book a demo', 'May I show it to you in a short demo next week?'],
    ['We clean windows in Leeds. Ask for a call on Monday at 10', 'Would a call on Monday at 10 suit you?'],
    ['We ship pallets to Norway. Ask for their next shipment', 'Would you give us a chance with your next shipment?'],
    ['We sell a time tracking app. End with a question if they want to try it', 'Do you want to try it?'],
    [
      'Get them to try our coffee machines for free for 2 weeks',
      'Would you like to try our coffee machines for 2 weeks, free of charge?',
    ],
    ['our translation service, 24h turnaround, 0.12 euro per word. cta: send us a text', 'Would you send us a text?'],
    [
      'We help shops sell online. Setup takes 2 weeks. 49 euro a month. Invite them to a demo on Thursday at 3 pm',
      'Would a demo on Thursday at 3 pm suit you?',
    ],
  ])('asks for what it is to end with, by email and on LinkedIn: “%s” [CAM-MSG-11]', async (goal, asked) => {
    const written = await writeGoal(goal)
    expect(written.email[0]).toContain(asked)
    expect(written.linkedin[0]).toContain(asked)
    expectGuidance(written)
  })

  it.each<readonly [goal: string, subject: string]>([
    [
      'We run a daily truck from Poznan to Rotterdam, 20% cheaper than groupage',
      'A daily truck from Poznan to Rotterdam',
    ],
    ['Our CRM is called Pipely. It costs 9 euro per user. Ask for a demo.', 'Our CRM Pipely'],
  ])('is headed with what it is: “%s” [CAM-MSG-11]', async (goal, subject) => {
    expect((await writeGoal(goal)).subject).toBe(subject)
  })

  it.each([
    'We sell desks. Two emails with 80 words. Ask for a call',
    'We clean offices. Germany only. Ask for a call',
    'We sell scanners. 50 to 200 employees. Ask them to reply with their volumes',
  ])('says nothing to the reader of how to write, or to whom: “%s” [CAM-MSG-11]', async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    const said = [...email, ...linkedin].join('\n').replaceAll(/\[[^\]]*\]/g, '')
    expect(said).not.toMatch(/80 words|Germany only|employees/i)
  })
})
