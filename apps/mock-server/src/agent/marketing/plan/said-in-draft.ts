import { hasWords } from '../writing/message-edits'
import { messageParts } from '../writing/message-parts'
import { withoutReason } from '../request/without-reason'
import type { Draft } from '../memory'
import { namesPrices, ofMoney } from './of-prices'

/** What is to be removed, where that is something the messages at hand say: “remove the discount”. */
export function saidInDraft(prompt: string, draft: Draft | undefined): string | undefined {
  const words = removedWords(prompt)
  if (words === undefined || draft === undefined) return undefined
  return isSaid(words, draft) ? words : undefined
}

/** What is to be removed, where the messages at hand say nothing of it. */
export function unsaidIn(prompt: string, draft: Draft | undefined): string | undefined {
  const words = removedWords(prompt)
  if (words === undefined || draft === undefined) return undefined
  return isSaid(words, draft) ? undefined : words
}

/**
 * “Leave out the doubled bookings, and save it”: where that stands in the messages at hand, it is what they are not to
 * mention, whatever is asked for beside it.
 */
export function withUnmentioned(prompt: string, draft: Draft | undefined): string {
  if (draft === undefined) return prompt
  return withoutReason(prompt).replaceAll(outOfIt, (all: string, before: string, words: string) =>
    ofAudience.test(words) || ofThose.test(words) || ofParts.test(words) || !isSaid(words, draft)
      ? all
      : `${before}don't mention the ${words}`,
  )
}

const outOfIt =
  /(^|[.!?]\s+|,?\s+and\s+)(?:(?:please|ok(?:ay)?|also|but|and|then|now|no|can you|could you)[,\s]+)*(?:in the (?:linked-?in )?(?:e-?mails?|messages?|mails?|notes?),? (?:please )?)?(?:leave out|take out|remove|drop|cut|delete|omit|skip)\s+(?:the|our|any|all)\s+([\p{L}\p{N}%€$-]+(?:\s[\p{L}\p{N}%€$-]+){0,3}?)(?=[.!?]|$|,?\s+and\s+(?:then\s+)?(?:save|make|sign|add|ask|shorten|mention|keep)\b)/giu
/** They have a name as parts of a message, and are taken out as such. */
const ofParts =
  /^(?:first|second|third|fourth|fifth|last|next)\b|\b(?:subject|greeting|salutation|hello|goodbye|closing|signature|questions?|calls?|meetings?|demos?|chats?|call to action|cta|p\.?s|postscript|sentences?|lines?|words?|paragraphs?|brackets?|names?|steps?|e-?mails?|messages?|follow-?ups?|part|bit)\b/i

/** By which way messages are named that are to be removed as a whole: “remove the LinkedIn note”. */
export function wholeMessages(prompt: string): Draft['channel'] | undefined {
  const words = removedWords(prompt)
  if (words === undefined || !whole.test(words)) return undefined
  return /linked-?in|\bnotes?$/i.test(words) ? 'linkedin' : 'email'
}

const whole =
  /^(?:(?:linked-?in|whole|entire|saved|unsaved)\s+)*(?:e-?mails?|messages?|notes?|drafts?|sequence|mails?)$/i

function removedWords(prompt: string): string | undefined {
  const [, words] = removed.exec(withoutReason(prompt).replace(/[\s.!?]+$/, '')) ?? []
  return words === undefined || ofAudience.test(words) || ofThose.test(words) ? undefined : words
}

/** Whether messages say something, in those words or as the price that they name. */
export function isSaid(words: string, { templates }: Draft): boolean {
  return templates.some((text) =>
    messageParts(text)
      .body.flat()
      .some((sentence) => hasWords(sentence, words) || (namesPrices.test(words) && ofMoney.test(sentence))),
  )
}

const ofThose = /^(?:it|that|this|them|these|those|him|her|all|both|everything)\b/i

const removed =
  /\b(?:remove|delete|drop|erase|take out|cut|get rid of|leave out)\s+(?:(?:the|our|that|this|all|any|its|mention of|mentions of)\s+)*(\S+(?:\s\S+){0,4}?)(?:\s+(?:from (?:it|them|the .+)|please|again|altogether|completely))*$/i
const ofAudience =
  /\b(?:contacts?|accounts?|compan(?:y|ies)|people|persons?|leads?|prospects?|rows?|audience|ones?|everyone|everybody|duplicates?)\b/i
