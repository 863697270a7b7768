const units = ['B', 'KB', 'MB', 'GB'] as const
const step = 1_024

/**
 * A number of bytes as people read it: “1.2 MB”, in steps of 1024.
 *
 * @param fewestDecimals Of all but bytes. 0 is for a limit, which is round: “20 MB”. @default 1
 */
export function sizeWords(bytes: number, locale: string, fewestDecimals: 0 | 1 = 1): string {
  let [value, unit, power] = [bytes, units[0] as string, 0]
  // What would be read as 1,024.0 KB is a megabyte.
  for (const next of units.slice(1)) {
    if (value < (power === 0 ? step : step - 0.05)) break
    ;[value, unit, power] = [value / step, next, power + 1]
  }
  const format = { minimumFractionDigits: power === 0 ? 0 : fewestDecimals, maximumFractionDigits: 1 }
  return `${power === 0 ? value : value.toLocaleString(locale, format)} ${unit}`
}
