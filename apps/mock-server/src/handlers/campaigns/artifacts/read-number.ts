/** `12,000`, `12.000`, `$1.2M`, `3 500 €`: an amount as people and programs write it. */
export function readNumber(text: string): number | undefined {
  const [, amount, unit] = /^[^\d\s.,-]?\s?(-?\d[\d\s.,'’\u00a0\u202f]*)\s?([kmb]?)[^\d]{0,4}$/iu.exec(text) ?? []
  if (amount === undefined) return undefined
  const digits = amount.replace(/[\s'’\u00a0\u202f]/gu, '')
  const number = Number(plainDecimal(digits)) * (multiples[(unit ?? '').toLowerCase()] ?? 1)
  return Number.isFinite(number) ? number : undefined
}

const multiples: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }

/** A separator that comes more than once, or before exactly three digits, groups; the last one else divides. */
function plainDecimal(digits: string): string {
  const separators = digits.match(/[.,]/g) ?? []
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return digits
  const sameOnly = new Set(separators).size === 1
  const groups = sameOnly && (separators.length > 1 || digits.length - last - 1 === 3)
  if (groups) return digits.replace(/[.,]/g, '')
  return `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`
}
