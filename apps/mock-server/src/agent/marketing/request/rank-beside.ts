import { readSeniorities } from '../../../engines/sourcing/seniorities'
import { wordsOf } from '../../../engines/sourcing/words'
import { isRankAlone } from './read-people'

/** Where those who are sought stand, said beside what they do. */
export interface RankBeside {
  readonly rest: string
  readonly seniority?: string | undefined
}

/** Reads “heads of logistics (directors and above) at retailers” and “…, only directors and above”. */
export function rankBeside(text: string): RankBeside {
  const found = inBrackets.exec(text) ?? behindComma.exec(text)
  const seniority = found?.[1]?.trim()
  if (found === null || seniority === undefined) return { rest: text }
  if (readSeniorities(seniority) === undefined || !isRankAlone(wordsOf(seniority))) return { rest: text }
  return { rest: `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`, seniority }
}

const inBrackets = /\s*\((?:only )?([\p{L} ,-]{2,40})\)/u
const behindComma =
  /,\s+(?:but\s+)?(?:only\s+|just\s+)?(?:the\s+)?([\p{L}-]+(?: [\p{L}-]+){0,2} (?:and|or) (?:above|up|higher))(?:,(?=\s)|(?=\s*[.!]*$))/iu
