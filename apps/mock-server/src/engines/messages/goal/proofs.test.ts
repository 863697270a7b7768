import { describe, expect, it } from 'vitest'
import { proofSentence } from './read-proof'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what the customers and the people of the sender do', () => {
  it.each<readonly [goal: string, subject: string, said: string]>([
    [
      'We check carrier invoices and get money back from wrong charges. Our customers recover 3% of freight cost. Get finance leaders to book a call.',
      'We check carrier invoices and get money back',
      'We check carrier invoices and get money back from wrong charges. Our customers recover 3% of freight cost.\n\nWould you be open to a short call next week?\n',
    ],
    [
      'Sell our invoice check. Our engineers certify every report. Ask for a call.',
      'About our invoice check',
      'our invoice check. Our engineers certify every report.\n',
    ],
    [
      'Hauliers recoup 4% of their fuel cost with our cards. Get them on a call.',
      'Hauliers recoup 4% of their fuel cost',
      'Hauliers recoup 4% of their fuel cost with our cards.\n\nWould you be open to a short call next week?\n',
    ],
    [
      'We translate manuals into 30 languages. Machine builders save 40% compared to agencies. Get a meeting.',
      'We translate manuals into 30 languages',
      'Machine builders save 40% compared to agencies.\n\nWhen would a short meeting suit you?\n',
    ],
    [
      'Our accountants do payroll for 300 small firms. Pitch it to owners of bakeries and ask for a call',
      'Our accountants do payroll for 300 small firms',
      'Our accountants do payroll for 300 small firms.\n\nWould you be open to a short call next week?\n',
    ],
    [
      'Our users love the new dashboard. Invite them to try it for 30 days.',
      'Our users love the new dashboard',
      'Our users love the new dashboard.\n\nWould you like to try it for 30 days?\n',
    ],
  ])('is told as a sentence: “%s” [CAM-MSG-11]', async (goal, subject, said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    expect(written.email[0]).toContain(said)
    expect([...written.email, ...written.linkedin].join('\n')).not.toMatch(/about (?:our customers|hauliers|finance)/i)
    expectGuidance(written)
  })

  it.each([
    'Our clients stay with us for 6 years on average',
    'Most of our customers renew every year',
    'Half of our users invite a colleague within a week',
    'Over 40 hospitals use our scanners',
    'Our drivers know every street in Leeds',
  ])('is one: “%s” [CAM-MSG-11]', (said) => expect(proofSentence(said)).toBe(`${said}.`))

  it.each([
    'Our customers portal',
    'our drivers app for parcel firms',
    'Our customers should reply',
    'We help hotels cut their energy bills',
    'Help carriers save their time',
    'Customers in Germany',
    'our users',
  ])('is none: “%s” [CAM-MSG-11]', (said) => expect(proofSentence(said)).toBeUndefined())
})
