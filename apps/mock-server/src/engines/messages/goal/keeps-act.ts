import { showsWhere } from './done-by-ours'
import { asksForSomebody } from './names-somebody'
import { pitchFacts } from './pitch-facts'
import { isSaidToThem } from './read-verbatim'
import type { ReadGoal } from './read-goal'

/** Whether what was read does what the goal says that is to be done: whoever is to be invited is not told about something. */
export function keepsAct(goal: string, { ask, note, question, remark, subject }: Partial<ReadGoal>): boolean {
  const said = [note, question, remark, subject].join(' ')
  return acts.every(
    ([ordered, kept]) =>
      !ordered.test(goal) || ask === 'webinar' || (ask === 'trial' && toTry.test(goal)) || kept.test(said),
  )
}

/** Whoever is asked whether they want to try something is invited to. */
const toTry = /^invite\s.{2,60}\sto\s(?:try|test)\b/im

/** Whether each fact is told: “Nothing to pay” has no word that would be missed. */
export function keepsFacts(texts: readonly string[], { about, note, question, remark }: Partial<ReadGoal>): boolean {
  const said = [about, note, question, remark].join(' ').toLowerCase()
  return texts.every((text) => {
    // None of its words would be missed.
    const [begun] = ofPerson.exec(text) ?? []
    if (begun !== undefined) return said.includes(begun.toLowerCase())
    // What we do for them is no matter to be asked about.
    if (/^we help them\s/i.test(text)) return said.includes('we help')
    if (showsWhere.test(text)) return said.includes(text.toLowerCase())
    return (pitchFacts(text) ?? '').split(/,\s/).every((part) => {
      const words = part.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
      return words.length === 0 || words.some((word) => said.includes(word))
    })
  })
}

/** “She will call them” is told, and no call is asked for. */
const ofPerson = /^(?:he|she)\s\p{L}+\s\p{L}+/iu

/** Whether what is asked of the reader in so many words is asked. */
export function keepsQuestions(goal: string, { note, question }: Partial<ReadGoal>): boolean {
  const said = [note, question].join(' ').toLowerCase()
  if (!said.includes('?') && !/\bknow\b/.test(said) && wondered.test(goal)) return false
  if (asksForSomebody.test(goal) && !/\bwho\b/.test(said)) return false
  // “Ask for feedback. Ask where to send it” asks two things.
  if ([...goal.matchAll(askedNext)].some(([, word = '']) => !said.includes(word.toLowerCase()))) return false
  const asked = goal
    .split(/(?<=[.!?])\s+/)
    .filter((sentence, index) => isPutToThem(sentence) || (index > 0 && isBidden(sentence)))
  return asked.every((sentence) =>
    said.includes((ofOthers.test(sentence) ? sentence : sentence.slice(0, shortest)).toLowerCase()),
  )
}

/** “Ask where to send them” asks something in words of its own, and so does “I'd like to show it to their director”. */
const wondered =
  /(?:^|[.!?;\n]\s*)(?:please\s)?ask\s(?:(?:\S+\s){0,4}?(?:if|whether|where|how|what|when|why)|(?:them\s)?(?:who|which))\s|(?:^|[.!?;\n]\s*)(?:i|we)(?:['’]d|\swould)\s(?:like|love)\sto\sshow\s(?:it|this)\sto\stheir\s/i

const askedNext = /(?<=[.!?;]\s)ask\s(?:them\s)?(where|which|who|when|how (?:many|much|often))\s/gi

/** “What would you want for them?”, “please send returns to the new address”: it is said as it stands, or not at all. */
function isPutToThem(sentence: string): boolean {
  return sentence.endsWith('?') && (isSaidToThem(sentence) || ofBoth.test(sentence))
}

const ofBoth = /^(?!can|could|would you (?:please )?(?:write|draft)).*\byou\b.*\bthem\b/i

/** “Please send returns to the new address”, behind what else is told. */
function isBidden(sentence: string): boolean {
  return (
    /^Please\s(?!(?:notify|book|arrange|schedule|advise|get|find|keep|be|use|do|don['’]t)\b)/i.test(sentence) &&
    isSaidToThem(`${sentence} your`)
  )
}

/** Who or what they are is changed easily where a goal is read as one of people. */
const ofOthers = /\bthem\b/i
const shortest = 12

/** What a goal begins with, and one of the words that do it. */
const acts: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^invit(?:e|ing)\b/im,
    /\b(?:invit|welcome|join|take part|come|have you|see you|visit|interview|coffee|lunch|dinner|drink)/i,
  ],
  [/^(?:say )?(?:thank|thanks)\b/im, /\bthank/i],
  [/^(?:apologi[sz]e|say sorry|sorry)\b/im, /\b(?:sorry|apolog|regret)/i],
  [/^congrat/im, /\bcongratulat/i],
  [
    /^(?:win|bring|get) (?:\p{L}+ ){0,3}?back\b(?!.*\b(?:share|time|control|trust|hours|money)\b)/imu,
    /\b(?:back|again|return|come)\b/i,
  ],
  [/^(?:re-?activate|re-?engage|wake up)\b/im, /\b(?:back|again|return|come|in touch|used to|some time|ago|since)\b/i],
  [/^(?:remind|reminder)\b/im, /\b(?:remind|reminder)/i],
]
