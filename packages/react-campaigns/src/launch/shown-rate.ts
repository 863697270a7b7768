/** A rate for people, with one decimal: up to 1 it is a fraction, above a percentage already. */
export function shownRate(rate: number, locale: string): string {
  const fraction = rate <= 1 ? rate : rate / 100
  return new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    fraction,
  )
}
