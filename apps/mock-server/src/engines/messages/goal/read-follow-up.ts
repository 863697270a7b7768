import type { ClauseRule, ReadClause } from './clause-rule'
import { fittingSubject } from './fitting-subject'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { isMany } from './is-many'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Follow up on the quote we sent last week”, “nudge people who did not answer our offer”: what it is about heads it. */
export const readFollowUp: ClauseRule = (text) => {
  const matter = /^follow(?:ing)?[ -]up on (.+)$/i.exec(text)?.[1] ?? unanswered(text)
  if (matter !== undefined) return followedOn(matter)
  const event = /^follow(?:ing)?[ -]up after (.+)$/i.exec(text)?.[1]
  if (event !== undefined) return followed(`after ${event}`, [`After ${event}`])
  const met = metBefore(text)
  return met === undefined ? undefined : followed(`after ${met}`, [met])
}

function followedOn(matter: string): ReadClause {
  const [thing = matter] = matter.split(/\s(?:we|i|that|which|from|of|sent|on|last|about|for)\s/i)
  const read = followed(`on ${matter}`, [`Following up on ${matter}`, `Following up on ${thing}`])
  const seen = `Have you had time to look at ${isMany(thing) ? 'them' : 'it'}?`
  return canBeRead.test(thing) ? { ...read, instead: seen } : read
}

function followed(what: string, subjects: readonly string[]): ReadClause {
  return {
    note: asSentence(inProperCase(`I am following up ${what}`)),
    subject: fittingSubject(...subjects),
    instead: 'Is there anything that we can help you with?',
    isPlain: true,
  }
}

/** “Chase customers who have not replied to our quote yet” */
function unanswered(text: string): string | undefined {
  const [, whom = '', matter] = silent.exec(text) ?? []
  return matter === undefined || !isAddressee(whom) ? undefined : matter.replace(/\syet$/i, '')
}

const silent =
  /^(?:nudge|chase|ping|remind|follow up with|write to|contact|get back to)\s+(.{3,40}?)\s+(?:who|that)\s+(?:did not|didn['’]t|have not|haven['’]t|never)\s+(?:yet\s+)?(?:answer(?:ed)?|repl(?:y|ied) to|respond(?:ed)? to|react(?:ed)? to)\s+((?:our|my|the)\s.+)$/i

/** Something that one may not have looked at yet. */
const canBeRead =
  /\b(?:quot(?:es?|ations?)|offers?|proposals?|price lists?|samples?|brochures?|catalogues?|presentations?|slides|contracts?|drafts?|documents?|tenders?|estimates?)$/i

/** “with everyone we met at the fair”, “with those who visited our stand” */
function metBefore(text: string): string | undefined {
  const [, whom = ''] = /^follow(?:ing)?[ -]up with\s+(.+)$/i.exec(text) ?? []
  const [, met, rest = ''] =
    /\b(?:we|i)\s+(?:(?:have|had)\s+)?(met|spoke|talked|saw each other)(?:\s+(?:to|with))?((?:\s+(?:at|in|on|during|last)\s.+)?)$/i.exec(
      whom,
    ) ?? []
  if (met !== undefined) return `we ${met.toLowerCase()}${rest}`
  const [, who = '', where] =
    /\b(visitors|attendees|guests|participants)\s(?:of|to|at|in)\s((?:our|the)\s.+)$/i.exec(whom) ?? []
  if (where !== undefined) return `you ${/^visitors$/i.test(who) ? 'visited' : 'attended'} ${where}`
  const [, did] =
    /\b(?:who|that)\s+((?:visited|came|attended|downloaded|asked|requested|tried|joined|called|wrote|registered|signed up)\b.*)$/i.exec(
      whom,
    ) ?? []
  return did === undefined ? undefined : `you ${toThem(did)}`
}
