import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { readJobSearch } from './read-job-search'
import { asSentence } from './read-note'

/** “Looking for distributors in Scandinavia”: somebody is looked for, and no customers. */
export const readSought: ClauseRule = (text) => {
  const job = readJobSearch(text)
  if (job !== undefined) return job
  const who =
    /^(?:(?:we|i)\s+(?:are\s+|am\s+)?)?(?:currently\s+)?(?:looking|searching|seeking|hiring)(?:\s+for|:)?\s+(.+)$/i.exec(
      text,
    )?.[1]
  if (who === undefined || trade.test(who) || /^(?:we|i|they|our)\b/i.test(who)) return undefined
  const one =
    /^(?!an?\s|the\s|our\s|\d|two|three)(?:(?!(?:for|in|at|with|from|on|to|who|that|of)\s)[^\s,]+\s)*?(?:\p{L}+(?:er|or|ist|ant|ent|ian|head|lead))(?=\s(?:in|for|at|with|from)\s|,|$)/iu.test(
      who,
    )
      ? `${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${who}`
      : who
  return {
    note: asSentence(inProperCase(`${ofOne.test(text) ? 'I am' : 'we are'} looking for ${one}`), mostWords),
    question: 'Could that be something for you, or for somebody you know?',
    subject: `${ofOne.test(text) ? 'I am' : 'We are'} looking for ${one.replace(/\s+(?:for|in|at|to|who|with|on)\s.*$/i, '')}`,
  }
}

const mostWords = 40
/** Whoever looks for somebody alone says so. */
const ofOne = /^i(?:['’]m)?\s/i
/** Whoever looks for these wants to sell. */
const trade =
  /\b(?:leads?|buyers?|customers?|clients?|business|sales|deals?|prospects?|sign-?ups?|users|revenue|orders|calls?|meetings?|demos?|way|ways|feedback|opinions?)\b|^(?:to|how|forward)\b/i
