import { stemOf } from '../../../engines/messages/goal/stem-of'
import { toneIn } from '../../../engines/messages/tone-in'
import { lengthIn, messageWords } from './draft-words'

/**
 * Parts of an order for messages that nothing of what was read of it says: whoever orders something is told what of it was
 * not done, whatever it is.
 */
export function notTaken(order: string, taken: readonly (string | undefined)[]): readonly string[] {
  const said = new Set(taken.flatMap((part) => (part?.match(word) ?? []).map(stemOf)))
  return order.split(clauseEnd).flatMap((clause) => {
    const words = [...clause.matchAll(word)]
    const isLost = words.map(({ 0: found }) => isContent(found) && !said.has(stemOf(found)))
    const [first, last] = [isLost.indexOf(true), isLost.lastIndexOf(true)]
    if (first < 0) return []
    // With the little words before it: “in a bullet list”.
    let from = first
    while (from > 0 && little.test(words[from - 1]?.[0] ?? '')) from -= 1
    const [begin, end] = [words[from], words[last]]
    return begin && end ? [clause.slice(begin.index, end.index + end[0].length).replace(/^(?:an?|the) /i, '')] : []
  })
}

const word = /\p{N}[\p{N}.,:]*\p{N}|[\p{L}\p{N}][\p{L}\p{N}'’&]*/gu
const clauseEnd = /[,;:.!?()]\s+|\s[–—-]\s/
const little = /^(?:an?|the|in|with|as|of|for|from|to|on|at|by|using|like|no|not|without|one|my|our|their)$/i

function isContent(found: string): boolean {
  return (found.length >= shortestWord || /\p{N}/u.test(found)) && !ofOrders.test(found) && !isStyle(found)
}

const shortestWord = 3

/** As it can be written here. */
function isStyle(found: string): boolean {
  return named.test(found) || toneIn(found) !== undefined || lengthIn(found) === 'shorter'
}

const named = new RegExp(`^${messageWords}$`, 'i')

/** What orders say of any messages, and of whom these go to. */
const ofOrders =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|please|pls|kindly|write|draft|compose|create|generate|prepare|suggest|make|give|reach|contact|approach|target|send|the|and|but|plus|also|then|now|for|with|about|that|which|who|whom|this|these|those|them|they|their|him|her|his|its|our|your|you|all|each|every|everyone|everybody|any|some|new|few|couple|first|quick|nice|good|great|perfect|cold|initial|personal|outreach|intro|introduction|introductory|sales|marketing|campaign|email|e-mail|linkedin|linked-in|cadence|content|step|steps|part|parts|touch|touches|touchpoints?|follow|follow-?ups?|subject|lines?|note|invite|invitation|reminder|announcement|save|saved|it|contacts?|leads?|prospects?|people|persons?|audience|list|accounts?|compan(?:y|ies)|customers?|clients?|recipients?|readers?|would|like|want|need|can|could|should|must|will|let|lets|let's|from|have|has|are|is|was|were|been|be|here|there|thanks|thank|using|via|through|over|say|says|saying|tell|tells|telling|ask|asks|asking|offer|offers|offering|inform|informing|mention|mentions|mentioning|explain|explains|explaining|introduc(?:e|es|ing)|announc(?:e|es|ing)|present(?:s|ing)?|promot(?:e|es|ing)|pitch(?:es|ing)?|describ(?:e|es|ing)|regarding|concerning|topic|found|linked|better|polite|politely|simple|clear|direct|engaging|compelling|effective|strong|convincing|persuasive|professional|personali[sz]ed|tailored|customi[sz]ed|so|far|just|only|really|very|more|again|another|other|different|long|longer|short|shorter|brief|words?|at|most|to|of|by|in|on|me|us|we|i|a|an|my|total|sequence|series|set|number|english|in-?mails?|dms?|proposals?|partnership|cooperation|collaboration|re-?engagement|connection|requests?|characters|cta|call|action|reply|answer)$/i
