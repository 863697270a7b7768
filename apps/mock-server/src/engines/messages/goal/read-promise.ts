import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import { asSentence } from './read-note'

/** “offer to lock in today's price”, “promise to answer within a day”: what the sender would do. */
export const readPromise: ClauseRule = (text) => {
  const [, verb = '', what = ''] = /^(?:please\s+|also\s+)?(offer|promise)(?:\s+them)?\s+to\s+(.+)$/i.exec(text) ?? []
  if (what === '' || isPeople(what) || !(isVerb(what) || plain.test(what))) return undefined
  const begin = /^promise$/i.test(verb) ? 'we will' : 'we would be glad to'
  return { note: asSentence(inProperCase(`${begin} ${what}`)) }
}

const plain =
  /^(?:lock|fix|match|hold|pay|cover|take|carry|pick up|store|install|set up|train|test|waive|refund|wait|meet|call|pass|ship|load|work|lend|lease|rent|visit|look|do|put)\s/i
