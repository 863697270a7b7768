import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Invite them to speak on our podcast about growth”: they are to do something there. */
export const readGuest: ClauseRule = (text) => {
  const [, whom = '', deed = '', where = '', rest = ''] = guest.exec(text) ?? []
  if (deed === '' || !isAddressee(whom)) return undefined
  const done = toThem(`${deed} ${where}`)
  return {
    note: asSentence(inProperCase(`we would like to invite you to ${done}${toThem(rest)}`)),
    question: 'Would you like to?',
    subject: inProperCase(`Would you ${done}?`),
    isPlain: true,
  }
}

const guest =
  /^invite\s+(.{2,50}?)\s+to\s+(speak|present|talk|appear|give a talk|be a guest|be a speaker|take part)\s+((?:at|on|in)\s(?:our|the|my|an?)\s(?:[\p{L}-]+\s?){1,3}?)(\s(?:about|on|in|with|at)\s.{2,80})?$/iu
