import { tradeAt } from '../../../engines/sourcing/firmographics'
import { wordsOf } from '../../../engines/sourcing/words'

/**
 * “The founders of 6 small SaaS companies”: how many companies, which is no size of theirs. Without the number, which
 * would be read as one behind “of”.
 */
export function companiesCounted(text: string): { readonly plain: string; readonly count?: number } {
  for (const { index, 0: whole, 1: joint = '', 2: number = '' } of text.matchAll(counted)) {
    const behind = text.slice(index + whole.length)
    if (!namesCompanies(behind)) continue
    return { plain: `${text.slice(0, index)}${joint} ${behind}`, count: Number(number) }
  }
  return { plain: text }
}

const counted = /\b(of|at|from)\s+(?:about |around |some |up to )?(\d{1,3})\s+(?=\p{L})/giu

function namesCompanies(behind: string): boolean {
  const words = wordsOf(behind.slice(0, nearby))
  for (const [index, { text, before }] of words.slice(0, mostBefore).entries()) {
    if (/[,;:.]/.test(before) || others.has(text)) return false
    if (kinds.has(text) || tradeAt(words, index) !== undefined) return true
  }
  return false
}

const nearby = 120
/** “6 small young SaaS companies” */
const mostBefore = 4
const kinds: ReadonlySet<string> = new Set('companies firms businesses startups accounts organisations'.split(' '))
/** What is counted then is no company. */
const others: ReadonlySet<string> = new Set(
  'to or and people person persons employees employee staff workers seats users years months million'.split(' '),
)
