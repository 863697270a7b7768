import type { ClauseRule } from './clause-rule'
import { fittingSubject } from './fitting-subject'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'

/** “I am looking for a job as a controller”: whoever writes wants to be employed, and nobody who reads it. */
export const readJobSearch: ClauseRule = (text) => {
  const [, what = ''] = sought.exec(text) ?? []
  return what === ''
    ? undefined
    : {
        note: asSentence(inProperCase(`I am looking for ${what}`)),
        question: wouldEmploy,
        subject: fittingSubject(`Looking for ${what}`),
      }
}

/** It is asked where the goal asks nothing itself. */
export const wouldEmploy = 'Would you have an opening for me?'

const sought =
  /^(?:(?:i am|i['’]m|am|we are)\s)?(?:(?:currently|now|still|actively)\s)?(?:looking|searching)\sfor\s((?:an?|my\s(?:next|first))\s(?:[\p{L}-]+\s){0,3}?(?:job|position|role|internship|apprenticeship|traineeship|placement)(?:\s(?:as|in|at|for|with|from|near)\s.{2,80})?)$/iu
