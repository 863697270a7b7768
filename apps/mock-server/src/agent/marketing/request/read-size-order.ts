import { wordsOf } from '../../../engines/sourcing/words'
import type { SizeOrder } from './lead-request'
import { countAt } from './count-at'

/** Companies that are wanted by their size, how many of them, and the text without that. */
export interface ReadSizeOrder {
  readonly order: SizeOrder
  readonly rest: string
  /** What stands right behind the word. */
  readonly behind: string
}

/** Reads “the 10 biggest insurance companies by revenue”: which those are is known of all companies. */
export function readSizeOrder(text: string): ReadSizeOrder | undefined {
  const found = bySize.exec(text) ?? top.exec(text)
  if (found === null) return undefined
  const { before = '', said = '', behind = '' } = found.groups ?? {}
  const after = text.slice(found.index + found[0].length)
  const rest = `${text.slice(0, found.index)}${before}${behind} ${after}`
  const by = measure.exec(rest)
  const count = countAt(wordsOf(`${before}${behind}`), 0)
  return {
    order: {
      said,
      by: /revenue|turnover|sales/i.test(by?.[1] ?? '') ? 'revenue' : 'employees',
      end: /^(?:smallest|tiniest)/i.test(said) ? 'least' : 'most',
      count,
    },
    behind: after,
    rest: (by === null ? rest : rest.replace(by[0], ' ')).replaceAll(/\s{2,}/g, ' ').trim(),
  }
}

const number = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\\s+'
const bySize = new RegExp(
  `\\b(?:the\\s+)?(?<before>${number})?(?<said>biggest|largest|smallest|tiniest)\\s+(?<behind>${number})?(?=\\p{L})`,
  'iu',
)
const top = new RegExp(`\\b(?:the\\s+)?(?<said>top)\\s+(?<behind>${number})(?=\\p{L})`, 'iu')
const measure =
  /\s+(?:by|in terms of)\s+(?:the\s+)?(?:number of\s+)?(size|employees|headcount|staff|revenues?|turnover|sales)\b/i
