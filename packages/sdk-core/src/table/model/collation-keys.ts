/**
 * Texts as bytes that compare as a locale compares the texts. Comparing as a locale does takes a microsecond, and a
 * hundred thousand texts need millions of comparisons.
 */
export interface CollationKeys {
  /**
   * Writes the key of a text, four bytes in a word, the last one zero. Answers the place behind it; -1 for a text that
   * only the locale itself can place.
   */
  write(text: string, words: Uint32Array, start: number): number
}

/** So many words are enough for the key of a text so long: each number in it takes two bytes more than its digits. */
export function longestKey(length: number): number {
  return Math.ceil((length * 3 + 1) / 4)
}

/** In these no pair of plain letters counts as one and none is out of the order of the alphabet. */
const plainLocales = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt'])

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
/** The accented letters of western and central Europe are among these. */
const lettersEnd = 0x180
const longestNumber = 40
const noKeys: CollationKeys = { write: () => -1 }
const known = new Map<string, CollationKeys>()

/**
 * Keys for what is written in Latin letters; `a2` comes before `a10`, and what differs only in case or accents has the
 * same key.
 */
export function collationKeys(locale: string): CollationKeys {
  let keys = known.get(locale)
  if (!keys) {
    keys = plainLocales.has(locale.split('-')[0] ?? '') ? createKeys(weightsOf(locale)) : noKeys
    known.set(locale, keys)
  }
  return keys
}

function createKeys(weights: Uint8Array): CollationKeys {
  const zero = weights[digitZero] ?? 0
  return {
    write(text, words, start) {
      const { length } = text
      let end = start
      let word = 0
      let shift = 24
      for (let at = 0; at < length;) {
        const letter = text.charCodeAt(at)
        const weight = isDigit(letter) ? zero : (weights[letter] ?? 0)
        if (weight === 0) return -1
        word |= weight << shift
        at += 1
        if (shift === 0) {
          words[end] = word
          end += 1
          word = 0
          shift = 24
        } else shift -= 8
        if (!isDigit(letter)) continue
        // A number: a zero has been written for it, then come its length, since the longer one is greater, and its digits.
        at -= 1
        while (text.charCodeAt(at) === digitZero) at += 1
        const from = at
        while (isDigit(text.charCodeAt(at))) at += 1
        if (at - from > longestNumber) return -1
        for (let digit = from - 1; digit < at; digit += 1) {
          word |= (digit < from ? at - from + 1 : (weights[text.charCodeAt(digit)] ?? 0)) << shift
          if (shift === 0) {
            words[end] = word
            end += 1
            word = 0
            shift = 24
          } else shift -= 8
        }
      }
      words[end] = word
      return end + 1
    },
  }
}

const digitZero = 48

function isDigit(letter: number): boolean {
  return letter >= digitZero && letter <= 57
}

/** The place of each character in the order of the locale, from 1; a letter, its capital and its accents have the same. */
function weightsOf(locale: string): Uint8Array {
  const order = new Intl.Collator(locale, { sensitivity: 'base' })
  const sorted = [...printable].sort(order.compare)
  const weights = new Uint8Array(lettersEnd)
  let weight = 0
  let before: string | undefined
  for (const letter of sorted) {
    if (before === undefined || order.compare(before, letter) !== 0) weight += 1
    weights[letter.charCodeAt(0)] = weight
    before = letter
  }
  for (let code = 0xc0; code < lettersEnd; code += 1) {
    const letter = String.fromCharCode(code)
    const base = letter.normalize('NFD').charAt(0)
    if (base !== letter && order.compare(base, letter) === 0) weights[code] = weights[base.charCodeAt(0)] ?? 0
  }
  return weights
}
