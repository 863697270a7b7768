import { askNouns } from './asks'
import { isVerb } from './plain-verb'

/**
 * A goal in which all that is wanted of whoever is written to has a verb of its own: of “ask whether they plan night
 * loads, and for a call” the call is asked for, and no part of the question.
 */
export function withOwnVerbs(goal: string): string {
  return goal.split(sentenceBreak).map(unjoined).join('')
}

/** The break stays, as a part of its own. */
const sentenceBreak = /((?<=[.!?])\s+|\n+)/

function unjoined(sentence: string): string {
  let said = ''
  for (const part of sentence.split(joint)) {
    const order = said === '' ? undefined : lastOrder(said)
    const own = order === undefined ? undefined : withVerb(order, part)
    said = own === undefined ? `${said}${part}` : `${said}, and ${own}`
  }
  return said
}

/** Right before what joins a thing to another one, which stays with it. */
const joint = /(?=(?<![,;])[,;]?\s(?:and|&|plus|as well as)\s|[,;]\s(?:also\s|then\s|for\san?\s))/i

/** What is to be done at last, and to or with what. */
interface Order {
  readonly verb: string
  readonly tail: string
}

function lastOrder(said: string): Order | undefined {
  const found = [...said.matchAll(orders)].at(-1)
  return found && { verb: found[0], tail: said.slice(found.index + found[0].length).trimStart() }
}

/** “Our offer” and “an offer” are none. */
const orders =
  /(?<!\b(?:our|the|an|their|your|this|last|first)\s)\b(?:ask(?:ing)?|request|find out|(?<!\blet\s(?:\S+\s){1,3})know|get|book|arrange|schedule|offer|tell|inform|let|invite|introduce|present|pitch|sell|promote|announce|remind|thank|apologi[sz]e|sorry|congratulate|welcome|wish)\b/gi

/** What is joined to something that is to be done, with the verb that it lacks. */
function withVerb(order: Order, joined: string): string | undefined {
  const what = joined.replace(/^[,;]?\s(?:(?:and|&|plus|as well as)\s)?(?:also\s|then\s)?/i, '')
  const [, thing] = /^for\s(.+)$/is.exec(what) ?? []
  if (thing !== undefined) return isAskedFor(order, thing) ? `ask for ${thing}` : undefined
  const [, wish] = /^(?:to|that they(?: should)?)\s(.+)$/is.exec(what) ?? []
  if (wish !== undefined) return isWished(order, wish) ? `ask them to ${wish}` : undefined
  if (isQuestion(order, what)) return `ask ${what}`
  return isTimeBeside(order, joined, what) ? `ask for ${what}` : undefined
}

function isAskedFor({ verb, tail }: Order, thing: string): boolean {
  if (ofPast.test(verb)) return false
  // “Whether they have room for meetings and for calls”
  if (!asks.test(verb) || (doubts.test(tail) && /\sfor\s/i.test(tail))) return oneTime.test(thing)
  return askedThing.test(thing)
}

function isWished({ tail }: Order, wish: string): boolean {
  if (doubts.test(tail)) return replies.test(wish)
  const isBesideWish = [...tail.matchAll(/\bto\s(?=(\S+ ?\S*))/gi)].some(([, words = '']) => isVerb(words))
  return !isBesideWish && (replies.test(wish) || deeds.test(wish))
}

/** Yes or no, and what only words can answer, are questions of their own. */
function isQuestion({ verb, tail }: Order, what: string): boolean {
  if (!/^ask/i.test(verb)) return false
  if (/^about\s/i.test(what)) return thingFirst.test(tail)
  // “Ask if they got it and if they have questions”
  if (/^(?:\S+\s){0,3}?if they\s/i.test(tail) && /^if they (?:have|need|want|would)\s/i.test(what)) return true
  // “And if they're happy with it”
  if (doubts.test(tail) && /^if they(?:['’]re|\sare)\s(?!not\b)/i.test(what)) return true
  return (doubts.test(tail) && question.test(what)) || (thingFirst.test(tail) && questionAlone.test(what))
}

function isTimeBeside({ verb, tail }: Order, joined: string, what: string): boolean {
  if (!timeAlone.test(what) || oneTime.test(tail.replace(/^for\s/i, ''))) return false
  if (!asks.test(verb)) return offers.test(verb)
  return !doubts.test(tail) || !(/^,?\sand\s/i.test(joined) && takesThings.test(tail))
}

const ofPast = /^(?:thank|apologi|sorry|congrat|welcome|wish)/i
const asks = /^(?:ask|request|find out|know|get|book|arrange|schedule)/i
const offers = /^(?:offer|introduce|present|pitch|sell|promote)/i
const doubts = /^(?:\S+\s){0,8}?(?:if|whether)\s/i
const thingFirst = /^(?:\S+\s){0,4}?(?:for|about)\s/i
/** “And if they …” may as well be a condition. */
const question = /^(?:whether|what|why|when|how|who|where|which)\s(?!not\b|possible\b|necessary\b)/i
/** Others may say more of a thing: “customers who left, and who may come back”. */
const questionAlone = /^(?:whether|what|why|when|how)\s(?!not\b|possible\b|necessary\b)/i
/** What somebody may want, or be open to, as well as what stands before. */
const takesThings = /\b(?:wants?|likes?|needs?|prefers?|have|open to|interested in|ready for|accept|use)\b/i

const time = '(?:calls?|meetings?|chats?|conversations?|demos?|demonstrations?|visits?|appointments?)'
const describing = '(?:[\\p{L}\\p{N}-]+\\s){0,3}?'
const oneTime = new RegExp(`^(?:an?|another|one)\\s${describing}${time}(?![\\p{L}-])`, 'iu')
const timeAlone = new RegExp(
  `^(?:an?\\s|another\\s)${describing}${time}(?:\\s(?:next|this|on|in|with|about|at|tomorrow)\\b.*)?[\\s.!]*$`,
  'iu',
)
const askedThing = new RegExp(
  `^${describing}(?:${askNouns}|${time}|samples?|price lists?|phone numbers?|numbers?|references?|names?|contacts?|documents?|advice|input|permission)(?![\\p{L}-])`,
  'iu',
)
const replies =
  /^(?:repl(?:y|ies)|respond|answer|write back|get back|forward|let us know|tell us|send us|call us|rsvp)\b/i
const deeds = /^(?:bring|pay|confirm|register|sign up|share|return|download)\b/i
