import { ordinalOf } from '../request/message-named'
import type { SpokenOf } from './spoken-of'

/** “Who runs sales at the first company?” asks of the one that was listed there, which is named by its name then. */
export function withCompanyNamed(prompt: string, spokenOf: SpokenOf | undefined): string {
  const { joint = '', ordinal } = atPlace.exec(prompt)?.groups ?? {}
  if (ordinal === undefined || spokenOf === undefined || !asks.test(prompt)) return prompt
  const place = ordinalOf(ordinal)
  const name = spokenOf.accounts.at(place < 0 ? place : place - 1)
  return name === undefined ? prompt : prompt.replace(atPlace, () => `${joint} ${withoutStops(name)}`)
}

/** “GmbH & Co. KG” would end the sentence; a company is known by how its name begins. */
function withoutStops(name: string): string {
  return name.replace(/(?:\s&)?\s\S*\.\S*(?:\s.*)?$/, '')
}

/** How many there are, and what it does, is asked of the company itself. */
const asks =
  /^(?:(?:and|so|ok(?:ay)?|now|but|please|can you|could you|tell me|do you know)[,\s]+)*(?:who|whom|find|get|look for|is there|are there|do we have|have we got|do we know|which (?:people|contacts|persons?))\b/i
const atPlace =
  /\b(?<joint>at|for|from|of)\s+the\s+(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|last|1st|2nd|3rd|[4-7]th)\s+(?:compan(?:y|ies)|account|firm|business|one)(?: (?:on|in|of) (?:the|our|this) (?:list|table|audience))?(?![\p{L}-])/iu
