import type { ReadClause } from './clause-rule'
import { ofTrained } from './of-trained'
import { ownSentence } from './own-sentences'
import { readClause } from './read-clause'
import { asSentence } from './read-note'
import { readDetail } from './read-detail'
import { readOfThings } from './read-of-things'
import { proofSentence } from './read-proof'

/** What “they” are is what was named right before, where that is several things. */
export function readClauses(texts: readonly string[]): readonly ReadClause[] {
  const read: ReadClause[] = []
  for (const [at, text] of texts.entries()) {
    // “…, so they book meetings” belongs to what stands before it.
    const trained = /^\p{Lu}/u.test(text) ? ofTrained(text, texts[at - 1]) : undefined
    if (trained !== undefined) {
      read.push({ note: trained })
      continue
    }
    const named = read.findLast(({ offer, loose, topic }) => (offer ?? loose ?? topic) !== undefined)
    const thing = named?.offer ?? named?.loose ?? named?.topic ?? toldOf(read)
    const own =
      readOfThings(text, thing) ?? (read.some(({ isTold }) => isTold) ? neededOf(text) : undefined) ?? readClause(text)
    const isUnknown = own.loose !== undefined || isEmpty(own)
    // Behind what somebody does it is of that.
    const told = thing ?? (read.some(({ note }) => note !== undefined) ? '' : undefined)
    const stated = isWhomAlone(own) ? (proofSentence(text) ?? ownSentence(text)) : undefined
    if (stated !== undefined) {
      read.push({ note: stated })
      continue
    }
    read.push((told !== undefined && isUnknown ? readDetail(text, told) : undefined) ?? own)
  }
  return read
}

/** “They need the new badge”, behind what they are told. */
function neededOf(text: string): ReadClause | undefined {
  const note = /^they\s(?:only\s|just\s)?need\s(?:the|an?|no|their|some|only)\s/i.test(text)
    ? asSentence(text)
    : undefined
  return note === undefined ? undefined : { note, isTold: true }
}

/** “I am writing to tell you about our vans which can be leased” names the vans. */
function toldOf(read: readonly ReadClause[]): string | undefined {
  const told = read.findLast(({ note }) => note !== undefined)?.note
  return /\btell you about (our\s[^.,]*?)(?:\s(?:which|that|who)\s[^.]*)?\.$/i.exec(told ?? '')?.[1]
}

/** “Companies with 20 people get a month free” says what they get, and names nobody. */
function isWhomAlone(clause: ReadClause): boolean {
  return clause.audience !== undefined && isEmpty({ ...clause, audience: undefined })
}

/** Whether no rule knows what a clause says. */
export function isEmpty(clause: ReadClause): boolean {
  return Object.values({ ...clause, isTold: undefined }).every((value) => value === undefined)
}
