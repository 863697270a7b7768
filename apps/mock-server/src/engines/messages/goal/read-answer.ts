import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “tell them what we changed: two extra trucks”, which is the answer as well: “This is what we changed: two extra trucks.” */
export const readAnswer: ClauseRule = (text) => {
  const [, thing, points] = named.exec(text) ?? []
  if (thing !== undefined) {
    const said = asSentence(inProperCase(`this is ${thing}: ${points ?? ''}`), mostWords)
    return said === undefined ? undefined : { note: said, isTold: true }
  }
  const [, whom = '', what = '', answer = ''] = told.exec(text) ?? []
  if (answer === '' || (whom !== '' && !isAddressee(whom.trim()))) return undefined
  const note = asSentence(inProperCase(`this is ${what}: ${answer}`), mostWords)
  return note === undefined
    ? undefined
    : { note, isTold: true, subject: `${what.charAt(0).toUpperCase()}${toThem(what.slice(1))}` }
}

/** “Explain our new pricing: one price per pallet” */
const named =
  /^explain\s+(?:(?:to\s+)?(?:them|everyone)\s+)?((?:our|the)\s[^:,]{3,50}):\s+(?!(?:we|it|they|our|you)\s)(\S.*)$/i
const told =
  /^(?:tell|show|explain(?: to)?|list|describe(?: to)?)\s+((?:[\p{L}-]+\s+){0,4}?)((?:what|how|when|where|which)\s[^:]{3,80}):\s+(\S.*)$/iu
const mostWords = 40
