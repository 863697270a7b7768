import { countWords } from '@inlay/sdk-core/contract/campaigns'
import type { GoalMatter } from './goal-matter'
import { inProperCase } from './in-proper-case'
import { introducesTrade } from './introduces-trade'
import { isAskAlone } from './is-ask-alone'
import { looksOrdered } from './looks-ordered'
import { plainlySaid } from './plainly-said'
import type { ReadGoal } from './read-goal'
import { startsWithVerb } from './verbs'

/** A goal that is worded as it would be said to whoever is written to: “Would you like to come to our open house?” */
export function readVerbatim(matter: GoalMatter): ReadGoal | undefined {
  const text = matter.rest.trim().replace(greeting, '')
  if (
    text === '' ||
    countWords(text) > mostWords ||
    ofOthers.test(text.replace(helpsThem, '')) ||
    ofWriting.test(text) ||
    isOrdered(text)
  )
    return undefined
  const [first = ''] = text.split(/(?<=[.?!])\s/)
  if (!isQuestionToThem(first) && !isStatementToThem(text)) return undefined
  const isAsked = text.includes('?')
  const said = inProperCase(`${text.charAt(0).toUpperCase()}${text.slice(1)}`).replaceAll(/\s*\n\s*/g, ' ')
  return plainlySaid(matter, {
    note: /[.!?]$/.test(said) ? said : `${said}.`,
    question:
      !isAsked && !matter.asksNothing && (introducesTrade(text) || (ofOffers.test(text) && !isWish.test(text)))
        ? 'Would that be of interest to you?'
        : undefined,
  })
}

/** What is plainly worded for whoever is written to: a question to them, or “please confirm your attendance”. */
export function isSaidToThem(text: string): boolean {
  return isQuestionToThem(text) || (saidPlease.test(text.trim()) && !pleaseWrite.test(text.trim()))
}

/** “We move the webinar to 24 June”, “we help bakeries to save energy”; what is offered is told of otherwise. */
export function isOwnStatement(text: string): boolean {
  return /^(?:we|i)\s+\p{L}+/iu.test(text.trim()) && !tellsOf.test(text.trim())
}

const tellsOf =
  /^(?:we|i)\s+(?:(?:also|now|currently)\s+)?(?:offer|sell|provide|supply|make|build|built|produce|deliver|run|launch|introduce|develop|design|manufacture|have|do|write|reach|talk|speak|contact|target|want|need|would|are|am|can|will|could)\b/i

/** “Are you still interested?”, but not “could you write to our customers?” */
function isQuestionToThem(text: string): boolean {
  return text.trim().endsWith('?') && asked.test(text) && !toTheWriter.test(text) && !ofOthers.test(text)
}

/** With somebody, or something, and what becomes of it. */
function isStatementToThem(text: string): boolean {
  return toThem.test(text) && (!ofThing.test(text) || finite.test(text))
}

const ofThing = /^(?:your|our|my|this)\b/i
const finite =
  /\b(?:is|are|was|were|will|would|can|could|has|have|had|does|did|(?<!\d\s)may|must|we|you|\p{L}{3,}s(?=\s(?:the|an?|your|our|on|in|at|by|up|to|\d)))\b/iu
const saidPlease =
  /^please\s+(?:(?:join|visit|see|find|use|register|sign up|return|note|remember|stop|check|call|contact|reply|confirm|choose|come)\b.*|.*\b(?:your|us)\b.*)/i
const mostWords = 60
const pleaseWrite =
  /^please\s+(?:also\s+)?(?:write|draft|create|make|generate|prepare|compose|suggest|thank|inform|tell|ask|invite|remind(?!\s+us)|announce|apologi[sz]e|offer|sell|pitch|promote|introduce|let (?!us)|mention|say|reach|contact|convince)\b/i
const greeting = /^(?:(?:hi|hello|hey|dear|good morning)(?:\s+(?:team|all|everyone|there|\{\{\w+\}\}))?\s*[,!]\s*)/i
const asked =
  /^(?:(?:would|do|did|have|are|were|will|can|could|is|does|has|may|shall|might)\b|(?:how|what|when|where|which|who|why)\b).*\byou(?:rs?)?\b/i
const toTheWriter =
  /^(?:can|could|would|will|do you think)\s+(?:you|we|i)\s+(?:please\s+)?(?:help|write|draft|create|make|generate|prepare|compose|suggest|put|do|say|(?:send|give|tell|ask|thank|invite|remind|inform|let|find|reach|contact|convince|offer|sell|pitch|promote|introduce|announce)\b(?!\s+us\b))/i
/** Somebody else than whoever is written to. */
const ofOthers =
  /\b(?:they|them|theirs?|(?:our|the|all|new|old|existing)\s+(?:customers?|clients?|users?|partners?|members?|leads?|prospects?|subscribers?|recipients?|readers?))\b/i
/** “We sell scheduling software. Get a demo booked.” is partly said to whoever writes. */
function isOrdered(text: string): boolean {
  const [, ...others] = text.split(/(?<=[.?!])\s+/)
  return others.some(
    (sentence) =>
      (startsWithVerb(sentence) || looksOrdered(sentence)) &&
      (!ofReader.test(sentence) || isAskAlone(sentence.replace(/[.\s]+$/, ''))),
  )
}

const ofReader =
  /\b(?:you|your|us|me)\b|^(?:join|visit|see|come|book|register|sign|reply|save|try|check|download|read|order|use|call|bring|enjoy|stay|keep|note|remember|let)\b/i

/** “We help law firms to cut their costs” is said to a law firm. */
const helpsThem = /(?<=^we help\s[^.;]*)\btheir\b/i
/** What is wanted of a text, and not said in it. */
const ofWriting =
  /(?:^|[.!?]\s)(?:cta|call to action|clients|customers|next step)\s?[:=]|\bshould\b|(?:[.!?,;]\s+|\n)(?:and\s+)?(?:want|wanna|need|looking for|would like|goal|aim)\b(?!\s+you\b)|\b(?:e-?mails?|newsletter|sequence) (?:to|for)\b|\b(?:am|are) wanting\b|\bwant\s+(?!you\b)\p{L}+ (?:\p{L}+ )?to\b|[.!?,]\s+(?:please\s+)?(?:ask(?! us\b)|tell|mention|offer|invite|thank|write|inform|remind|apologi[sz]e|get(?! in touch| back)|find|reach|convince|recruit|persuade)\s|\b(?:we|i)(?:['’]d)?\s+(?:would like|want|wish|need|plan|hope|aim|intend|try|are trying|like)\s+(?:to|that)\b/iu
const toThem =
  /^(?:(?:you|your|we|our|i|my|there|this)\b|(?:please\s+)?(?:meet|visit|join|call|contact|see) (?:us|me)\b|please\s|as (?:discussed|promised|agreed|announced)\b)/i
const isWish = /\b(?:love|like|glad|happy|curious) to (?:hear|know|learn|see|read)\b|\byou\b.*\bplease\b/i
const ofOffers =
  /\b(?:we|i)\s+(?:(?:also|now)\s+)?(?:offer|sell|provide|supply|make|build|develop|produce|help|support|design|look for|search|seek|are looking|can)\b|^our\s.*\b(?:helps?|saves?|cuts?|finds?|shows?)\b/i
