import { stepsOf } from './steps-of'

export type CountsByChannel = Readonly<Record<'email' | 'linkedin', number>>

/** How many of each an order for both asks for: “three emails and two LinkedIn messages”; nothing where it is not for both. */
export function countsByChannel(order: string): CountsByChannel | undefined {
  const { first = '', second = '' } = both.exec(order)?.groups ?? {}
  const [email, linkedin] = /e-?mail/i.test(first) ? [first, second] : [second, first]
  if (!/e-?mail/i.test(email) || !/linked-?in/i.test(linkedin)) return undefined
  return { email: stepsOf(email), linkedin: stepsOf(linkedin) }
}

const both =
  /^(?<first>.*?\b(?:e-?mails?|linked-?in)\b(?:\s+(?:sequence|cadence|messages?|notes?|follow-?ups?))?)\s*(?:,|\band\b|\bplus\b|&|\+)\s*(?:also\s+|and\s+)?(?<second>(?:(?!about\b|to\b)\S+\s+){0,4}?(?:e-?mails?|linked-?in)\b(?:\s+(?:sequence|cadence|messages?|notes?|follow-?ups?))?)/i
