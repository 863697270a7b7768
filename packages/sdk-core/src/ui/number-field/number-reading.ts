/** What a text is as a number: one, none yet (`-`), or that it is empty. */
export type ReadNumber = number | null | undefined

export interface NumberReading {
  /** As the locale writes it. */
  readonly write: (value: number) => string
  /** `null` for an empty text, `undefined` for one that is no number (yet). */
  readonly read: (text: string) => ReadNumber
  /** Takes out what stands in no number: currency signs and units of what is pasted, letters. */
  readonly clean: (text: string) => string
}

/**
 * Reads and writes numbers as a locale does. Reading forgives: digits of other scripts, spaces and apostrophes between
 * thousands, any kind of minus, and the separator of another locale where it can only be a decimal one.
 */
export function numberReading(locale: string, options: Intl.NumberFormatOptions = {}): NumberReading {
  const format = new Intl.NumberFormat(locale, options)
  const { decimal, group } = separators(locale)

  const write = (value: number) => {
    const digits = options.maximumFractionDigits
    // More digits than usual are shown where the value has them: rounded, it would be another.
    const exact = digits !== undefined && fractionDigits(value) > digits
    return exact
      ? new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 20 }).format(value)
      : format.format(value)
  }

  const read = (text: string): ReadNumber => {
    const plain = plainDigits(text)
    if (plain === '') return null
    const marks = [...plain].filter((character) => character === '.' || character === ',')
    if (marks.at(-1) === decimal && marks.indexOf(decimal) < marks.length - 1) return undefined
    const point = decimalMark(plain, marks, { decimal, group })
    const latin = [...plain]
      .map((character) => (character === point ? '.' : character === '.' || character === ',' ? '' : character))
      .join('')
    return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : undefined
  }

  return {
    write,
    read,
    clean: (text) => [...text].filter((character) => mayStand.test(character.normalize('NFKC'))).join(''),
  }
}

/** How many digits stand behind the point. */
export function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

const mayStand = /[\p{Nd}\p{Zs}.,٫٬'’+\-−–‒\u200e\u200f\u061c]/u

/** The point, or nothing where there are thousands only. */
function decimalMark(text: string, marks: readonly string[], { decimal, group }: Separators): string | undefined {
  const last = marks.at(-1)
  if (last === undefined) return undefined
  const isOnly = marks.filter((mark) => mark === last).length === 1
  if (!isOnly) return undefined
  if (last !== group || marks.includes(decimal)) return last
  // One separator of thousands, and not in front of three digits: from somebody who writes another locale's numbers.
  return marks.length === 1 && /\d\D\d+$/.test(text) && !/\D\d{3}$/.test(text) ? last : undefined
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

/** Digits 0 to 9, `-`, `.` and `,`; what only makes it easier to read is gone. */
function plainDigits(text: string): string {
  return [...text.normalize('NFKC')]
    .map((character) => {
      if (/\p{Nd}/u.test(character)) return latinDigit(character)
      if (/[−–‒-]/.test(character)) return '-'
      if (character === '٫') return '.'
      return /[\p{Zs}'’٬\u200e\u200f\u061c]/u.test(character) ? '' : character
    })
    .join('')
}

/** The digits of a script follow each other, ten at a time, and each zero is divisible in its own way: so look back. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
