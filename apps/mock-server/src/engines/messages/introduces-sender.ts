import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { saysOnlyWho } from './says-only-who'

/** “We are Hartley Signs in Leeds”: who writes, before what is offered. */
export function introducesSender(sentence: string): boolean {
  return introduces.test(sentence)
}

const opening = String.raw`^(?:(?:We|we)(?: are|['’]re)|(?:I|i)(?: am|['’]m)|(?:My|my|Our|our) (?:company|firm|business|shop|studio|agency|name) is)\s(?:called\s)?`
const name = String.raw`\p{Lu}[\p{L}\d&'’.-]*`
const end = String.raw`(?=[\s,.]|$)`
const named = new RegExp(`${opening}${name}${end}`, 'u')
const introduces = new RegExp(`${opening}(?:${name}|${String.raw`an?\s(?:[\p{L}-]+\s){0,4}?[\p{L}-]+`})${end}`, 'u')

/** The same, and no more than that, so that what they do is still to be said. */
export function isName(sentence: string): boolean {
  return saysOnlyWho(sentence) || (named.test(sentence) && countWords(sentence) <= mostOfName)
}

const mostOfName = 8

/** The sentence that says in so many words what is offered. */
export function offerIn(sentences: readonly string[]): string | undefined {
  return sentences.find((sentence) => offers.test(sentence))
}

/** What is offered, and the same up to where it is only told more of it. */
export function offeredThings(sentence: string): readonly string[] {
  const [, thing] = offers.exec(sentence) ?? []
  if (thing === undefined) return []
  const whole = thing.replace(/[.!\s]+$/, '')
  const ends = [
    ...whole.matchAll(/,\s|\s(?:and|at|before|by|for|from|if|in|of|on|so|that|to|which|with|within|without)\s/gi),
  ]
  // “10% off if you book” is half of a condition.
  const ways = ends.map(({ index }) => whole.slice(0, index)).filter((way) => !isHalf.test(way))
  return [whole, ...ways.toReversed()]
}

const isHalf = /\sif\s|\s(?:so|up|over|of|to|for|in|at|with|and|or|by|an?|the|placed|booked|made|paid|sent)$/i

const offers =
  /^(?:(?:We|we|I|i)\s(?:(?:can|could|would like to|['’]d like to)\s)?offer\s(?:you\s)?|You get\s)((?:an?|the|our|one|two|three|free|up to|[€$£]?\d)(?![\p{L}])[^]{3,})$/u
