import { withDays } from '../../../engines/messages/goal/in-proper-case'
import { isVerb } from '../../../engines/messages/goal/plain-verb'
import { asSentence } from './as-sentence'
import type { DraftEdit } from './draft-changes'
import type { Intent } from './intent'
import { hideQuotes } from './quoted-words'
import { readDraftChanges } from './read-draft-edit'

/** What is to be told as well, behind an order for a message: “Tell them the price is 49 euros”, “Parking is free”. */
export function saidBeside(part: string, { kind }: Intent): DraftEdit | undefined {
  if (told.test(part)) {
    const edit = readDraftChanges(hideQuotes(part))
    return edit.changes.add === undefined ? undefined : edit
  }
  if (kind !== 'unknown' || !isFact(part)) return undefined
  return { shorter: false, changes: { add: [{ sentence: asSentence(withDays(part)), at: 'end' }] }, unable: [] }
}

const told = /^tell (?:them|him|her|everyone|everybody) (?:the|our|we|there|it|this|all|your)\s/i

/** It states something that whoever is written to may know, and asks for nothing. */
function isFact(part: string): boolean {
  const isPlain = part.length <= longestFact && !part.endsWith('?') && !isVerb(part)
  return isPlain && !ofOthers.test(part) && (stated.test(part) || gained.test(part))
}

const longestFact = 250
const ofOthers =
  /^(?:i|you|they|he|she|their|his|her|it|this|that|these|those|please|(?:the|our|my|their|your) (?:customers?|clients?|audience|contacts?|readers?|recipients?|e-?mails?|messages?|subject|tone|goal|budget|idea|sequence|text))\b|\b(?:should|must|shall)\b/i
/** “Employees save 30%” */
const gained = /^(?!(?:our|my|we)\b)\p{L}{3,}s\s(?:save|get|pay|cut|earn)\s/iu
const stated =
  /^(?:[\p{L}\p{N}'’%€$£-]+\s+){1,8}?(?:is|are|was|were|will|has|have|can|costs?|starts?|ends?|begins?|takes?|includes?|opens?|closes?|comes?|lasts?|applies|apply)\s/iu
