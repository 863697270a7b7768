import type { Draft } from '../memory'

/** “Change Oslo to Bergen” puts other words in place of those that the messages at hand say; so it is as if they were quoted. */
export function withDraftQuoted(prompt: string, draft: Draft | undefined): string {
  const { lead = '', words = '', by = '' } = exchanged.exec(prompt)?.groups ?? {}
  if (draft === undefined || words === '' || !says(draft, words)) return prompt
  return `${lead}replace "${words}" with "${by}"`
}

const exchanged =
  /^(?<lead>(?:(?:please|now|and|also|ok(?:ay)?|no|can you|could you)[,\s]+)*)(?:change|replace|swap|exchange)\s+(?:the (?:words?|name|place|city)\s+)?(?<words>[^\s"“”⟦.,;]+(?:\s[^\s"“”.,;]+){0,4}?)\s+(?:to|with|by|for|into)\s+(?<by>[^"“”.,;?!]{2,60}?)(?:\s+(?:everywhere|please|in all of them|throughout))*[.!\s]*$/i

/** Word for word, so that a single “it” or “the tone” is no part of a text. */
function says({ templates, subjectLine = '' }: Draft, words: string): boolean {
  if (words.length < shortest || ofDrafts.test(words)) return false
  const letters = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u')
  return [...templates, subjectLine].some((text) => whole.test(text))
}

const shortest = 3
const ofDrafts =
  /^(?:(?:the|this|that|its|my|your|our)\s+)?(?:(?:first|second|third|fourth|fifth|last|next)\b|subject|tone|style|greeting|goodbye|signature|question|sentence|e-?mails?|messages?|notes?|it|this|that|them|one|all|date|day|price)\b/i
