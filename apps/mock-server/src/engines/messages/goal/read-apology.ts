import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { orderParts } from './order-parts'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Apologise to our customers for the outage”, “sorry that the link was broken”, “an apology for the delay” */
export const readApology: ClauseRule = (text) => {
  const found = head.exec(text)
  if (found === null) return undefined
  if (found[2]?.trim() === '') return { note: 'We are sorry for this.', subject: 'Our apologies to you' }
  const parts = orderParts(said(found[2]?.trim() ?? ''), 'for|about|that|because')
  if (parts === undefined) return undefined
  const { joint, matter } = parts
  if (/^(?:it|this|that|everything)$/i.test(matter))
    return { note: 'We are sorry for this.', subject: 'Our apologies to you' }
  const isClause = joint === 'that' || joint === 'because'
  return {
    note: asSentence(inProperCase(`we are ${found[1] ?? ''}sorry ${isClause ? 'that' : joint} ${matter}`), mostWords),
    subject: isClause ? ofLong(matter) : `Our apologies for ${toThem(matter)}`,
  }
}

/** “Sorry we missed your call” */
function said(text: string): string {
  return /^(?:we|i|it|our|my|you|your)\s/i.test(text) ? `that ${text}` : text
}

/** A short one heads its message itself. */
function ofLong(matter: string): string | undefined {
  return matter.split(/\s+/).length > mostInSubject ? 'Our apologies to you' : undefined
}

const mostInSubject = 4

const head =
  /^(?:we\s+|i\s+)?(?:apologi[sz]e|(?:send\s+|an?\s+|our\s+|my\s+|sincere\s+|short\s+)*apolog(?:y|ies)|(?:(?:say|tell|show)\s+(?:that\s+)?)?(?:(?:to\s+)?(?:them|everyone|everybody)\s+)?(?:how\s+)?(?:(?:we|i)(?:\s+are|\s+am|['’]re|['’]m)\s+|are\s+|am\s+)?(very |so |truly |deeply |really )?sorry(?:\s+we are)?)(?![\p{L}-])(.*)$/iu
const mostWords = 45
