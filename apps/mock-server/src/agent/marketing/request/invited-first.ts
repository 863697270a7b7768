import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'
import { namesWhom } from './names-whom'
import { readLeads } from './read-leads'

/**
 * “We're hosting a breakfast in Hamburg. Invite heads of procurement from manufacturing firms nearby, 15 people max”,
 * where nobody is there yet who could be invited: they are found first, and what they are invited to is kept for the
 * messages.
 */
export function invitedFirst(message: string): string {
  if (message.length > longest) return message
  return message.replace(invites, (all: string, before: string, whom: string, offset: number) => {
    const place = placeIn(message.slice(0, offset))
    const near = place === undefined ? whom : whom.replace(nearby, ` in ${place}`)
    return readLeads(near).people?.title !== undefined && namesWhom(near) ? `${before}Find ${near}` : all
  })
}

const longest = 600
const invites =
  /(^|[.!?]\s+)(?:(?:please|now|then|so|let['’]?s)\s+)?invite\s+(?!them\b|him\b|her\b|everyone\b|everybody\b)((?:(?!\sto\s)[^.!?;:"“”]){6,160})(?=[.!?]|$)/giu
/** Where something is held. */
const nearby = /\s+(?:nearby|near there|around there|close by|from there|in the (?:area|region)|around the corner)\b/i

function placeIn(text: string): string | undefined {
  const named = [...text.matchAll(/\bin (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/gu)].map(([, name = '']) => name)
  return named.findLast((name) => placeAt(wordsOf(name), 0) !== undefined)
}
