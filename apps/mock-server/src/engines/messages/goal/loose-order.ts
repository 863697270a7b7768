import { inProperCase } from './in-proper-case'
import { fittingQuestion, fittingSubject } from './fitting-subject'
import { gerundOf } from './gerund-of'
import { asNounPhrase } from './noun-phrase'
import { isAddressee } from './is-addressee'
import { isVerb } from './plain-verb'
import type { ReadGoal } from './read-goal'
import { leadsTo } from './read-offering'
import { stated } from './read-statement'
import { toThem } from './to-them'

/** What an order is about whose addressee nobody knows: “Sell our meal kits to company canteens”, “Persuade mills to switch to rail” */
export function looseOrder(text: string): Partial<ReadGoal> | undefined {
  return written(text) ?? sold(text) ?? considered(text) ?? helped(text) ?? joined(text) ?? askedFor(text)
}

/** “Get in touch with wedding planners”, “Approach online shops about our warehouse in Poland” */
function written(text: string): Partial<ReadGoal> | undefined {
  const [, label] = /^(?:target|audience|target audience|recipients|for)\s?:\s(.{3,80})$/i.exec(text) ?? []
  if (label !== undefined) return { audience: label }
  const [, met = '', why = ''] = interviewed.exec(text) ?? []
  if (why !== '')
    return {
      note: `We would like to ${met.toLowerCase()} you ${toThem(why)}.`,
      question: 'Would you take part?',
      subject: fittingSubject(`May we ${met.toLowerCase()} you ${why}`),
      isPlain: true,
    }
  if (silent.test(text)) return { note: 'We were in touch with you some time ago.', isPlain: true }
  const [, whom = '', thing = ''] =
    /^(?:(?:we|i)(?:['’]d|\swould)?\s(?:like|want|hope|need)\sto\s)?(?:win|gain|reach|approach|contact|write to|reach out to|get in touch with|talk to|speak to|e-?mail|message|target|address|write (?:an?\s(?:[a-z]+\s){0,2}?)?(?:message|e-?mail|note)s? (?:to|for))\s([^,;:]{3,60}?)(?:\s(?:about|regarding|because of|with)\s((?:our|my|the|an?)\s[^,;:]{3,70}))?$/i.exec(
      text,
    ) ?? []
  if (whom === '' || leadsOn.test(whom.replace(whoDid, ''))) return undefined
  return thing === '' ? { audience: whom } : { audience: whom, about: asNounPhrase(thing), isOffer: true }
}

/** “Startups that raised money recently” */
const whoDid = /\s(?:that|who)\s(?!(?:we|our|i|the)\b)\p{L}+\b.*$/iu
/** What is to be said to them is more than who they are. */
const leadsOn =
  /(?<!\b(?:podcasts?|blogs?|magazines?|journals?|channels?|newsletters?|websites?)\s)\babout\b|\b(?:with|to|that)\b/i
/** “We want to interview CTOs for our study” */
const interviewed =
  /^(?:we|i)(?:['’]d|\swould)?\s(?:want|like|love|wish|need|hope)\sto\s(interview|survey|film|visit|feature|portray|photograph)\s[^,;:]{3,50}?\s((?:(?:for|on|about)\s(?:our|my|an?|the)|(?:for|in)\s(?:\d{1,3}|ten|fifteen|twenty|thirty)\sminutes|by\s(?:phone|video))\b[^,;:]{0,70})$/i

/** “Re-engage leads who asked for a quote but never answered” */
const silent =
  /^(?:re-?engage|re-?activate|wake up|follow up with)\s(?:[\p{L}-]+\s){0,2}?(?:leads|prospects|contacts|people)\s(?:who|that)\s.*\b(?:never|not|no)\b/iu

function sold(text: string): Partial<ReadGoal> | undefined {
  const [, verb = '', thing = '', whom] =
    /^(sell|offer|pitch|promote|introduce|present|market|advertise|recommend|announce)\s+((?:our|my|the|an?)\s[^,;:]{3,60}?(?=\s+to\s|$)|[^,;:]{3,60}?(?=\s+to\s))(?:\s+to\s+([^,;:]{3,120}))?$/i.exec(
      text,
    ) ?? []
  const [, audience = whom, why] = before.exec(whom ?? '') ?? []
  const note = why === undefined ? undefined : stated(why)
  const isUnsaid = note === undefined && saysWhen.test(whom ?? '')
  const about = thing === '' || leadsTo.test(thing) || isUnsaid ? undefined : asNounPhrase(thing)
  return about === undefined
    ? undefined
    : { about, isOffer: true, isOffered: /^offer$/i.test(verb) || undefined, audience, note }
}

/** “… to property managers before the new rule comes in”: what will be is told, too. */
const before = /^(.{3,60}?)\s(?:before|because|since|now that)\s((?:the|our|a|an|new)\s.{8,80})$/i

const saysWhen = /\b(?:before|after|until|when|while|because|so that|since|without|unless)\b/i

/** “Persuade HR managers to offer bike leasing” asks them whether they have thought of it. */
function considered(text: string): Partial<ReadGoal> | undefined {
  const [, whom = '', verb = '', what = ''] =
    /^(?:persuade|convince|motivate|encourage|get|inspire|ask(?=.*\sto\s(?:switch|replace|move|change|outsource|rent|lease|hire|upgrade)\s)|(?:we|i)\s(?:want|would like))\s+((?:[\p{L}\d-]+\s+){1,6}?)to\s+(?!(?:the|our|an?|my|your|their|all|this)\s)(\p{Ll}+)\s+(\S.{3,80})$/iu.exec(
      text,
    ) ?? []
  const doing = gerundOf(verb)
  return doing === undefined || answers.test(verb) || isVerb(whom)
    ? undefined
    : {
        question: inProperCase(`Have you thought of ${doing} ${toThem(what)}?`),
        subject: fittingQuestion(`have you thought of ${doing} ${what}`),
        isPlain: true,
      }
}

/** What somebody does at once, and does not think of first. */
const answers =
  /^(?:reply|respond|answer|click|call|sign|register|join|come|visit|attend|book|download|fill|complete|pay|see|try|test)$/i

/** “Help restaurants fill empty tables with our booking app” */
function helped(text: string): Partial<ReadGoal> | undefined {
  return /^help\s+(?!me\b|us\b|them\b|write\b|with\b)(?:[\p{L}\d-]+\s+){1,4}?(?:to\s+)?\p{Ll}{3,}\s+\S.{5,100}$/iu.test(
    text,
  )
    ? { note: inProperCase(`We ${text.charAt(0).toLowerCase()}${text.slice(1)}.`), isPlain: true }
    : undefined
}

/** “Invite them to join our advisory board” */
function joined(text: string): Partial<ReadGoal> | undefined {
  const [, whom = '', deed = ''] =
    /^invite\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\sto\s((?:join|attend|visit|become|be)\s\S[^,;:]{3,70})$/iu.exec(text) ??
    []
  return deed === '' || !isAddressee(whom)
    ? undefined
    : {
        question: `Would you like to ${toThem(deed)}?`,
        subject: fittingQuestion(`would you like to ${deed}`),
        isPlain: true,
      }
}

/** “Ask our clients for a quote for our website” */
function askedFor(text: string): Partial<ReadGoal> | undefined {
  const [, whom = '', what = ''] =
    /^ask\s(?:((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s)?for\s((?:an?|the|their|some|two|three)\s[^,;:]{4,70})$/iu.exec(
      text,
    ) ?? []
  return what === '' || (whom !== '' && !isAddressee(whom)) || asNounPhrase(what) === undefined
    ? undefined
    : { question: inProperCase(`Could you give us ${toThem(what)}?`), isPlain: true }
}
