import { openMatter } from '../open-matter'
import { closingWish } from './closing-wish'
import type { Ask } from './asks'
import { questionFor } from '../question-for'
import type { ClosingCall } from './closing-call'
import type { GoalMatter } from './goal-matter'
import { fittingSubject } from './fitting-subject'
import { goalSentences } from './goal-sentences'
import { headsItself } from './heads-itself'
import { isGarbled } from './is-garbled'
import { isMany } from './is-many'
import { listedFact, looseFact, saidThat } from './loose-fact'
import { looseOrder } from './loose-order'
import { pitchFacts } from './pitch-facts'
import { lowerFirst } from '../lower-first'
import { plainlySaid } from './plainly-said'
import { isVerb } from './plain-verb'
import type { ReadGoal } from './read-goal'
import { asksNoTime } from './read-by-rules'
import { proofSentence } from './read-proof'
import { isGain } from './read-topic'
import { readOfThings } from './read-of-things'
import { ofTrained } from './of-trained'
import { callIn } from './read-pitch'
import { saysItself } from './says-itself'
import { severalSaid } from './several-do'
import { thingIn } from './thing-in'
import { withoutWork } from './without-work'
import { upperFirst } from '../upper-first'

/** What one sentence of a goal comes to; nobody knows what an open one says. */
type Part =
  | { readonly call: ClosingCall }
  | { readonly note: string }
  | { readonly matter: Matter }
  | { readonly open: string }

type Matter = Partial<ReadGoal>

/**
 * A goal of which something is not understood: what can be said is said, what is asked for is asked, and the rest of it
 * is left open in its place. Nothing where that would be all of it.
 */
export function readBySentence(matter: GoalMatter, readAlone: (text: string) => ReadGoal): ReadGoal | undefined {
  const texts = goalSentences(matter.rest).flatMap(withoutTail)
  const isOfSomebody = introduces.test(matter.rest)
  const parts = openTogether(
    texts.map((text, at) =>
      ofPerson.test(text) && !isOfSomebody
        ? { open: text }
        : (ofThings(texts, at) ?? partOf(text, at, texts.length, readAlone)),
    ),
  )
  if (!parts.some(saysSomething)) return undefined
  const matters = parts.flatMap((part) => ('matter' in part ? part.matter : []))
  // Whom it invites to something is invited, whatever is sold beside it.
  const abouts = matters.filter(({ about }) => about !== undefined)
  const named = abouts.find(({ ask }) => ask === 'webinar') ?? abouts[0]
  const [question, ...before] = questionsOf(parts)
  const said = parts.map((part) => saidOf(part, named)).filter((each) => each !== '')
  const note = [...before, ...ofAsked(said, parts[0])].join(' ')
  const read = plainlySaid(matter, {
    note: note === '' ? undefined : note,
    question: matter.asksNothing
      ? undefined
      : (question ?? (named === undefined ? questionFor(askOf(matters)) : undefined)),
  })
  const begun = parts[0] !== undefined && 'matter' in parts[0] ? parts[0].matter : undefined
  const common = {
    audience: matters.find(({ audience }) => audience !== undefined)?.audience,
    remark: matters.find(({ remark }) => remark !== undefined)?.remark,
    subject: matters.find((each) => each.subject !== undefined && !(each !== begun && headsItself(each)))?.subject,
  }
  if (named?.about === undefined) return { ...read, ...common }
  const { about, isOffer = true, isOffered, saysValue } = named
  // Where no call is to be asked for, nothing is asked that the goal does not ask.
  if (question === undefined && asksNoTime.test(matter.whole))
    return { ...read, ...common, note: `I would like to tell you about ${about}. ${note}`.trim() }
  const ask = matters.find((each) => each.ask !== undefined && (each.ask === 'webinar' || question === undefined))?.ask
  const subject = ask === 'webinar' ? (fittingSubject(`Invitation to ${about}`) ?? common.subject) : common.subject
  return { ...read, ...common, subject, about, isOffer, isOffered, saysValue, ask, isPlain: false }
}

function askOf(matters: readonly Matter[]): Ask | undefined {
  return matters.find(({ ask }) => ask !== undefined)?.ask
}

/** “They reduce echo by half”, of what was named before. */
function ofThings(texts: readonly string[], at: number): Part | undefined {
  const thing = texts.slice(0, at).findLast((text) => thingIn(text) !== undefined)
  const text = texts[at] ?? ''
  const note =
    (thing === undefined ? undefined : readOfThings(text, thingIn(thing))?.note) ?? ofTrained(text, texts[at - 1])
  return note === undefined ? undefined : { note }
}

/** Who “she” is has to be said. */
const ofPerson = /^(?:he|she)\b/i
const introduces =
  /^(?:please\s)?(?:(?:introduce|meet|present)\s|(?:announce|tell them)\sthat\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\sis\s)/iu

/** What is not understood in a row is one thing to be filled in. */
function openTogether(parts: readonly Part[]): readonly Part[] {
  const together: Part[] = []
  for (const part of parts) {
    const last = together.at(-1)
    if ('open' in part && last !== undefined && 'open' in last)
      together[together.length - 1] = { open: `${last.open}. ${part.open}` }
    else together.push(part)
  }
  return together
}

/** A call alone, for which it is not known what to say, is no message, and neither is whom it goes to. */
function saysSomething(part: Part): boolean {
  if ('matter' in part) {
    const { about, note, question, ask, remark } = part.matter
    return [about, note, question, ask, remark].some((said) => said !== undefined)
  }
  return 'note' in part || ('call' in part && (part.call.isOwn || wonders.test(part.call.question ?? '')))
}

/** “Do you take guests?” may be all that a message says. */
const wonders = /^(?:Do|Are|Have|Can) you\s\S|^Would you like to (?:join|become|be|attend)\s/

/**
 * What is asked in so many words, and what goes before it where two things are asked; where nothing is, what other rules
 * would ask. Time is asked for beside the rest.
 */
function questionsOf(parts: readonly Part[]): readonly string[] {
  const asked = parts.map((part) =>
    'call' in part ? part.call.question : 'matter' in part ? part.matter.question : undefined,
  )
  const all = asked.filter((question) => question !== undefined)
  const own = all.filter((question) => !usual.test(question))
  const last = (own.length === 0 ? all : own).at(-1)
  const first = own.length > 1 ? own[0] : undefined
  if (last === undefined) return []
  if (first === undefined) return [last]
  return first === asked[0] && !time.test(first) ? [last, first] : [`${first} ${last}`]
}

const time = /^(?:Would you be open to|When would|Would you have \d)/

/** These are asked of anybody. */
const usual =
  /^(?:What would have to be different|Could that be something|Would you have an opening for me|Is there anything that we can|Would that be of interest|Shall I set that up|Would you let me know|Will you come|Would you take part|Is that something that you can imagine)\b/

/** What is told beside what it is about. */
function saidOf(part: Part, named: Matter | undefined): string {
  if ('open' in part) return openMatter(part.open)
  if ('note' in part) return part.note
  if ('call' in part) return part.call.note ?? ''
  const { about, note } = part.matter
  const more = about === undefined || part.matter === named ? [] : [`I would also like to tell you about ${about}.`]
  return [...more, ...(note === undefined ? [] : [note])].join(' ')
}

/** What is asked stands at the end: “It uses less gas” has to say itself what that is. */
function ofAsked([first = '', ...rest]: readonly string[], begun: Part | undefined): readonly string[] {
  const asked = begun !== undefined && 'call' in begun ? begun.call.question : ''
  const [, thing] =
    /^Would you like to (?:test|try|use|taste|sample) ((?:our|my)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)(?=\?|\s(?:for|in|at|on|with|from|over)\s)/u.exec(
      asked,
    ) ?? []
  return thing === undefined || isMany(thing)
    ? [first, ...rest]
    : [first.replace(/^It(?=\s)/, upperFirst(thing)), ...rest]
}

function partOf(text: string, at: number, count: number, readAlone: (text: string) => ReadGoal): Part {
  const isFirst = at === 0
  const call = closingWish(text, isFirst) ?? callIn(text)
  if (call !== undefined) return { call }
  const note =
    // A pitch begins with what is wrong.
    severalSaid(text) ??
    (isFirst && !own.test(text)
      ? (proofSentence(text) ?? saidThat(text) ?? (count > 1 ? (listedFact(text) ?? saysItself(text)) : undefined))
      : (pitchFacts(text) ?? looseFact(text)))
  if (note !== undefined && !isGarbled({ note })) return { note }
  const read = count === 1 ? undefined : readAlone(text)
  // Behind the first sentence a thing is only named by an order.
  if (read !== undefined && isSaid(read, isFirst, text)) return { matter: withoutWork(read) }
  // “Our team workshops. …” is what it is about.
  const named =
    isFirst && count > 1 && (/^(?:our|my)\s/i.test(text) || isGain(text))
      ? readAlone(`tell them about ${lowerFirst(text)}`)
      : undefined
  if (named !== undefined && isSaid(named, isFirst, text)) return { matter: named }
  const order = looseOrder(text)
  return order === undefined || isGarbled(order) ? { open: text } : { matter: order }
}

/** Behind the first sentence a thing is only named by an order, and whom it goes to says nothing. */
function isSaid(read: ReadGoal, isFirst: boolean, text: string): boolean {
  const { isUnread, about, note, question, ask, remark } = read
  if (isUnread || isGarbled(read)) return false
  return isFirst || (about === undefined ? (note ?? question ?? ask ?? remark) !== undefined : isVerb(text))
}

const own = /^(?:we|i|our|my)\b/i

/** “…, and book a call”, “… and ask what they think” */
function withoutTail(text: string): readonly string[] {
  const [, asked, beside] = askedTwice.exec(text) ?? []
  if (asked !== undefined && beside !== undefined) return [asked, `ask ${beside}`]
  // What they are to do is theirs.
  const [, begin, tail] = /^they\s/i.test(text) ? [] : (tailed.exec(text) ?? [])
  if (begin === undefined || tail === undefined) return [text]
  return [...withoutTail(begin), ...(/^ask\s/i.test(tail) ? withoutTail(tail) : [tail])]
}

/** “Ask for prices and if they can start in May” */
const askedTwice =
  /^(ask\s.{4,60}?)\s+and\s+((?!if\s(?:so|yes|no|not)\b)(?:if|whether|how|what|when|where|which|who)\s.+)$/i
const tailed =
  /^(.{12,}?)(?:,\s+(?:and\s+|then\s+)?|\s+and\s+)((?:book|ask|suggest|propose|offer|invite|arrange|schedule|get them|show|send (?:them|an?\s(?:free\s|first\s)?(?:sample|brochure|catalogue|test kit))|remind|thank|tell them|share)\s\S.*)$/i
