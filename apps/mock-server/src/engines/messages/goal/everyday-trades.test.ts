import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what people of many trades type', () => {
  it.each<readonly [goal: string, subject: string, ...said: string[]]>([
    [
      'Introduce our catering, we cook with local food, ask about their next event',
      'I would like to introduce our catering',
      'I would like to introduce our catering. We cook with local food.\n\nWould you tell me more about your next event?\n',
    ],
    [
      'Cold outreach to CFOs: our software finds double payments. Clients get back 0.2% of spend. Book 20 min.',
      'Our software finds double payments',
      'Our software finds double payments. Clients get back 0.2% of spend.\n\nWould you have 20 minutes for a call next week?\n',
    ],
    [
      'we are looking for resellers for our locks in Spain, margin 30%',
      'We are looking for resellers',
      'We are looking for resellers for our locks in Spain, margin 30%.\n\nCould that be something for you, or for somebody you know?\n',
    ],
    [
      'Follow up after the solar fair in Munich, they took our brochure, ask if they have time for a call this week',
      'After the solar fair in Munich',
      'I am following up after the solar fair in Munich. You took our brochure.\n\nDo you have time for a call this week?\n',
    ],
    [
      'Ask for a referral: do they know other clinics that could use our software?',
      'A small favour: a referral',
      'We would be grateful for a referral.\n\nDo you know other clinics that could use our software?\n',
    ],
    [
      'Invite them to test our phishing simulator for free, 30 days, no credit card',
      'About our phishing simulator',
      'our phishing simulator. It is free of charge. In short: 30 days. No credit card.',
      'Would you like to try it?',
    ],
    [
      'Tell them that we now also offer legal advice in English and French',
      'We now also offer legal advice in English',
      'We now also offer legal advice in English and French.\n',
    ],
    [
      'Ask for feedback after the onboarding',
      'How are things after the onboarding?',
      'How are things going after the onboarding? Two lines are enough.\n',
    ],
    [
      'We install heat pumps and offer a free check of the old boiler. Homeowners save about 30% on heating. book a visit',
      'We install heat pumps',
      'We install heat pumps and offer a free check of the old boiler. Homeowners save about 30% on heating.\n\nWould you be open to a visit next week?\n',
    ],
    [
      'We want to win back old clients of our bookkeeping service. New: fixed monthly price. Ask for 10 minutes.',
      'We would like you back',
      'You used to be a customer of our bookkeeping service, and we would be glad to have you back. New: fixed monthly price.\n\nWould you have 10 minutes for a call next week?\n',
    ],
    [
      'get HR leads on a quick call, we do forklift training on site, certificates same day',
      'Forklift training on site, certificates same day',
      'We do forklift training on site, certificates same day.\n\nWould you be open to a short call next week?\n',
    ],
    [
      'Sell our waste bins with sensors. They tell you when they are full. Cities save 30% on collection.',
      'About our waste bins with sensors',
      'our waste bins with sensors. They tell you when they are full. Cities save 30% on collection.\n',
    ],
    [
      'Book meetings with facility managers about LED lighting. Payback in 18 months.',
      'A question about LED lighting',
      'LED lighting. Payback in 18 months.',
      'When would a short meeting suit you?',
    ],
    [
      'They should know our prices stay the same in 2027',
      'Our prices stay the same in 2027',
      'Our prices stay the same in 2027.\n',
    ],
    [
      'we found 3 errors on their website, offer to fix them',
      'We found 3 errors on your website',
      'We found 3 errors on your website. We would be glad to fix them.\n',
    ],
    ['Sell desk plants, we water them, 5 euros per desk', 'About desk plants', 'We water them, 5 euros per desk.'],
    [
      'Partner with accountants: they refer clients, we pay 10% commission',
      'We would like to partner with you',
      'We would like to partner with you: you refer clients. We pay 10% commission.\n\nIs that something that you can imagine?\n',
    ],
    [
      'Remind them about our offer 4411, it expires on 30 April',
      'A short reminder',
      'A short reminder of our offer 4411. It expires on 30 April.\n',
    ],
    [
      'Meet us at Expo Real, booth 12, 6 to 8 October. Book a slot.',
      'Meet us at Expo Real, booth 12',
      'Meet us at Expo Real, booth 12, 6 to 8 October.',
    ],
  ])('is said as it was meant: “%s” [CAM-MSG-11]', async (goal, subject, ...said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })

  it.each([
    ['Connect with founders of food start-ups. I’m a packaging designer.', 'I am a packaging designer.'],
    ['Connect with HR managers in Leeds and invite them to our breakfast on 4 May', 'our breakfast on 4 May'],
  ])('is not left out where a contact is to be won: “%s” [CAM-MSG-11]', async (goal, said) => {
    const written = await writeGoal(goal)
    expect(written.linkedin[0]).toContain(said)
    expectGuidance(written)
  })

  it.each([
    ['Ask insurers for a test flight. Our drones inspect roofs in 20 minutes.', 'have you in a test flight'],
    ['We do IT recruiting. Ask CTOs about open roles.', 'opening roles'],
    ['Sell e-bikes to companies as a benefit. Employees save 30%.', 'to companies'],
  ])('is not turned into something else: “%s” [CAM-MSG-11]', async (goal, wrong) => {
    const { email } = await writeGoal(goal)
    expect(email[0]?.replaceAll(/\[fill in [^\]]*\]/g, '')).not.toContain(wrong)
  })

  it('names again what somebody who has connected is invited to [CAM-MSG-11]', async () => {
    const { linkedin } = await writeGoal('Connect with HR managers in Leeds and invite them to our breakfast on 4 May')
    expect(linkedin.slice(1)).toEqual([
      'Hello {{first_name}},\n\nThank you for connecting. I would like to invite you to our breakfast on 4 May. Will you come?',
      'Hello {{first_name}},\n\nThis is my last message for now. If you would like to come to our breakfast on 4 May, just reply to this message.',
    ])
  })
})
