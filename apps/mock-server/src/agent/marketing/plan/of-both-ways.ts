import type { Draft, Memory } from '../memory'
import type { DraftChanges } from '../request/draft-changes'
import type { MarketingSession } from '../run/marketing-session'
import { hasWords } from '../writing/message-edits'
import { turnedTo } from './at-hand'

/** What stands only in what was written by the other way is put right there, and a third message is changed where there are three. */
export async function withSayingAtHand(
  session: MarketingSession,
  memory: Memory,
  changes: DraftChanges,
): Promise<Memory> {
  const { draft, beside } = memory
  if (draft === undefined || beside === undefined) return memory
  const { step = 1 } = changes
  const isOfBeside = step > draft.templates.length && step <= beside.templates.length
  if (!isOfBeside && (saysFigure(draft, changes) || !saysFigure(beside, changes))) return memory
  return turnedTo(session, { ...memory, draft: beside, beside: draft })
}

/** Whether a figure that is put right stands only in what was written by the other way. */
export function replacesElsewhere(draft: Draft, changes: DraftChanges): boolean {
  return (changes.replace ?? []).some(({ words }) => /\d/.test(words)) && !saysFigure(draft, changes)
}

/** A figure is right by both ways, and “them” are the messages of both. */
export function isRightedBeside(beside: Draft, changes: DraftChanges, prompt: string): boolean {
  return saysFigure(beside, changes) || signsThem(prompt, changes)
}

/** “Sign them with my name”, where there are messages of both kinds. */
function signsThem(prompt: string, { signature, step }: DraftChanges): boolean {
  return signature !== undefined && step === undefined && /\bsign (?:them|all)\b/i.test(prompt)
}

function saysFigure({ templates }: Draft, { replace = [], step }: DraftChanges): boolean {
  return (
    step === undefined &&
    replace.some(({ words }) => /\d/.test(words) && templates.some((text) => hasWords(text, words)))
  )
}
