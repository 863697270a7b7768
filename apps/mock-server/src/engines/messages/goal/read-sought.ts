import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'

/** “Looking for distributors in Scandinavia”: somebody is looked for, and no customers. */
export const readSought: ClauseRule = (text) => {
  const who =
    /^(?:(?:we|i)\s+(?:are\s+|am\s+)?)?(?:currently\s+)?(?:looking|searching|seeking)\s+(?:for\s+)?(.+)$/i.exec(
      text,
    )?.[1]
  if (who === undefined || trade.test(who)) return undefined
  return {
    note: asSentence(inProperCase(`we are looking for ${who}`), mostWords),
    question: 'Could that be something for you, or for somebody you know?',
    subject: `We are looking for ${who.replace(/\s+(?:for|in|at|to|who|with|on)\s.*$/i, '')}`,
  }
}

const mostWords = 40
/** Whoever looks for these wants to sell. */
const trade =
  /\b(?:leads?|buyers?|customers?|clients?|business|sales|deals?|prospects?|sign-?ups?|users|revenue|orders|calls?|meetings?|demos?|way|ways|feedback|opinions?)\b|^(?:to|how|forward)\b/i
