import { doneBy, fillerWords, isPeopleWord, leadingVerbs } from './goal-words'
import { times } from './word-stems'

/**
 * Where in the words of a goal it is named whom it goes to: “senior engineers”, “heads of logistics at food producers”,
 * “customers who left us”, “retailers with their own distribution centres”.
 */
export function audienceIn(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const at of words.keys()) {
    if (found.has(at) || !isPeople(words, at)) continue
    found.add(at)
    let first = at
    while (first > 0 && at - first < mostBefore && describes(words[first - 1])) found.add((first -= 1))
    let next = at + 1
    if (/^(?:who|that|which|whose)$/i.test(words[next] ?? '')) {
      while (next < words.length) found.add(next++)
    }
    while (/^(?:of|at|in|from|across)$/i.test(words[next] ?? '') && describes(words[next + 1])) {
      found.add(next++)
      while (next < words.length && describes(words[next])) found.add(next++)
    }
    const isAddressed = at === 0 || /^(?:to|for|with|among|from)$/i.test(words[first - 1] ?? '')
    if (!isOpened(words, next, isAddressed)) continue
    const end = endOfDescription(words, next)
    while (next < end) found.add(next++)
  }
  return found
}

const mostBefore = 4

/** After “to” also those who are named by what they do: “to wholesalers”. */
function isPeople(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return isPeopleWord(word) || (/^to$/i.test(words[at - 1] ?? '') && /^\p{Ll}{4,}(?:ers|ors|ists)$/u.test(word))
}

/**
 * Whether something begins behind people that only says which ones. What is done to them can be done with or by it, as in
 * “surprise customers with a gift”: there it has to speak of what is theirs, or of how much they have.
 */
function isOpened(words: readonly string[], at: number, isAddressed: boolean): boolean {
  const [opening, behind] = [words[at] ?? '', words[at + 1] ?? '']
  const isWith = /^(?:with|without)$/i.test(opening)
  const isDoing = /^\p{Ll}{3,}ing$/u.test(opening) && !speaking.test(opening)
  if ((isWith || isDoing) && theirs.test(behind)) return true
  if (!isAddressed) return false
  if (isDoing || /^(?:based|located)$/.test(opening)) return true
  const named = article.test(behind) ? words[at + 2] : behind
  return (isWith || /^(?:in|across|from|near|around|outside)$/i.test(opening)) && describes(named)
}

const theirs = /^(?:their|own|more|fewer|less|over|several|many|multiple|numerous|few|no|two|three|\d+)$/i
const article = /^(?:an?|the|their)$/i
/** What whoever writes does, and no recipient: “to retailers mentioning our audit”. */
const speaking =
  /^(?:during|regarding|concerning|following|including|mentioning|offering|asking|saying|telling|explaining|inviting|announcing|promising|suggesting|proposing|thanking|reminding)$/

/** Up to where something else is said: the matter, the aim, the time, or the next thing that is to be done. */
function endOfDescription(words: readonly string[], from: number): number {
  let at = from + 1
  while (at < words.length) {
    const [word, behind, before] = [words[at] ?? '', words[at + 1] ?? '', words[at - 1] ?? '']
    if (stops.test(word) || times.test(word.toLowerCase()) || behind === '%') return at
    if (/^(?:in|on|at|from|until|by)$/i.test(word) && (times.test(behind.toLowerCase()) || /^\d/.test(behind)))
      return at
    if (/^(?:an?|the)$/i.test(word) && !isLeadIn(before)) return at
    if (/^(?:and|or)$/i.test(word) && (fillerWords.has(behind.toLowerCase()) || leadingVerbs.has(behind.toLowerCase())))
      return at
    at += 1
  }
  return at
}

const stops =
  /^(?:about|regarding|concerning|to|for|by|before|after|until|till|because|so|if|when|while|but|then|our|my|we|us|your)$/i

function isLeadIn(word: string): boolean {
  return /^(?:of|at|in|on|from|across|with|without|near|around|outside|under|over|into)$|ing$/i.test(word)
}

/** A word beside a noun that says more of it; times and figures are none of whom it goes to. */
function describes(word = ''): boolean {
  const plain = word.toLowerCase().replace(/['’]s$/, '')
  return (
    /^\p{L}/u.test(word) &&
    (!fillerWords.has(plain) || plain === 'own') &&
    doneBy[plain] === undefined &&
    !verbs.test(plain) &&
    !times.test(plain)
  )
}

const verbs =
  /^(?:thank|remind|congratulate|apologi[sz]e|re-?engage|reactivate|recommend|follow|connect|renew|upvote|ask|inform|welcome|help)$/
