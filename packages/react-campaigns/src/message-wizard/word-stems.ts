import { figures } from './goal-words'

/** Words of texts, to look some up in whichever form they stand there. */
export interface KnownWords {
  readonly stems: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
  readonly kin: ReadonlySet<string>
}

export function knownWords(words: Iterable<string>): KnownWords {
  const stems = new Set<string>()
  const beginnings = new Set<string>()
  const kin = new Set<string>()
  for (const word of words) {
    const stem = stemOf(word)
    stems.add(stem)
    for (const beginning of beginningsOf(stem)) beginnings.add(beginning)
    for (const beginning of kinOf(stem)) kin.add(beginning)
  }
  return { stems, beginnings, kin }
}

/** Whether a word, or one made of the same, is among them. */
export function isKnownWord(word: string, { stems, beginnings, kin }: KnownWords): boolean {
  const stem = stemOf(word)
  if (stems.has(stem)) return true
  if (/\d/.test(stem)) return false
  return (
    beginnings.has(stem) ||
    beginningsOf(stem).some((each) => stems.has(each)) ||
    kinOf(stem).some((each) => kin.has(each))
  )
}

export const times =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|spring|summer|autumn|winter|week|month|year|quarter|tomorrow|today|tonight|\p{L}+day)$/u

function stemOf(word: string): string {
  const figure = figures.get(word) ?? /^[$€£]?\d[\d.,:]*(?=\p{L}*$)/u.exec(word)?.[0]
  if (figure !== undefined) return figure
  const plain = irregular.get(word) ?? word
  if (plain.length < 4 || /\d/.test(plain)) return times.test(plain) ? plain.slice(0, 3) : plain
  if (times.test(plain) && /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/.test(plain)) return plain.slice(0, 3)
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=.{3})(?:ations?|ating|ated|ates?|ments?|ings?|ers?|ed|es|e|s|y)$/, '')
    .replace(/(?<=\p{L}{2}([bdgmnprtv]))\1$/u, '')
}

/** “renew” of “renewal”. */
function beginningsOf(stem: string): readonly string[] {
  const shortest = Math.max(4, stem.length - 3)
  return Array.from({ length: Math.max(0, stem.length - shortest) }, (_, cut) => stem.slice(0, stem.length - cut - 1))
}

/** What is the same of “reduce” and “reduction”, or of “expand” and “expansion”: more cut off makes other words the same. */
function kinOf(stem: string): readonly string[] {
  const bare = stem.replace(/(?<=.{4})ions?$/, '')
  return [bare, bare.slice(0, -1), bare.slice(0, -2)].filter((each) => each.length >= 5)
}

/** Forms that share too little with their word to be told by how they begin. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'pay paid',
    'buy bought',
    'sell sold sale sales',
    'send sent',
    'spend spent',
    'meet met',
    'build built',
    'grow grew grown',
    'win won',
    'lose lost loss losses',
    'find found',
    'make made making',
    'bring brought',
    'think thought',
    'teach taught',
    'lead led',
    'keep kept',
    'leave left leaving',
    'run ran',
    'rise rose risen rising',
    'speak spoke spoken',
    'drive drove driven driving',
    'choose chose chosen choice choices',
    'decide decision decisions',
    'use using',
    'see saw seen',
    'hold held',
    'learn learnt',
    'prove proof proven',
    'cheap cheaper cheaply',
  ].flatMap((forms) => {
    const [word = '', ...others] = forms.split(' ')
    return others.map((other) => [other, word] as const)
  }),
)
