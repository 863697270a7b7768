import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'
import { newsGoals } from './news-goals'
import { expectGuidance, writeGoal } from './written-in-test'

const facts = { valueProposition: 'We find billing errors in freight invoices.' }

const pitch =
  /billing errors|useful to|of use to|take you through|what it costs|pays off|(?<!writing to )tell you (?:more )?about|short call|get started|on your agenda|fifteen minutes|ten minutes|that may help you decide|how you handle it|two quick questions|what we have in mind|how you see it|their view on|closer look|Tuesday or Thursday|answer in writing|worth a look|\[mention|\[fill in/i

/** What only whoever writes is told. */
const instructions =
  /\b(?:no|without|avoid) (?:sales|pitch|ask|cta|call to action|upsell|pressure|emojis?|jargon|advertising|links|bragging|exclamation)\b|keep (?:it|this|calm tone)|use (?:simple|british)|\b(?:formal|polite|calm|friendly) tone|under \d+ words|in english|(?:two|three) (?:steps|e-?mails|sentences)(?! are enough)|do not|don['’]t|never (?:sell|mention|use)|only inform|\b(?:inform|tell|let|warn|apologi[sz]e) (?:them|customers|everyone|our)|let's tell|nothing else|make sure|apologi[sz]e\b/i

/** Those who say that nothing is to be asked. */
const asksNothing = /\bno (?:ask|call to action|cta)\b|ask for anything/i

describe('a goal that tells something', () => {
  it.each(newsGoals)('“%s” is told, and nothing is offered [CAM-MSG-11] [CAM-MSG-12]', async (goal) => {
    const written = await writeGoal(goal, facts)
    expectGuidance(written)
    const { subject, email, linkedin } = written
    for (const texts of [email, linkedin]) {
      expect(new Set(texts).size).toBe(texts.length)
      const all = [subject, ...texts].join('\n')
      expect(all).not.toMatch(pitch)
      expect(
        all.replaceAll(/do(?: not|n't) want to fill your inbox/g, '').replace(/Please do not pay these\./g, ''),
      ).not.toMatch(instructions)
      expect(all).not.toMatch(/\b(?:they|them|their|undefined)\b|\s[.,?]|\.\.|\?\.|[.!?] \p{Ll}|\n{3}/u)
      if (asksNothing.test(goal)) expect(all).not.toContain('?')
      expect(texts[0]).toMatch(/\n\n\p{Lu}|^[^\n]+, \p{Ll}/u)
    }
  })

  it.each<readonly [goal: string, subject: string, first: string]>([
    [
      'We are closing our Hamburg office. Inform them and give the new address: Hafenstrasse 12, 20457 Hamburg.',
      'We are closing our Hamburg office',
      'We are closing our Hamburg office. The new address is Hafenstrasse 12, 20457 Hamburg.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'prices go up by 4% in January',
      'Our prices go up by 4% in January',
      'Our prices go up by 4% in January.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'the webinar is cancelled, do not invite them to anything',
      'The webinar is cancelled',
      'The webinar is cancelled.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'Jane Miller leaves us at the end of May. Her successor is Tom Baker.',
      'Jane Miller leaves us',
      'Jane Miller leaves us at the end of May. Her successor is Tom Baker.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'we were bought by Halden',
      'We were bought by Halden',
      'We were bought by Halden.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'our support moves to a new portal: https://support.northwind.example',
      'Our support moves to a new portal',
      'Our support moves to a new portal. You will find more at https://support.northwind.example.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'Thank our customers for their loyalty. No call to action please',
      'Thank you for your loyalty',
      'Thank you for your loyalty.\n\nI wish you and everybody at {{organization_name}} all the best.',
    ],
    [
      'recruit them for a beta of our app',
      'Would you join the beta of our app?',
      'We would like to have you in the beta of our app.\n\nWould you like to join?',
    ],
    [
      'recruit them for our advisory board',
      'Would you join our advisory board?',
      'We would like to have you on our advisory board.\n\nWould you like to join?',
    ],
    [
      'Recall of the K9 charger: it may overheat. Tell them to stop using it and that we replace it for free.',
      'Recall of the K9 charger: it may overheat',
      'Recall of the K9 charger: it may overheat. Please stop using it. We replace it for free.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'calm customers who worry about damaged goods: every pallet is insured up to 5,000 EUR',
      'You may be worried about damaged goods',
      'You may be worried about damaged goods. Every pallet is insured up to 5,000 EUR.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'Announce that we won the Green Logistics Award 2026. No ask.',
      'We won the Green Logistics Award 2026',
      'We won the Green Logistics Award 2026.',
    ],
    [
      'Say thanks for the meeting yesterday and send the slides: https://example.com/slides',
      'Thank you for the meeting yesterday',
      'Thank you for the meeting yesterday. You will find the slides at https://example.com/slides.\n\nIs there anything that we can help you with?',
    ],
    [
      'Hi team, please write to our customers that the depot in Hull closes on Fridays from April. Thanks!',
      'The depot in Hull closes on Fridays',
      'The depot in Hull closes on Fridays from April.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'We want to know why they cancelled',
      'A question for {{organization_name}}',
      'Would you tell me why you cancelled?',
    ],
    [
      'We want to know why they did not renew. Ask for 10 minutes on the phone.',
      'A question for {{organization_name}}',
      'Would you tell me why you did not renew? Would you have 10 minutes for a call next week?',
    ],
    [
      'Find out if they would be open to a pilot in spring',
      'A question for {{organization_name}}',
      'Would you be open to a pilot in spring?',
    ],
    ['We need drivers: ask if they want to apply', 'We need drivers', 'We need drivers.\n\nDo you want to apply?'],
    [
      'collect feedback on onboarding',
      'What do you think of onboarding?',
      'What do you think of onboarding? Two lines are enough.',
    ],
    [
      'get feedback on our portal',
      'What do you think of our portal?',
      'What do you think of our portal? Two lines are enough.',
    ],
    [
      'Ask customers for feedback on our portal',
      'What do you think of our portal?',
      'What do you think of our portal? Two lines are enough.',
    ],
    [
      'Learn more about their supply chain',
      'A question for {{organization_name}}',
      'Would you tell me more about your supply chain?',
    ],
    [
      'Tell them: 1. we moved 2. our phone number is new',
      'In short: we moved',
      'We moved. Our phone number is new.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'Jane covers for me until March',
      'Jane covers for me until March',
      'Jane covers for me until March.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'introduce Sarah, she takes over their account',
      'I would like to introduce Sarah',
      'I would like to introduce Sarah, who takes over your account.\n\nIf you have any questions, just reply to this message.',
    ],
    [
      'Thank them for visiting our booth at Transport Logistic, mention [Company] and sign as [Your Name]',
      'Thank you for visiting our booth',
      'Thank you for visiting our booth at Transport Logistic.\n\nIs there anything that we can help you with?',
    ],
  ])('“%s” reads “%s”', async (goal, subject, first) => {
    const written = await writeGoal(goal, facts)
    expect(written.subject).toBe(subject)
    expect(written.email[0]).toBe(`Hello {{first_name}},\n\n${first}\n\nKind regards`)
    expect(written.linkedin[0]).toBe(`Hello {{first_name}},\n\n${first}`)
  })

  it.each([
    'Remind them that invoice 4711 is due on 15 March. No call to action.',
    'Remind them to pay invoice 55 without a call to action',
    'our office moves to Leeds (no call to action)',
    "our office moves to Leeds. Don't include a call to action",
    'our office moves to Leeds. Avoid any call to action',
    'Remind customers of the deadline on Friday; there should be no call to action',
  ])('“%s” asks for nothing in any step', async (goal) => {
    for (const use of ['email-template', 'linkedin-template'] as const) {
      const texts = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7].map((step) =>
          offlineWriter.write({
            use,
            prompt: `Goal: ${goal}\nStep: ${step} of 7\nFields: first_name`,
          }),
        ),
      )
      expect(texts.join('\n')).not.toMatch(/\?|just reply|call to action|short reply/i)
    }
  })

  it('takes no yes or no for an answer to what was asked openly', async () => {
    const prompt = 'Goal: get feedback on our portal\nStep: 4 of 6\nFields: first_name'
    const text = await offlineWriter.write({ use: 'email-template', prompt })
    expect(text).toContain('What do you think of our portal? Two lines are enough.')
    expect(text).not.toContain('A yes or a no')
  })

  it('invites to what is to be visited', async () => {
    const { subject, email } = await writeGoal(
      'Invite them to visit our booth at Transport Logistic, mention [Company]',
      facts,
    )
    expect(subject).toBe('Invitation to our booth')
    expect(email[0]).toContain('We would like to invite you to our booth at Transport Logistic.')
  })

  it('is told again in short', async () => {
    const { email } = await writeGoal('we were bought by Halden', facts)
    expect(email[1]).toContain('In case my last message got lost, here it is once more. We were bought by Halden.')
    expect(email[2]).toContain('We were bought by Halden.')
  })
})

describe('what a goal offers or asks for', () => {
  it.each([
    ['Sell our CRM to CFOs. Under 80 words, in English, no emojis.', /about our CRM\?/],
    ['Book a demo of our route planner. Keep it short. Two steps.', /about our route planner[\s\S]*short demo/],
    ['cold storage in Rotterdam', /I would like to tell you about cold storage in Rotterdam\./],
    ['We launched a CRM. Ask CFOs for a demo.', /We launched a CRM\.[\s\S]*in a short demo/],
  ])('“%s” stays an offer, without the instructions', async (goal, first) => {
    const { subject, email, linkedin } = await writeGoal(goal, facts)
    expect(email[0]).toMatch(first)
    expect([subject, ...email, ...linkedin].join('\n')).not.toMatch(/english|emoji|80 words|keep it|two steps/i)
  })

  it('asks for no call where none is wanted', async () => {
    const { email, linkedin } = await writeGoal(
      "Offer our freight audit. Don't ask for a call. Use simple words.",
      facts,
    )
    expect(email[0]).toContain('We can offer you our freight audit.')
    expect([...email, ...linkedin].join('\n')).not.toMatch(/\bcall\b|minutes|talk about it/i)
  })
})
