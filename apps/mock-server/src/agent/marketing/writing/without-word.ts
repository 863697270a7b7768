import { literally } from './whole-words'

/** “The word free” is to go, and what is said with it can stay: “#word free”. */
export function ofWord(said: string): string | undefined {
  return /^#word (.+)$/.exec(said)?.[1]
}

/** “A free trial” is a trial without that word. */
export function withoutWord(text: string, word: string): string {
  if (/[\s:]/.test(word)) return withoutPhrase(text, word)
  const beforeNoun = new RegExp(
    `\\b(an?|the|our|your|my|this|that|any|no)\\s+${literally(word)}\\s+(?=(\\p{L}))`,
    'giu',
  )
  const plain = text.replaceAll(beforeNoun, (_, article: string, next: string) => `${articleBefore(article, next)} `)
  return addsAlone.test(word)
    ? plain.replaceAll(new RegExp(`(?<=\\p{Ll},? )${literally(word)}\\s+(?=\\p{L})`, 'giu'), '')
    : plain
}

/** Several words go as they stand there; what stood behind them begins a sentence where they did. */
function withoutPhrase(text: string, phrase: string): string {
  return text
    .replaceAll(
      new RegExp(`(^|[.!?]\\s+|\\n)${literally(phrase)}[,:]?\\s+(\\p{L})`, 'giu'),
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    )
    .replaceAll(new RegExp(`,?\\s+${literally(phrase)}(?![\\p{L}\\p{N}])`, 'giu'), '')
}

/** What is said without these is the same, and a sentence. */
const addsAlone =
  /^(?:free|new|great|amazing|awesome|exciting|innovative|unique|professional|quick|quickly|easily|simply|just|really|very|truly|highly|absolutely|completely|totally|extremely|super|affordable|cheap|high-quality|world-class|cutting-edge|state-of-the-art|leading|exclusive|special|honestly|actually|basically|literally|kindly)$/i

function articleBefore(article: string, next: string): string {
  if (!/^an?$/i.test(article)) return article
  return `${article.charAt(0)}${/[aeio]/i.test(next) ? 'n' : ''}`
}
