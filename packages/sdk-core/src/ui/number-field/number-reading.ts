/** What a text is as a number: one, none that can be read (`-`, `12x`), or that it is empty. */
export type ReadNumber = number | null | undefined

export interface NumberReading {
  /** As the locale writes it. */
  readonly write: (value: number) => string
  /**
   * `null` for an empty text, `undefined` for one that is no number (yet).
   * @param edited the text was written by `write` and then changed in places: its thousands may be out of step
   */
  readonly read: (text: string, edited?: boolean) => ReadNumber
  /** Whether a text separates thousands, so that what is changed about it may leave them out of step. */
  readonly isGrouped: (text: string) => boolean
}

/**
 * Reads and writes numbers as a locale does. Reading forgives: digits of other scripts, spaces and apostrophes between
 * thousands, any kind of minus, powers of ten (`1e5`), and the separator of another locale where it can only be a decimal
 * one. What else stands there makes it no number: nothing is left out to make it one.
 * @param affixes what may stand before or behind a number: the sign of its currency, its unit
 */
export function numberReading(
  locale: string,
  options: Intl.NumberFormatOptions = {},
  affixes: readonly string[] = [],
): NumberReading {
  const format = new Intl.NumberFormat(locale, options)
  const { decimal, group } = separators(locale)

  const write = (given: number) => {
    const value = unsignedZero(given)
    const digits = options.maximumFractionDigits
    // More digits than usual are shown where the value has them: rounded, it would be another.
    const exact = digits !== undefined && fractionDigits(value) > digits
    return exact
      ? new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 20 }).format(value)
      : format.format(value)
  }

  const read = (text: string, edited = false): ReadNumber => {
    const plain = plainDigits(withoutAffixes(text, affixes))
    if (plain === '') return null
    const [, sign = '', mantissa = '', power = ''] = /^([-+]?) *(.*?)(e[-+]?\d+)?$/i.exec(plain) ?? []
    const marks = [...mantissa].filter((character) => character === '.' || character === ',')
    if (marks.at(-1) === decimal && marks.indexOf(decimal) < marks.length - 1) return undefined
    const point = decimalMark(mantissa, marks, { decimal, group }, edited)
    const [whole = '', fraction = ''] = point === undefined ? [mantissa] : mantissa.split(point)
    if (!(edited ? /^[\d., ]*$/ : inThousands).test(whole) || !/^\d*$/.test(fraction)) return undefined
    const digits = whole.replaceAll(/\D/g, '')
    if (digits + fraction === '') return undefined
    const value = unsignedZero(Number(`${sign}${digits || '0'}.${fraction || '0'}${power}`))
    // More digits than a number holds would come out as others.
    const holds = power === '' ? Math.abs(value) <= Number.MAX_SAFE_INTEGER : Number.isFinite(value)
    return holds ? value : undefined
  }

  return { write, read, isGrouped: (text) => text.includes(group) }
}

/** No thousands, or all of them: by three digits, in India by two before the last three. */
const inThousands = /^(\d*|\d{1,3}(([., ])\d{2,3})*[., ]\d{3})$/

/** Nothing is less than none: people know one nought, without a minus. */
export const unsignedZero = (value: number): number => value + 0

/** How many digits stand behind the point. */
export function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The point, or nothing where there are thousands only. */
function decimalMark(
  text: string,
  marks: readonly string[],
  { decimal, group }: Separators,
  edited: boolean,
): string | undefined {
  const last = marks.at(-1)
  if (last === undefined) return undefined
  const isOnly = marks.filter((mark) => mark === last).length === 1
  if (!isOnly) return undefined
  if (last !== group || marks.includes(decimal)) return last
  // One separator of thousands, and not in front of three digits: from somebody who writes another locale's numbers.
  return !edited && marks.length === 1 && /\d\D\d+$/.test(text) && !/\D\d{3}$/.test(text) ? last : undefined
}

/** A text without its sign of currency or unit, at either end of the number. */
function withoutAffixes(text: string, affixes: readonly string[]): string {
  const [, sign = '', rest = ''] = /^\s*([-−–‒+]?)(.*)$/s.exec(text) ?? []
  let bare = rest.trim()
  for (const affix of affixes) {
    const lower = bare.toLowerCase()
    if (affix === '') continue
    if (lower.startsWith(affix.toLowerCase())) bare = bare.slice(affix.length).trim()
    else if (lower.endsWith(affix.toLowerCase())) bare = bare.slice(0, -affix.length).trim()
  }
  return sign + bare
}

interface Separators {
  readonly decimal: string
  readonly group: string
}

function separators(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { decimal: part('decimal'), group: part('group') }
}

/** Digits 0 to 9, `-`, `.`, `,`, and a space for what else parts thousands. */
function plainDigits(text: string): string {
  return [...text.normalize('NFKC')]
    .map((character) => {
      if (/\p{Nd}/u.test(character)) return latinDigit(character)
      if (/[−–‒-]/.test(character)) return '-'
      if (character === '٫') return '.'
      if (/[\p{Zs}'’٬]/u.test(character)) return ' '
      return /[\u200e\u200f\u061c]/.test(character) ? '' : character
    })
    .join('')
    .trim()
}

/** The digits of a script follow each other, ten at a time, and each zero is divisible in its own way: so look back. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
