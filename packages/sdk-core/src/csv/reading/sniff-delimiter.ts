import { commonDelimiters } from '../dialect'
import { createRecordParser } from './record-parser'

/**
 * The delimiter that divides the first records most evenly, outside quotes. On a tie the one that stands more seldom in
 * text: a comma is the last choice, since lists and decimals are full of them. One line alone is even with each of them:
 * there it is the one that divides it into most cells.
 */
export function sniffDelimiter(sample: string, quote: string | undefined, isWhole: boolean): string {
  const bare = quote === undefined ? sample : withoutQuoted(sample, quote)
  if (oneLine.test(bare)) return mostFrequent(bare)
  let best: { readonly delimiter: string; readonly evenness: number } = { delimiter: ',', evenness: 0 }
  for (const delimiter of byRarity) {
    const evenness = evennessOf(bare, delimiter, quote, isWhole)
    if (evenness > best.evenness) best = { delimiter, evenness }
  }
  return best.delimiter
}

function mostFrequent(line: string): string {
  const cells = commonDelimiters.map((delimiter) => line.split(delimiter).length)
  return commonDelimiters[cells.indexOf(Math.max(...cells))] ?? ','
}

/** With a letter in place of each quoted cell, whichever the delimiter is. */
function withoutQuoted(sample: string, quote: string): string {
  const cell = `${quote}[^${quote}]*(?:${quote}${quote}[^${quote}]*)*${quote}`
  return sample.replace(new RegExp(`(^|[,;\\t|\\r\\n]) *${cell}(?= *(?:[,;\\t|\\r\\n]|$))`, 'g'), '$1q')
}

const oneLine = /^[\r\n]*[^\r\n]*[\r\n]*$/
const byRarity = ['\t', '|', ';', ','] as const satisfies readonly (typeof commonDelimiters)[number][]
const recordsLookedAt = 100

/** How many records have as many cells as most have; nothing when most have one, and less where quotes do not fit. */
function evennessOf(sample: string, delimiter: string, quote: string | undefined, isWhole: boolean): number {
  const records = new Map<number, number>()
  let total = 0
  let faults = 0
  let header = 0
  const parser = createRecordParser({ delimiter, quote, longestCell: sample.length }, ({ count, fault }) => {
    if (total === 0) header = count
    total += 1
    if (fault) faults += 1
    records.set(count, (records.get(count) ?? 0) + 1)
    return total < recordsLookedAt
  })
  parser.push(sample)
  if (isWhole || total === 0) parser.end()
  const [width, count] = [...records].sort(([, a], [, b]) => b - a)[0] ?? [1, 0]
  if (width < 2) {
    // Perhaps it divides nothing but the header and some rows.
    return header < 2 ? 0 : (0.2 * (total - (records.get(1) ?? 0))) / total
  }
  return ((count / total) * (header < 2 ? 0.5 : 1) * (total - faults * 0.9)) / total
}
