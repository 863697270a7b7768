import { audienceOf } from './audience-of'
import type { ReadClause } from './clause-rule'
import { asNounPhrase } from './noun-phrase'
import { inProperCase } from './in-proper-case'
import { isPeople } from './people-words'
import { posedDoubt } from './posed-doubt'
import { asSentence } from './read-note'
import { readRemark } from './read-remark'
import { toThem } from './to-them'

/** What somebody wishes to know, as a question to the reader: “know why they cancelled”, “gather opinions on our portal”. */
export function readWonder(text: string): ReadClause | undefined {
  return judgedBy(text) ?? judged(text) ?? judgedAfter(text) ?? learned(text) ?? wondered(text)
}

/** “get feedback on our portal” */
function judged(text: string): ReadClause | undefined {
  const { what = '', asked, early, late } = feedback.exec(text)?.groups ?? {}
  const whom = asked ?? early ?? late
  if (what === '' || /^(?:it|this|that)$/i.test(what)) return undefined
  const matter = inProperCase(toThem(what))
  return {
    ask: 'feedback',
    topic: asNounPhrase(matter),
    audience: audienceOf(whom),
    question: `What do you think of ${matter}? Two lines are enough.`,
    subject: `What do you think of ${matter}?`,
    isPlain: true,
    isWonder: true,
  }
}

const feedback =
  /^(?:(?:get|collect|gather|hear|obtain|receive|want|need|we need|we want|learn|know|find out|(?:we |i )?(?:would like|like|would love))\s+|ask(?:\s+(?<asked>(?:\S+\s+){0,3}?\S+))?\s+for\s+)(?:some\s+|more\s+|honest\s+|their\s+|your\s+|customer\s+|user\s+|quick\s+|short\s+)*(?:feedback|opinions?|views?|input|thoughts|comments)\s+(?:from\s+(?<early>(?:\S+\s+){0,3}?\S+)\s+)?(?:on|of|about|regarding)\s+(?<what>.+?)(?:\s+from\s+(?<late>.+))?$/i

/** “Collect feedback from customers who used our portal in October” */
function judgedBy(text: string): ReadClause | undefined {
  const { whom = '', did = '', what = '', when = '' } = feedbackBy.exec(text)?.groups ?? {}
  if (what === '' || !isPeople(whom)) return undefined
  return {
    ask: 'feedback',
    audience: audienceOf(whom),
    note: asSentence(inProperCase(`you ${did} ${what}${when}`)),
    question: `What do you think of ${toThem(what)}? Two lines are enough.`,
    subject: `What do you think of ${toThem(what)}?`,
    isPlain: true,
    isWonder: true,
  }
}

const feedbackBy =
  /^(?:get|collect|gather|hear|obtain|ask for|we (?:want|need))\s+(?:some\s+|honest\s+|customer\s+|user\s+|quick\s+|short\s+)*(?:feedback|opinions?|input|thoughts)\s+(?:from|of)\s+(?<whom>(?:[\p{L}-]+\s+){0,3}?[\p{L}-]+)\s+(?:who|that)\s+(?<did>used|tried|tested|bought|attended|visited|joined|ordered|booked|saw|received)\s+(?<what>(?:our|the|an?)\s[^,;:]{3,50}?)(?<when>\s(?:in|on|at|during|last|this|since)\s[^,;:]{2,30})?$/iu

/** “ask for feedback after the onboarding” */
function judgedAfter(text: string): ReadClause | undefined {
  const [, whom = '', what = ''] = feedbackAfter.exec(text) ?? []
  if (what === '' || (whom !== '' && !isPeople(whom))) return undefined
  const matter = inProperCase(toThem(what))
  return {
    ask: 'feedback',
    question: `How are things going after ${matter}? Two lines are enough.`,
    subject: `How are things after ${matter}?`,
    isPlain: true,
    isWonder: true,
  }
}

const feedbackAfter =
  /^(?:(?:get|collect|gather|want|need)\s+|ask(?:\s+((?:\S+\s+){0,3}?\S+))?\s+for\s+)(?:some\s+|honest\s+|their\s+|short\s+)*feedback\s+(?:after|following)\s+((?:the|our|their)\s[^,;:]{3,50})$/i

/** “learn more about their supply chain” */
function learned(text: string): ReadClause | undefined {
  const [, what] =
    /^(?:(?:learn|find out|hear|know|understand|ask(?:\s+(?:them|him|her|people))?)\s+(?:more\s+)?about|understand)\s+(their\s+.+)$/i.exec(
      text,
    ) ?? []
  return what === undefined
    ? undefined
    : { question: `Would you tell me more about ${inProperCase(toThem(what))}?`, isPlain: true, isWonder: true }
}

function wondered(text: string): ReadClause | undefined {
  const [, verb = '', whom = '', what = ''] = wonder.exec(text) ?? []
  if (what === '' || (whom !== '' && !isPeople(whom))) return undefined
  // “Find out who decides” is one question of its own.
  if (/^(?:find out|learn)$/i.test(verb) && /^who\s/i.test(what)) return undefined
  const audience = whom === '' ? undefined : audienceOf(whom)
  const [, doubt] = /^(?:if|whether)\s+(.+)$/i.exec(what) ?? []
  if (doubt !== undefined) {
    const posed = /^they\s/i.test(doubt) ? readRemark(`ask whether ${doubt}`)?.question : posedDoubt(doubt)
    if (posed !== undefined) return { audience, question: posed, isPlain: true, isWonder: true }
    const note = asSentence(inProperCase(`I would like to know whether ${doubt}`), mostWords)
    return note === undefined
      ? undefined
      : { audience, note, question: 'Would you let me know?', isPlain: true, isWonder: true }
  }
  // “See how we work” is nothing that only the reader can tell.
  if (/^(?:see|learn|understand|check|hear|know)$/i.test(verb) && !/\b(?:they|them|their|he|she)\b/i.test(what))
    return undefined
  const asked = inProperCase(toThem(what))
  return { audience, question: `Would you tell me ${asked}?`, isPlain: true, isWonder: true }
}

const wonder =
  /^(?:(?:we|i) (?:would like|want|wish|need|would love) to )?(know|find out|figure out|check|see|learn|hear|understand|discover)\s+(?:more about\s+|about\s+)?(?:from\s+)?((?:[\p{L}]+\s+){0,4}?)((?:if|whether|why|what|when|where|which|how|who|whom|whose)\s.+)$/iu

const mostWords = 30
