import { lowerFirst } from '../lower-first'
import { asSentence } from './read-note'

/** A fact, a condition or a link of a goal, word by word in a sentence of its own: “20% off until Friday”, “register at …”. */
export function readFact(text: string): string | undefined {
  for (const [pattern, begin] of beginnings) {
    const said = pattern.exec(text)
    if (said !== null) return asSentence(begin(said[0]))
  }
  return undefined
}

const link = '(?:https?:\\/\\/|www\\.)?[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.\\p{L}{2,}(?:\\/\\S*)?'

const beginnings: readonly (readonly [RegExp, (words: string) => string])[] = [
  [new RegExp(`^${link}$`, 'iu'), (words) => `You will find more at ${words}`],
  [
    /^(?:register|sign up|book|apply|download(?: it)?|read(?: it| more)?|see more|find it|get it|join) (?:at|on|here:?|via|under) \S+\.\S+$/i,
    (words) => `You can ${lowerFirst(words).replace(/^(?:read|download)(?= (?:at|on|via))/i, '$& it')}`,
  ],
  [/^\d[\d.,]* ?(?:%|percent|€|\$|EUR|USD) off\b.*$/i, (words) => `There is ${words}`],
  [/^\d{1,3} ?min(?:ute)?s?$/i, (words) => `It takes ${words}`],
  [/^(?:the |our )?(?:\p{L}+ )?link:? \[[^\]]+\]$/iu, (words) => `Here is the link: ${words.replace(/^[^[]*/, '')}`],
  [
    /^no [\p{L} -]{3,40}$/iu,
    (words) => (/pitch|talk|presentation/i.test(words) ? `There will be ${lowerFirst(words)}` : words),
  ],
  [
    /^(?:saves?|costs?|takes?|lasts?|starts? at|cuts?|reduces?) .*\d.*$/i,
    (words) =>
      /^save\s/i.test(words)
        ? `You can ${lowerFirst(words)}`
        : `It ${lowerFirst(words).replace(/^(\p{L}+?)s?\b/u, '$1s')}`,
  ],
  [/^(?:we|our \p{L}+) (?:pay|cover|reimburse|pays|covers)\b.*$/iu, (words) => words],
  [
    /^(?:it['’]s |it is )?(?:for free|free(?: of charge)?(?: (?:for|until|to|of) .*)?)$/i,
    (words) => `It is ${lowerFirst(words.replace(/^it(?:['’]s| is) /i, ''))}`,
  ],
  [
    /^(?:(?:any|all) )?questions? (?:please )?(?:go )?to \S.*$/i,
    (words) => `If you have any questions, please contact ${words.replace(/^.*?\bto /i, '')}`,
  ],
  [
    /^(?:(?:the|our) )?prices? (?:starts?|begins?|is|are) (?:at |from |only |about |around )*[€$£]?\d.*$/i,
    (words) =>
      /^(?:the|our)\b/i.test(words)
        ? words
        : `the ${lowerFirst(words).replace(/^(price)(?= (?:start|begin|are)\b)/, '$1s')}`,
  ],
  [/^they (?:took|visited|asked|downloaded|liked|tried) .*$/i, (words) => words],
  [/^new: .{4,80}$/i, (words) => words],
  [/^(?:fully )?remote\b.*$/i, (words) => words],
  [
    /^(?:only \d+ (?:\p{L}+ )?(?:seats|places|spots|tickets|rooms)\b.*|\d+ (?:\p{L}+ )?(?:seats|places|spots|tickets|rooms)(?: are| is)? (?:left|free|available)\b.*)$/iu,
    (words) => `There are ${lowerFirst(words).replace(/\s(?:are|is)(?=\s(?:left|free|available)\b)/, '')}`,
  ],
  [/^(?:up to|from|only|starting at) [$€£]?\d.*$/i, (words) => words],
]
