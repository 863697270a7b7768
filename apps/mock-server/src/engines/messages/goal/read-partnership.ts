import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'
import { recipients } from './read-offering'
import { asSentence } from './read-note'
import { sentenceOf } from './sentence-of'
import { toThem } from './to-them'

/** “Propose a partnership to forwarders”, “partner with us on a webinar” */
export const readPartnership: ClauseRule = (text) => {
  const wish = partnershipWish(text)
  if (wish !== undefined) return { ...wish, subject: wish.note }
  const [, kind, whom = '', how] = proposed.exec(text) ?? []
  if (kind !== undefined && isPeople(whom))
    return {
      audience: whom,
      note: asSentence(`we would like to propose ${kind} to you${how === undefined ? '' : `: ${how}`}`),
      question: 'Is that something that you can imagine?',
      subject: `We propose ${kind}`,
    }
  const [, partner = '', terms] = partneredWith.exec(text) ?? []
  if (terms !== undefined && (isPeople(partner) || recipients.test(partner)))
    return {
      audience: partner,
      note: asSentence(`we would like to partner with you: ${terms.replace(/,\s(?=we\s)/i, ', and ')}`),
      question: 'Is that something that you can imagine?',
      subject: 'We would like to partner with you',
    }
  const [, what] =
    /\bpartner(?:ing|ships?)?\b(?:\s+(?:up|together))?(?:\s+with\s+\S+)?\s+((?:on|for|in)\s+.+)$/i.exec(text) ?? []
  if (what === undefined || /design partner/i.test(text)) return undefined
  return {
    note: asSentence(`we would like to partner with you ${what}`),
    question: 'Is that something that you can imagine?',
    subject: `Partnering ${toThem(what)}`,
  }
}

/** “We would like to partner with you” asks whether they would, too. */
export function partnershipWish(text: string): { readonly note: string; readonly question: string } | undefined {
  return /^(?:we|i) would like to (?:partner|cooperate|collaborate|work together|team up) with you[.!]?$/i.test(text)
    ? { note: sentenceOf(text.replace(/[.!]$/, '')), question: 'Is that something that you can imagine?' }
    : undefined
}

/** “Partner with accountants: they refer clients” */
const partneredWith =
  /^(?:partner|team up|cooperate)(?:\sup)?\swith\s([^:,]{3,60}?)[:,]\s+((?:they|we)\s[^:;]{5,100})$/i

/** “Propose a partnership to forwarders in Spain: we bring volumes, they deliver” */
const proposed =
  /^(?:propose|suggest|offer)\s+(an?\s(?:[\p{L}-]+\s)?(?:partnership|cooperation|collaboration))\s+(?:to|with)\s+([^:,]{3,60}?)(?:[:,]\s+((?:we|they)\s[^:;]{5,100}))?$/iu
