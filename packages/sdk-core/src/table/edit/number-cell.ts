import { numberReading, type ReadNumber } from '../../ui/number-field/number-reading'
import { onceAsked } from '../columns/once-asked'

export interface NumberCell {
  /** The text with which an edit begins. */
  readonly write: (value: number) => string
  readonly read: (text: string) => ReadNumber
}

const cells = new Map<string, () => NumberCell>()

/**
 * How a person writes the numbers of a column: 12.5 where it shows 12.5%, and whatever the column shows, with its sign of
 * a currency or unit.
 */
export function numberCell(locale: string, format: Intl.NumberFormatOptions = {}): NumberCell {
  const key = `${locale} ${JSON.stringify(format)}`
  let cell = cells.get(key)
  if (!cell) cells.set(key, (cell = onceAsked(() => createNumberCell(locale, format))))
  return cell()
}

function createNumberCell(locale: string, format: Intl.NumberFormatOptions): NumberCell {
  const scale = format.style === 'percent' ? 100 : 1
  const { write, read } = numberReading(
    locale,
    { maximumFractionDigits: 20, useGrouping: false },
    affixesOf(locale, format),
  )
  return {
    write: (value) => write(rounded(value * scale)),
    read(text) {
      const plain = text.replaceAll(marksOfDirection, '')
      // As accountants write what is less than nothing.
      const inside = format.currencySign === 'accounting' ? /^\s*\((.*)\)\s*$/s.exec(plain)?.[1] : undefined
      const value = read(inside ?? plain)
      return typeof value === 'number' ? rounded((inside === undefined ? value : -value) / scale) : value
    },
  }
}

const marksOfDirection = /[\u200e\u200f\u061c]/g

/** A hundred times 0.07 is to be 7. */
function rounded(value: number): number {
  return Number(value.toPrecision(15))
}

const kinds = new Set(['currency', 'percentSign', 'unit'])
const currencyDisplays = ['name', 'code', 'symbol', 'narrowSymbol'] as const
const unitDisplays = ['long', 'short', 'narrow'] as const

/** What may stand beside a number, the longest first: the dollar sign is a part of the Canadian one. */
function affixesOf(locale: string, format: Intl.NumberFormatOptions): readonly string[] {
  const { style, currency, unit } = format
  const shapes: readonly Intl.NumberFormatOptions[] =
    style === 'currency'
      ? currencyDisplays.map((currencyDisplay) => ({ style, currency, currencyDisplay }))
      : style === 'unit'
        ? unitDisplays.map((unitDisplay) => ({ style, unit, unitDisplay }))
        : style === 'percent'
          ? [{ style }]
          : []
  const signs = shapes.flatMap((shape) =>
    [1, 2].flatMap((count) => new Intl.NumberFormat(locale, shape).formatToParts(count)),
  )
  const texts = signs.filter(({ type }) => kinds.has(type)).map(({ value }) => value.replaceAll(marksOfDirection, ''))
  return [...new Set([...texts, ...(style === 'percent' ? ['%'] : [])])].toSorted((a, b) => b.length - a.length)
}
