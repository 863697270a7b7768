import { wordsOf } from '../../../engines/sourcing/words'
import type { Extreme } from './audience-question'
import { countAt } from './count-at'

/** Which companies of an audience are meant by their size, and the text without that. */
export interface ReadExtreme {
  readonly extreme: Extreme
  readonly rest: string
}

/** Reads “at the three largest companies”; nothing where none are named so. */
export function readExtreme(text: string): ReadExtreme | undefined {
  const found = bySize.exec(text) ?? top.exec(text)
  if (found === null) return undefined
  const { end = '', before, behind, noun = '', by = '' } = found.groups ?? {}
  const said = countAt(wordsOf(before ?? behind ?? ''), 0)
  return {
    extreme: {
      by: /revenue|turnover/i.test(by) ? 'revenue' : 'employees',
      end: /^(?:smallest|tiniest)/i.test(end) ? 'least' : 'most',
      count: Math.max(1, said ?? (/s$/i.test(noun) && !/ss$/i.test(noun) ? usualMost : 1)),
    },
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
  }
}

const usualMost = 3
const number = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty'
const company = 'compan(?:y|ies)|accounts?|firms?|employers?|business(?:es)?'
const lead =
  '(?:\\b(?:at|in|from|of|for|with)\\s+)?(?:\\b(?:each|all|any|some) of\\s+)?(?:\\b(?:the|our|my|these|those)\\s+)*'
const tail =
  '(?:\\s+(?:by|in terms of)\\s+(?:the\\s+)?(?:number of\\s+)?(?<by>size|employees|headcount|staff|revenue|turnover))?(?:\\s+(?:(?:in|of|from) (?:the|our|this|my) (?:audience|campaign|list)|(?:that )?we have|there))?'
const bySize = new RegExp(
  `${lead}(?:\\b(?<before>${number})\\s+)?\\b(?<end>biggest|largest|smallest|tiniest)\\s+(?:(?<behind>${number})\\s+)?(?<noun>${company})\\b${tail}`,
  'iu',
)
const top = new RegExp(
  `${lead}\\btop\\s+(?<before>${number})\\s+(?<noun>${company})\\s+(?:by|in terms of)\\s+(?:the\\s+)?(?:number of\\s+)?(?<by>size|employees|headcount|staff|revenue|turnover)\\b`,
  'iu',
)
