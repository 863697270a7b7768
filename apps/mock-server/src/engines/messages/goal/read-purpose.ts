import { audienceOf } from './audience-of'
import type { ClauseRule, ReadClause } from './clause-rule'
import { gerundAsVerb } from './plain-verb'
import { readApology } from './read-apology'
import { readConfirming } from './read-confirming'
import { readDues } from './read-dues'
import { readInforming } from './read-informing'
import { readRegards } from './read-regards'
import { readReminder } from './read-reminder'
import { readThanks } from './read-thanks'

/**
 * What a message is for, by the word that it begins with, whatever it is about: a reminder of a survey is no survey. What
 * is said so is said for itself, and sentences beside it are said as they stand.
 */
export const readPurpose: ClauseRule = (text) => {
  const plain = gerundAsVerb(text) ?? text
  for (const rule of rules) {
    const read = rule(plain)
    if (read !== undefined) return { isTold: true, isPlain: true, ...read }
  }
  // Beside news there may be an offer.
  return readInforming(plain)
}

/** What was read, with whom it goes to. */
export function addressed(read: ReadClause, whom: string | undefined): ReadClause {
  return { ...read, audience: read.audience ?? audienceOf(whom) }
}

const rules: readonly ClauseRule[] = [readThanks, readApology, readReminder, readConfirming, readDues, readRegards]
