/** A field that a column of a file can become. */
export interface MappableField {
  readonly key: string
  /** Its name on the screen. */
  readonly label?: string | undefined
  /** What others call it. */
  readonly synonyms?: readonly string[] | undefined
  /** How like it a column has to be. @default 0.6, below which a suggestion would be wrong more often than right */
  readonly leastScore?: number | undefined
}

export interface HeaderMapping {
  /** The place of the column. */
  readonly column: number
  readonly header: string
  /** Nothing where no field is like it. */
  readonly field: string | undefined
  /** 1 for the same name, 0 for none. */
  readonly score: number
}

const usualScore = 0.6

/**
 * Suggests for each column the field that it may become, each field once: the surest pairs first, and of equals the one
 * further left. A column whose own field is taken gets no other, but for one of the same kind: `primary_email`.
 */
export function mapHeaders(headers: readonly string[], fields: readonly MappableField[]): readonly HeaderMapping[] {
  const names = fields.map(({ key, label, synonyms = [], leastScore = usualScore }) => ({
    key,
    leastScore,
    own: [key, ...(label === undefined ? [] : [label])].map(wordsOf),
    others: synonyms.map(wordsOf),
  }))
  const pairs = headers.flatMap((header, column) => {
    const words = wordsOf(header)
    const scored = names.map(({ key, own, others, leastScore }) => ({
      column,
      key,
      leastScore,
      score: Math.max(
        ...own.map((name) => likeness(words, name)),
        ...others.map((name) => likeness(words, name) * 0.98),
      ),
      isOfKind: [...own, ...others].some((name) => isOfKind(words, name)),
    }))
    const best = Math.max(...scored.map(({ score }) => score))
    return scored.filter(({ score, isOfKind: fits }) => score === best || score >= sameName || fits)
  })
  const chosen = new Map<number, { readonly key: string; readonly score: number }>()
  const taken = new Set<string>()
  for (const { column, key, leastScore, score } of pairs.sort((a, b) => b.score - a.score || a.column - b.column)) {
    if (score < leastScore || chosen.has(column) || taken.has(key)) continue
    chosen.set(column, { key, score })
    taken.add(key)
  }
  return headers.map((header, column) => {
    const choice = chosen.get(column)
    return { column, header, field: choice?.key, score: choice?.score ?? 0 }
  })
}

/** Such names have the same words, if in another order. */
const sameName = 0.9

/** `E-Mail Address`, `emailAddress` and `email_address` have the same words; accents do not count. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/e[-_ ]mail/gi, 'email')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function likeness(a: readonly string[], b: readonly string[]): number {
  const [shortA, shortB] = [withoutTail(a), withoutTail(b)]
  const isShorter = shortA.length < a.length || shortB.length < b.length
  return Math.max(wordLikeness(a, b), isShorter ? wordLikeness(shortA, shortB) * 0.98 : 0)
}

/** An `email address` is an `email`. */
function withoutTail(words: readonly string[]): readonly string[] {
  const tails = ways.get(words.at(-2) ?? '')
  return tails?.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words
}

/** Whether a field is one more way to reach the same people: `primary_email` for an `email`, not `email_status`. */
function isOfKind(header: readonly string[], field: readonly string[]): boolean {
  const [short, name] = [withoutTail(header), withoutTail(field)]
  const more = name.length - short.length
  return (
    ways.has(short.at(-1) ?? '') &&
    name.slice(0, Math.max(more, 0)).every((word) => kinds.has(word)) &&
    short.every((word, at) => word === name[at + more])
  )
}

/** Ways to reach somebody, with the words that may stand behind them and say nothing. */
const ways: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['address', 'adress', 'adresse']],
  ['mail', ['address', 'adress', 'adresse']],
  ['phone', ['number', 'no', 'nr']],
  ['telephone', ['number', 'no', 'nr']],
])

const kinds: ReadonlySet<string> = new Set(['primary', 'main', 'company', 'work', 'business', 'office'])

function wordLikeness(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [a.join(''), b.join('')]
  if (left === '' || right === '') return 0
  if (left === right) return 1
  const common = a.filter((word) => b.includes(word)).length
  if (common === a.length && common === b.length) return 0.95
  // `work email` and `email`: one has all words of the other, and both are about the same.
  const isCovered = common === Math.min(a.length, b.length) && areAboutTheSame(a, b) && !isPartOfName(a, b)
  const covered = isCovered ? 0.55 + 0.35 * (common / Math.max(a.length, b.length)) : 0
  return Math.max(covered, spelling(left, right) * 0.9)
}

/** A `phone type` is no phone, and the `country of company` no company. */
function areAboutTheSame(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [headsOf(a), headsOf(b)]
  return left.some((word, at) => word === right[at])
}

/** The last word, and the last that says something. */
function headsOf(words: readonly string[]): readonly (string | undefined)[] {
  const of = words.indexOf('of')
  const names = of > 0 ? words.slice(0, of) : words
  return [names.at(-1), names.findLast((word) => !/^\d+$/.test(word) && !unspecific.has(word)) ?? names[0]]
}

/** Behind a name they say nothing of what it is about. */
const unspecific: ReadonlySet<string> = new Set([
  ...['name', 'address', 'number', 'no', 'nr', 'url', 'link', 'profile', 'page', 'level', 'value', 'text'],
  ...['usd', 'eur', 'gbp', 'sek', 'nok', 'dkk', 'chf'],
])

/** A `name` alone is no first one and no last one. */
function isPartOfName(a: readonly string[], b: readonly string[]): boolean {
  return [...a, ...b].some((word) => nameParts.has(word) && a.includes(word) !== b.includes(word))
}

const nameParts: ReadonlySet<string> = new Set(['first', 'last', 'middle', 'given', 'family'])

/** How much of a name stays as it is from one to the other, so that a typing mistake does not matter. */
function spelling(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return Math.min(a.length, b.length) < 4 || length > longestName ? 0 : 1 - changes(a, b) / length
}

const longestName = 60

/** Letters to put in, take out, replace or swap with their neighbour. */
function changes(a: string, b: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1]
      const replaced = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(replaced, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}
