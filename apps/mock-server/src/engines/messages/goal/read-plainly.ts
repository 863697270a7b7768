import { shortQuestion } from './asked-first'
import { lowerFirst } from '../lower-first'
import { isMany } from './is-many'
import { isPeople, withoutCount } from './people-words'
import type { ClauseRule, ReadClause } from './clause-rule'
import { fittingQuestion } from './fitting-subject'
import { asSentence } from './read-note'
import { readBuying } from './read-buying'
import { readFavour } from './read-favour'
import { readFollowUp } from './read-follow-up'
import { readIntroducing } from './read-introducing'
import { readInvitation } from './read-invitation'
import { readJobSearch } from './read-job-search'
import { readKindWord } from './read-kind-word'
import { readPartnership } from './read-partnership'
import { readSurvey } from './read-survey'
import { readWinningBack } from './read-winning-back'
import { toThem } from './to-them'
import { wouldConnect } from './would-connect'

/**
 * Goals that offer nothing and are about no matter: somebody is reminded, thanked, looked for, or asked one thing. They
 * are said in the goal's own words, and nothing is told beside them.
 */
export function readPlainly(text: string): ReadClause | undefined {
  for (const rule of rules) {
    const read = rule(text)
    if (read !== undefined) return { ...read, isPlain: true }
  }
  return undefined
}

const recruited: ClauseRule = (text) => {
  const sought =
    /^(?:recruit|hire|headhunt)\s+(.+)$/i.exec(text)?.[1] ??
    /^(?:find|seek|search for|looking for|(?:we |i )?(?:are |am )?(?:looking|searching) for|get|win)\s+((?:[\p{L}\p{N}-]+\s+){0,4}(?:design partners|beta testers|testers|speakers|volunteers|mentors|candidates|applicants|pilot customers|pilot users|test users)\b.*)$/iu.exec(
      text,
    )?.[1] ??
    /^(?:find|seek|search for)\s+((?:[\p{L}\p{N}-]+\s+){0,3}(?:(?:partners|resellers|distributors|agents|dealers|wholesalers|subcontractors|hauliers|suppliers)\b.*|(?:carriers?|haulier|subcontractor|warehouse|agent|distributor|reseller|partner)\s+(?:for (?!our\b)|to (?:run|carry|take|store|handle)|with a|in|near)\b.*))$/iu.exec(
      text,
    )?.[1] ??
    /^(?:we|i)\s+(?:are looking|am looking|look|are searching|am searching|search)\s+for\s+((?:(?:an?|two|three|four|five|\d+)\s+|(?=(?:[\p{L}-]+\s)?(?:resellers|distributors|dealers|agents|wholesalers|subcontractors|hauliers|drivers|nurses|freelancers|interns|developers|engineers)\b))(?!\S*\s?(?:call|meeting|demo|chat|reply|way|time)\b).+)$/iu.exec(
      text,
    )?.[1]
  if (sought === undefined) return undefined
  // “Recruit drivers: we look for lorry drivers in Lübeck” says it itself.
  const [, own] =
    /:\s+(?:we|i)\s+(?:are |am )?(?:look(?:ing)? for|search(?:ing)? for|seek(?:ing)?|need|want)\s+(.+)$/i.exec(
      sought,
    ) ?? []
  const who = withoutCount(own ?? sought)
  const [, short = ''] = /^(.+?)(?:\s+(?:for|in|at|to|who|with)\s.*)?$/i.exec(who) ?? []
  return {
    note: sentence(`${/^i\s/i.test(text) ? 'I am' : 'we are'} looking for ${who}`),
    question: 'Could that be something for you, or for somebody you know?',
    subject: `Looking for ${short}`,
  }
}

/** “recruit them for our advisory board” */
const takenIn: ClauseRule = (text) => {
  const [, joint = '', what = ''] =
    /^(?:recruit|get|win|have|want|invite|ask)\s+(?:them|him|her|people|customers|clients|users)\s+(for|as|into|onto|on|in|to join|to be (?:on|in|part of)|to take part in)\s+(.+)$/i.exec(
      text,
    ) ?? []
  if (what === '' || (!/^recruit/i.test(text) && !circle.test(what))) return undefined
  const role = what.replace(/^an?\s+/i, '')
  if (/^as$/i.test(joint)) {
    const one = role.replace(/^(\p{L}+(?:[ -]\p{L}+)??)s\b(?=\s+(?:for|of|in|on|at)\b|$)/iu, '$1')
    const named = `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`
    return {
      note: sentence(`we would like to have you as ${named}`),
      question: 'Would you like to join us?',
      subject: `Would you join us as ${named.replace(/\s+(?:for|of|in|on|at)\s.*$/i, '')}?`,
    }
  }
  const place = /^an?\s.*\sof\s(?:our|the)\s/i.test(what) ? `the ${role}` : what
  const where = /\b(?:boards?|panels?|teams?|jur(?:y|ies)|committees?|councils?)\b/i.test(place)
    ? 'on'
    : circle.test(place)
      ? 'in'
      : 'for'
  return {
    note: sentence(`we would like to have you ${where} ${place}`),
    question: 'Would you like to join?',
    subject: where === 'for' ? 'We would like to have you' : `Would you join ${toThem(place)}?`,
  }
}

const circle =
  /\b(?:beta|alpha|pilot|programs?|programmes?|stud(?:y|ies)|trials?|tests?(?!\s(?:flights?|drives?|runs?|orders?|photos?|shoots?|lunch|meals?)\b)|testing|communit(?:y|ies)|groups?|networks?|boards?|panels?|jur(?:y|ies)|committees?|councils?|clubs?|projects?)\b/i

/** “ask what went wrong” */
const wondered: ClauseRule = (text) => {
  const [, whom = '', what] =
    /^(?:ask|find out|learn)\s+(?:from\s+)?(.*?)\s?\b((?:what|why|when|where|which|how|whom?(?=\s(?:we|i)\s))\s.+)$/i.exec(
      text,
    ) ?? []
  // “Where to send them” asks for a place, and sends nobody.
  const isPlace = /^where to (?:send|ship|deliver)\s(?:it|them|the)\b/i.test(what ?? '')
  return what === undefined || isPlace || (whom !== '' && !isPeople(whom))
    ? undefined
    : {
        question: `May I ask ${toThem(what)}?`,
        ...(/^why\s/i.test(what) ? { subject: fittingQuestion(`May I ask ${what}`) } : {}),
      }
}

/** “invite them to a 20 minute interview about returns” */
const interviewed: ClauseRule = (text) => {
  const what =
    /^(?:invite|ask|recruit|get)\s+.*?\s(?:to|for)\s+(?:take part in\s+|join\s+)?((?:an?|our|the)\s+(?:\S+\s+){0,3}?(?:interviews?|focus groups?)\b.*)$/i.exec(
      text,
    )?.[1]
  return what === undefined
    ? undefined
    : {
        note: sentence(`we would like to invite you to ${what}`),
        question: 'Would you take part?',
        subject: 'Would you take part in an interview?',
      }
}

/** “do they know a good electrician in Leeds?” */
const posed: ClauseRule = (text) => {
  const asked = /^(?:do|does|did|are|have|can|could|would|will|were)\s+they\b.+$/i.exec(text)?.[0]
  return asked === undefined ? undefined : { question: `${sentence(asked)?.slice(0, -1) ?? ''}?` }
}

/** “ask for the name of their shipping manager” */
const namedOf: ClauseRule = (text) => {
  const what =
    /^ask(?:\s+(?:them|him|her))?\s+for\s+(the\s+(?:names?|(?:phone |mobile )?numbers?|(?:e-?mail )?address(?:es)?|dates?|sizes?|contact details?)\s+of\s+.+)$/i.exec(
      text,
    )?.[1]
  return what === undefined ? undefined : { question: `Could you tell me ${toThem(what)}?` }
}

/** “ask for their bank details” */
const needed: ClauseRule = (text) => {
  const what =
    /^(?:ask(?: them)? for|request|collect|we need|get)\s+(their\s+(?!next\b|first\b|upcoming\b|planned\b|(?:postal |delivery |company |office )?address$)(?!(?:\p{L}+\s+)?(?:feedback|opinions?|views?|input|thoughts|time|help|business|attention|support|interest|approval)\b).+)$/iu.exec(
      text,
    )?.[1]
  return what === undefined
    ? undefined
    : {
        note: sentence(`we need ${what}`),
        question: `Could you send ${isMany(what) ? 'them' : 'that'} to us?`,
        subject: `A request: ${toThem(what)}`,
      }
}

/** “connect with other founders”, “connect, we met at the fair” */
const connected: ClauseRule = (text) => {
  const [, whom, why] = connecting.exec(text) ?? []
  const isToSomebody = whom !== undefined && isPeople(whom) && !/\sabout\s/i.test(whom)
  if (!isToSomebody && (whom !== undefined || why === undefined) && !/^connect$/i.test(text)) return undefined
  const met = why === undefined ? undefined : sentence(why)
  return {
    audience: whom,
    note: [met, wouldConnect].filter((part) => part !== undefined).join(' '),
    subject: 'I would like to connect',
  }
}

const connecting =
  /^(?:connect|network|networking|get in touch|stay in touch)(?:\s+(?:on|via|over)\s+linked-?in)?(?:\s+with\s+([^,]+?))?(?:\s+(?:on|via|over)\s+linked-?in)?(?:(?:,|\s(?:because|as|since|after))\s+((?:we|i)\s+(?:make|sell|build|help|provide|run|supply|produce|deliver|design|work|organi[sz]e|do|rent|repair|train|clean|met|talked|spoke|both|share|have|sat|are|were|saw)\b.+))?$/i

const spoken: ClauseRule = (text) => {
  const [, what] =
    /^(?:(?:ask|invite|get|win|persuade|convince)\s+.+?\s+)?(?:to\s+|as (?:a )?)?(?:speak(?:ers?)?|give a talk|talk|present)\s+(?:at|for)\s+((?:our|the|an?)\s.+)$/i.exec(
      text,
    ) ?? []
  return what === undefined
    ? undefined
    : {
        note: sentence(`we would like to have you as a speaker at ${what}`),
        question: 'Would you like to speak there?',
        subject: `Would you speak at ${what.replace(/\s+(?:in|on)\s.*$/i, '')}?`,
      }
}

const foundOut: ClauseRule = (text) => {
  const [, whom = '', who] =
    /^(?:find out|learn|ask(?:\s+(?!(?:if|whether)\b)((?:[\p{L}-]+\s+){0,5}?[\p{L}-]+))?)\s+(who\s.+)$/iu.exec(text) ??
    []
  const [, needs = '', thing] = /^who\s(has|needs|wants)\s(.+)$/i.exec(who ?? '') ?? []
  if (thing !== undefined && !/\bat (?:their|the) compan/i.test(thing))
    return { question: `Do you ${/^has$/i.test(needs) ? 'have' : needs.toLowerCase().slice(0, -1)} ${toThem(thing)}?` }
  if (who === undefined || (whom.includes(' ') && !isPeople(whom))) return undefined
  const asked = `${toThem(who).replace(/^who/i, 'Who')}?`
  const short = asked.replace(/\s+(?:at|in) your (?:company|organi[sz]ation|firm|team|business)\?$/i, '')
  return {
    note: shortQuestion,
    question: asked,
    subject: short.endsWith('?') ? short : `${short}?`,
  }
}

const upvoted: ClauseRule = (text) => {
  if (!/\b(?:upvotes?|votes?)\b/i.test(text)) return undefined
  const [, where] = /\b(?:on|at|in)\s+(.+?)(?:\s+for\s.*)?$/.exec(text) ?? []
  const [name] = /\bProduct Hunt\b/i.exec(text) ?? []
  const place = name === undefined ? (where ?? '') : 'Product Hunt'
  const on = place === '' ? '' : ` on ${place}`
  const [reason = ''] = / for (?:our|the|my) [^,.]+$/i.exec(text) ?? []
  const what = /upvote/i.test(text) ? 'upvote' : 'vote'
  const one = `${what === 'upvote' ? 'an' : 'a'} ${what}${on}`
  return {
    note: 'I have a small favour to ask.',
    question: `Would you give us ${one}${reason}?`,
    subject: `A favour: ${one}`,
  }
}

const changed: ClauseRule = (text) => {
  const told =
    /^(?:(?:tell|warn|inform)\s+.+?\s+that\s+)?((?:our |the )?(?:prices|fees|rates|costs)\s+(?:rise|rises|go up|goes up|increase|increases|change|changes|will|are going)\b.*)$/i.exec(
      text,
    )?.[1]
  if (told === undefined || /^(?:tell|warn|inform)/i.test(text)) return undefined
  const own = /^(?:our|the)\s/i.test(told) ? told : `our ${told}`
  return { note: sentence(own), subject: sentence(own)?.slice(0, -1) }
}

const doing: ClauseRule = (text) => {
  const [, verb = '', thing, state] =
    /^(renew|extend|upgrade|reactivate)\s+((?:their|the|our)\s[^,]+),?\s+(?:as |because )?it\s+((?:ends|expires|runs out|stops|starts)\b.+)$/i.exec(
      text,
    ) ?? []
  if (thing !== undefined)
    return {
      note: sentence(`${thing} ${state ?? ''}`),
      question: `Would you like to ${verb.toLowerCase()} it?`,
    }
  const [, what] =
    /^(?:ask (?:.+? )?to |get (?:.+? )?to |they should )?((?:renew|extend|upgrade|reactivate|donate|vote|confirm|reschedule|(?<=\bask .*\bto )switch(?: over)? to)\b(?:\s+.+)?)$/i.exec(
      text,
    ) ?? []
  return what === undefined || isPeople(what) || isPeople(what.replace(/^\S+\s+/, ''))
    ? undefined
    : {
        question: `${/^(?:confirm|reschedule)\b/i.test(what) ? 'Could you' : 'Would you like to'} ${lowerFirst(toThem(what))}?`,
        ...(/^donate\sto\s/i.test(what) ? { subject: fittingQuestion(`Would you ${lowerFirst(what)}`) } : {}),
      }
}

/** “offer them a job as fleet planner”: a job is no product. */
const employed: ClauseRule = (text) => {
  const job =
    /^(?:(?:we|i)\s+(?:want|wish|would like|plan)\s+to\s+)?offer\s+(?:(?:them|him|her|people|everybody)\s+)?((?:an?|the|our)\s+(?:[\p{L}-]+\s+){0,2}?(?:jobs?|positions?|internships?|apprenticeships?|traineeships?)(?:\s+(?:as|in|at|on|with|for)\s.+)?)$/iu.exec(
      text,
    )?.[1]
  return job === undefined
    ? undefined
    : {
        note: sentence(`we would like to offer you ${job}`),
        question: 'Could that be something for you?',
        subject: `We would like to offer you a job`,
      }
}

const rules: readonly ClauseRule[] = [
  employed,
  takenIn,
  readFavour,
  connected,
  namedOf,
  needed,
  interviewed,
  posed,
  readInvitation,
  readBuying,
  readSurvey,
  readFollowUp,
  readKindWord,
  readJobSearch,
  recruited,
  readWinningBack,
  spoken,
  wondered,
  foundOut,
  readPartnership,
  readIntroducing,
  upvoted,
  changed,
  doing,
]

function sentence(text: string): string | undefined {
  return asSentence(text)
}
