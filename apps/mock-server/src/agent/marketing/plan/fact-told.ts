import { withDays } from '../../../engines/messages/goal/in-proper-case'
import { toThem } from '../../../engines/messages/goal/to-them'
import { hasOpenMatter } from '../../../engines/messages/open-matter'
import type { Draft } from '../memory'
import { asSentence } from '../request/as-sentence'
import { messageWords, partWords, styleWords } from '../request/draft-words'
import type { Intent } from '../request/intent'
import { saysWhatTheySell, statesOfOffer } from '../request/states-of-offer'

/**
 * “Delivery is free”, “it takes two hours”: what is told behind messages that have just been written, and is nothing
 * that could be done, is what they are to say as well.
 */
export function factTold(draft: Draft | undefined, prompt: string, intents: readonly Intent[]): Intent | undefined {
  const [intent, ...others] = intents
  // What stands in brackets waits to be told.
  if (
    draft === undefined ||
    draft.templates.some(hasOpenMatter) ||
    others.length > 0 ||
    intent?.kind !== 'unknown' ||
    intent.others !== undefined
  )
    return undefined
  // A question is none, also where nothing but its end says so.
  if (prompt.trim().endsWith('?') || asks.test(prompt) || orders.test(prompt) || putsRight.test(prompt))
    return undefined
  // In the words that it was read in: “I forgot to say that …” is none of them.
  const said = intent.text
    .replace(before, '')
    .replace(/(?:,? (?:by the way|btw|though|too|as well|please))*[.!\s]*$/i, '')
  if (
    said.length > longest ||
    /[?:;"“”„\n]|[.!]\s/.test(said) ||
    ofMessages.test(said) ||
    judges.test(said) ||
    ordersMore.test(said)
  )
    return undefined
  if (
    !ofIt.test(said) &&
    !thereIs.test(said) &&
    !ofReaders.test(said) &&
    !ofUs.test(said) &&
    !saysWhatTheySell(said) &&
    !(statesOfOffer(said) && !ofOthers.test(said))
  )
    return undefined
  const sentence = asSentence(withDays(toThem(said)))
  return { kind: 'edit', shorter: false, changes: { add: [{ sentence, at: 'end' }] }, unable: [], save: false }
}

const before = /^(?:(?:and|also|oh|by the way|btw|ah|so|plus|fyi|note that|remember that|in addition)[,:\s]+)+/i
const longest = 150
const asks =
  /^(?:(?:and|so|but|ok(?:ay)?)[,\s]+)*(?:what|how|who|whom|whose|where|when|why|which)(?:['’]?s|['’]?re)?\s|^(?:is|are|do|does|did|can|could|should|would|will|has|have|shall|may)\s/i

/** “Price is 8 euro not 9” says what is wrong as well: of what does not stand there, nothing is told. */
const putsRight = /\d\S*(?: [\p{L}%€]+){0,3},? (?:and )?not (?:[€$£] ?)?\d/u

/** “Leave out the call” */
const orders =
  /^(?:(?:and|also|now|then|please|pls|ok(?:ay)?|just|can you|could you)[,\s]+)*(?:leave|drop|remove|delete|skip|omit|cut|take|put|make|use|change|move|add|keep|start|begin|end|close|finish|shorten|lengthen|rewrite|reword|undo|tone|stop|let|give|show|tell|send|ask|mention|include|insert|replace|swap|turn|set|get rid|do(?:n['’]t| not)?|never|avoid|try|write|say|sign|call|bring|switch|merge|split|combine|reorder)\s/i

/** “It costs 16 euro, and ask if they have half an hour” */
const ordersMore =
  /(?:,|\sand|\sbut)\s(?:also |please |then )*(?:ask (?:them|for|if|whether|how|when|who|what)|sign (?:it|them)|mention|remove|drop the|take out|leave out|shorten)\s/i

/** “The second email is for Friday” */
const ofMessages = new RegExp(
  `\\b(?:${messageWords}|${partWords}|audience|list|contacts?|campaign|accounts?|rows?|columns?)\\b`,
  'i',
)

/** What somebody thinks of what was written. */
const judges = new RegExp(
  `^(?:it|this|that|they|these|those|(?:the|my|our) [\\p{L}-]+)(?:['’]s|['’]re|\\s\\p{L}+) (?:(?:not|a bit|a little|very|too|so|quite|really|still|now|rather|all|just|much|way|far)\\s+)*(?:${styleWords}|wrong|bad|fine|ok(?:ay)?|perfect|great|good|nice|right|true|correct|missing|unclear|confusing|silly|strange|odd|ugly|awful|terrible|nonsense|enough|gone|done|ready|clear|different|what|how|where|like)(?![\\p{L}-])`,
  'iu',
)

const number =
  '(?:\\d|an?\\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half)'
/** What can be said of an offer or an event alone, not of what somebody has read. */
const ofIt = new RegExp(
  `^it(?:['’]s| is) (?:only |just |now |also |always |completely |fully )*(?:${number}|free|the (?:only|first)|available|open|included|valid|made|certified|organic|online|in|on|at|for|from|until|limited|held|run|by|tax)\\b|^it (?:also |only |just )*(?:costs?|takes?|lasts?|starts?|begins?|ends?|runs?|comes? (?:with|in)|includes?|works? (?:with|on|in|for|without)|weighs?|fits?|saves?|cuts?|integrates?|supports?|needs? (?:no|only|${number})|has|have|can|opens?|pays? for|reduces?|replaces?|covers?|connects?|imports?|exports?)\\b(?! (?:to|be)\\b)`,
  'iu',
)
const thereIs = new RegExp(
  `^there (?:is|are|will be) (?:also |now |only |just )*(?:no|free|plenty|${number}|coffee|lunch|food|drinks|parking)\\b`,
  'i',
)
/** “We have a ten year guarantee” */
const ofUs =
  /^we (?:also |now |only )*(?:have (?!to\b)|offer|give|include|charge|do not charge|don['’]t charge|speak|are (?:open|based|certified|insured|available)|can (?!(?:you|we|see|do better)\b))/i
const ofReaders =
  /^you (?:get|receive|save|pay (?:only|nothing|no)|need (?:no|only)|can (?:always |also |even )?(?:use|book|try|cancel|pay|test|order|rent|choose|return|bring|come|start|reach|get|park))\s/i
/** Somebody's own troubles are nothing to tell. */
const ofOthers =
  /^(?:(?:my|they|these|those)\b|nobody|no one|everybody|everyone|someone|somebody|who|people at|\p{Lu}?\p{Ll}+ \p{Ll}+ed\b)|\b(?:wants?|boss|colleague|doesn['’]t|don['’]t)\b/iu
