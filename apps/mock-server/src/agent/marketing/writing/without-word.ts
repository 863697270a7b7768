import { literally } from './whole-words'

/** “The word free” is to go, and what is said with it can stay: “#word free”. */
export function ofWord(said: string): string | undefined {
  return /^#word (.+)$/.exec(said)?.[1]
}

/** “A free trial” is a trial without that word. */
export function withoutWord(text: string, word: string): string {
  const beforeNoun = new RegExp(
    `\\b(an?|the|our|your|my|this|that|any|no)\\s+${literally(word)}\\s+(?=(\\p{L}))`,
    'giu',
  )
  return text.replaceAll(beforeNoun, (_, article: string, next: string) => `${articleBefore(article, next)} `)
}

function articleBefore(article: string, next: string): string {
  if (!/^an?$/i.test(article)) return article
  return `${article.charAt(0)}${/[aeio]/i.test(next) ? 'n' : ''}`
}
