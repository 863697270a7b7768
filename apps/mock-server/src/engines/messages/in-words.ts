import type { Seniority } from '../world/world'

/**
 * How a value stands in a sentence: what is kept as a code is said in a word.
 *
 * @param before What stands before it; a word that begins a sentence is capitalised.
 */
export function inWords(field: string, value: string, before = 'in '): string {
  if (field !== 'seniority' || !isSeniority(value)) return value
  const word = seniorityWords[value]
  return /(?:^|[.!?:]\s|\n)\s*$/.test(before) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
}

function isSeniority(value: string): value is Seniority {
  return Object.hasOwn(seniorityWords, value)
}

const seniorityWords: Readonly<Record<Seniority, string>> = {
  owner: 'owner',
  founder: 'founder',
  c_suite: 'C-suite',
  partner: 'partner',
  vp: 'VP',
  head: 'head',
  director: 'director',
  manager: 'manager',
  senior: 'senior',
  entry: 'entry-level',
}
