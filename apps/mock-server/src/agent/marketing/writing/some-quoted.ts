import { counted, listed } from './counted'

/** Sentences in quotation marks: the first of them, and how many others there are. */
export function someQuoted(sentences: readonly string[]): string {
  const named = sentences.slice(0, mostNamed).map((each) => `“${each}”`)
  const others = sentences.length - named.length
  return listed(others === 0 ? named : [...named, counted(others, 'other sentence')])
}

const mostNamed = 3
