import { typedNumber } from '../../filters/typed-value'
import { numberCell } from '../edit/number-cell'

/** How the numbers of a field are typed and read again. */
export interface NumberTexts {
  readonly read: (text: string) => number | undefined
  readonly write: (value: number) => string
}

/**
 * Numbers are typed as they are shown: 15 and 15% are 0.15 in a field of percents.
 * @param format How the field shows its numbers; without one, they are as the locale writes them.
 */
export function numberTexts(locale: string, format: Intl.NumberFormatOptions | undefined): NumberTexts {
  if (format) {
    const { read, write } = numberCell(locale, format)
    return { read: (text) => read(text) ?? undefined, write }
  }
  return {
    read: (text) => typedNumber(text, locale),
    write: (value) =>
      new Intl.NumberFormat(locale, {
        useGrouping: false,
        maximumFractionDigits: 20,
        numberingSystem: 'latn',
      }).format(value),
  }
}

/** A number as the field shows it, but not rounded: another than the one that is compared with would mislead. */
export function exactNumber(value: number, locale: string, format: Intl.NumberFormatOptions): string {
  const { style, currency, currencyDisplay, currencySign, unit, unitDisplay, useGrouping } = format
  const kept = { style, currency, currencyDisplay, currencySign, unit, unitDisplay, useGrouping }
  const { minimumFractionDigits } = new Intl.NumberFormat(locale, kept).resolvedOptions()
  const least = format.minimumFractionDigits ?? (format.maximumFractionDigits === 0 ? 0 : minimumFractionDigits)
  return new Intl.NumberFormat(locale, { ...kept, minimumFractionDigits: least, maximumFractionDigits: 20 }).format(
    value,
  )
}

const signs = new Set(['currency', 'percentSign', 'unit'])

/** What stands beside the numbers of a field: “%”, “$”, “km”. */
export function numberSign(locale: string, format: Intl.NumberFormatOptions | undefined): string | undefined {
  if (!format) return undefined
  return new Intl.NumberFormat(locale, format).formatToParts(2).find(({ type }) => signs.has(type))?.value
}
