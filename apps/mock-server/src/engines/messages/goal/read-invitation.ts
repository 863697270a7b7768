import { subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import { eventNouns } from './asks'
import { lowerFirst } from '../lower-first'
import type { ReadClause } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/**
 * An invitation with its day, its place and what else is said of it, word by word: “invite customers to our summer party,
 * 12 June, Utrecht, RSVP to party@example.com”. An address there is where to answer.
 */
export function readInvitation(text: string): ReadClause | undefined {
  const [, bare, day, more = ''] = dated.exec(text) ?? []
  if (bare !== undefined)
    return {
      note: asSentence(inProperCase(`we would like to invite you to our ${lowerFirst(bare)} on ${day}${more}`)),
      question: 'Will you come?',
      subject: `Invitation to our ${lowerFirst(bare)}`,
    }
  const [, words] =
    /^(?:invite\b.*?\s(?:to|for)|have\s.*?\sjoin us (?:at|for))\s+(?:(?:visit|attend|join|come (?:to|by|and visit))\s+)?(.+)$/i.exec(
      text,
    ) ?? []
  // “Invite them to register for our course” invites to no register.
  if (words === undefined || /^(?:register|sign up|enrol|apply)\b/i.test(words)) return undefined
  const [, about = words, answer] =
    /^(.+?)[,.;]?\s+(?:(?:and|please|to|they|you|can|should|may|must)\s+)*(rsvps?\b.*)$/i.exec(words) ?? []
  if (/^an?\s(?:short\s)?visit$/i.test(about))
    return {
      note: 'We would like to invite you to visit us.',
      question: 'Will you come?',
      subject: 'An invitation to visit us',
    }
  if (/^us\s/i.test(about))
    return {
      note: asSentence(inProperCase(`we would like to invite you to visit ${about}`)),
      question: 'Will you come?',
      subject: 'An invitation to visit us',
    }
  const [what = about] = about.split(/,\s/)
  // An event without more to say is an offer like others.
  const hasMore = answer !== undefined || (event.test(what) && about !== what)
  const isPlace = place.test(what) && !event.test(what)
  if (!gathering.test(what) && !isPlace && !hasMore && !meal.test(about)) return undefined
  if (meal.test(about))
    return {
      note: asSentence(inProperCase(`we would like to invite you for ${about}`)),
      question: 'Will you come?',
      subject: `An invitation for ${meal.exec(about)?.[0] ?? ''}`,
    }
  const named = /^(?:our|the|an?|my|this|their)\s/i.test(about) ? about : `our ${about}`
  const reply = answer === undefined ? '' : ` Please ${answer.replace(/^rsvps?/i, 'RSVP')}.`
  return {
    note: `We would like to invite you to ${inProperCase(toThem(named))}.${reply}`,
    question: 'Will you come?',
    subject: `Invitation to ${subjectOf(named)}`,
  }
}

/** What it is, as long as a subject may be. */
function subjectOf(named: string): string {
  // A name in quotation marks is one word here: the joiner is no space.
  const whole = named.replaceAll(/["“][^"“”]*["”]/g, (name) => name.replaceAll(' ', '\u2060'))
  const ways = [ofPlace, ofMatter].flatMap((end) => {
    const way = toThem(whole.split(end)[0] ?? whole)
    return [way, way.replace(/\s["“].*$/, '')].map((each) => each.replaceAll('\u2060', ' '))
  })
  return ways.find((way) => subjectFaults(`Invitation to ${way}`).length === 0) ?? ways[0] ?? named
}

const ofPlace = /,\s|\s(?=(?:on|in|at|with|for|from(?=\s\d))\s)/i
const ofMatter = /,\s|\s(?=(?:on|in|at|with|for|about|of)\s)/i

/** “webinar 12 March” */
const dated = new RegExp(
  `^(?:our\\s+|the\\s+|an?\\s+)?((?:[\\p{L}-]+\\s+){0,2}?${eventNouns}),?\\s+(?:on\\s+)?(\\d{1,2}(?:st|nd|rd|th)?\\s+\\p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(,?\\s.*)?$`,
  'iu',
)
/** To which people are invited without “our”. */
const meal = /^(?:coffee|drinks|(?:dinner|lunch|breakfast|brunch)(?=\swith\s))\b/i
/** Where people are invited to come and see something. */
const place = /\b(?:showrooms?|studios?|factor(?:y|ies)|galler(?:y|ies))\b/i
const event = new RegExp(`\\b${eventNouns}\\b`, 'i')
const gathering =
  /\b(?:part(?:y|ies)|reunions?|retreats?|jubilees?|weddings?|walks?|matches|days?|evenings?|nights?|(?:mornings?|afternoons?)(?=\s(?:on|at|in)\s)|celebrations?|barbecues?|bbqs?|drinks|open house|anniversar(?:y|ies)|galas?|picnics?|ceremon(?:y|ies)|fairs?|exhibitions?|booths?|stands?|tours?|visits?|openings?|tastings?|talks?(?=\s(?:by|with|from|of)\s)|lectures?|keynotes?|speech(?:es)?|seminars?|readings?(?=\s(?:by|with|from|of|at)\s)|launch(?:es)?|concerts?|get-?togethers?|festivals?|tournaments?|courses?|hackathons?|boot ?camps?|trainings?|premi[eè]res?|screenings?|performances?|auctions?|markets?(?=\s(?:on|in|at|this|next)\s)|bazaars?|sales?(?=\s(?:on|from|in|at|this|next|with)\s)|shows?|raffles?|hikes?|rides?(?=\s(?:on|in|through|around)\s)|runs?(?=\s(?:on|in)\s)|quiz|games?(?=\s(?:on|against)\s)|assembl(?:y|ies)|sessions?|class(?:es)?|lessons?)\b/i
