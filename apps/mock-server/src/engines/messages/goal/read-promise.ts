import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import { asSentence } from './read-note'

/** “offer to lock in today's price”, “promise to answer within a day”: what the sender would do. */
export const readPromise: ClauseRule = (text) => {
  const fact = /^(?:please\s+|also\s+)?promise\s+(?:(?:to\s+)?them\s+)?that\s+(.+)$/i.exec(text)?.[1]
  if (fact !== undefined) return { note: asSentence(inProperCase(fact)), isTold: true }
  if (helpAlone.test(text)) return { note: 'We would be glad to help.' }
  const gift = later.exec(text)?.[1]
  if (gift !== undefined) return { note: asSentence(inProperCase(`we will give you ${gift}`)) }
  const helped = helping.exec(text)?.[1]
  if (helped !== undefined) return { note: asSentence(inProperCase(`we would be glad to help you ${helped}`)) }
  const [, kept, state = ''] = keptFor.exec(text) ?? []
  if (kept !== undefined) return { note: asSentence(inProperCase(`if you ${state}, we will send you ${kept}`)) }
  const promised = /^(?:please\s+|also\s+)?promise\s+(?:them\s+)?((?:an?|the|free|\d+)\b.+)$/i.exec(text)?.[1]
  if (promised !== undefined) return { note: asSentence(inProperCase(`we promise you ${promised}`)) }
  const [, verb = '', what = ''] = /^(?:please\s+|also\s+)?(offer|promise)(?:\s+them)?\s+to\s+(.+)$/i.exec(text) ?? []
  if (what === '' || isPeople(what) || !(isVerb(what) || plain.test(what))) return undefined
  const begin = /^promise$/i.test(verb) ? 'we will' : 'we would be glad to'
  const sent = sentIt.test(what) ? what.replace(sentIt, '$1 $2 to you') : what.replace(sentAlone, '$1 you ')
  return {
    note: asSentence(inProperCase(`${begin} ${sent}`)),
    instead: /^promise$/i.test(verb) ? undefined : 'Would that be of interest to you?',
  }
}

/** “offer help with choosing carriers” */
const helping =
  /^(?:please\s+|also\s+)?offer\s+(?:them\s+)?(?:(?:our|some|any|free|your)\s+)?(?:help|support|assistance)\s+((?:with|in|on|to)\s.+)$/i
const helpAlone = /^(?:please\s+|also\s+)?offer\s+(?:them\s+)?(?:our|your|some|any)?\s*(?:help|support|assistance)$/i
/** “give them a bottle of wine when we visit” */
const later = /^give\s+them\s+((?:an?|the|our|free)\s.+\s(?:when|once|as soon as)\s(?:we|they)\s.+)$/i
/** “promise the recording to those who cannot come”: any reader may be one of them. */
const keptFor =
  /^(?:promise|send|offer)\s+((?:the|our|an?)\s[^,;:]{3,40})\s+to\s+(?:those|everyone|everybody|anyone|people)\s+(?:who|that)\s+((?:cannot|can['’]t|could not|couldn['’]t|do not|don['’]t|are not)\s[^,;:]{3,40})$/i
/** Whoever sends something sends it to them. */
const sentIt = /^(send|show|give|mail|e-?mail)\s+(it|them|this)(?=$|\s(?:in|on|at|by|over|for|within|during)\s)/i
const sentAlone = /^(send|show|give|mail|lend|pay|e-?mail)\s+(?!you\b|them\b|everyone\b|everybody\b)/i

const plain =
  /^(?:lock|fix|match|hold|pay|cover|take|carry|pick up|store|install|set up|train|test|waive|refund|wait|meet|call|pass|ship|load|work|lend|lease|rent|visit|look|do|put|walk|guide|talk)\s/i
