import { countAt } from './count-at'
import { wordsOf } from '../../../engines/sourcing/words'
import type { Extreme, Facet } from './audience-question'

/** What a question wants counted, and who it asks for by size; with the question without that. */
export interface ReadFacets {
  readonly facets: readonly Facet[]
  readonly extremes: readonly Extreme[]
  readonly rest: string
}

/** Reads “which cities are they in, and what is the biggest company?”. */
export function readFacets(text: string): ReadFacets {
  const extremes: Extreme[] = []
  const facets: Facet[] = []
  let rest = text
  for (const [pattern, by] of [
    [revenue, 'revenue'],
    [employees, 'employees'],
    [top, undefined],
    [size, undefined],
  ] as const) {
    rest = rest.replaceAll(pattern, (found: string, ...groups: unknown[]) => {
      const named = groups.at(-1) as { count?: string; end?: string; by?: string }
      const words = wordsOf(named.count ?? '')
      extremes.push({
        by: by ?? (/revenue|turnover|sales/i.test(named.by ?? '') ? 'revenue' : 'employees'),
        end: /^(?:smallest|tiniest|fewest|least|lowest)/i.test(named.end ?? '') ? 'least' : 'most',
        count: Math.max(1, countAt(words, 0) ?? (several.test(found) || asksForSeveral.test(text) ? usualMost : 1)),
      })
      return ' '
    })
  }
  for (const [pattern, facet] of kinds) {
    if (!pattern.test(rest)) continue
    rest = rest.replace(pattern, ' ')
    facets.push(facet)
  }
  return { facets, extremes, rest }
}

const usualMost = 3
const several = /ies$|accounts$|firms$|businesses$/i
/** “Which companies are the largest?” */
const asksForSeveral =
  /\b(?:which|what|who)(?: of (?:the|our|these|those|my))? (?:companies|accounts|firms|businesses|ones|employers) are\b/i
const number = '(?:\\d{1,2}|two|three|four|five|ten)'
const company = '(?:compan(?:y|ies)|accounts?|firms?|employers?|business(?:es)?)'
const having = `(?:${company}\\s+)?(?:(?:with|ha(?:s|ve)|makes?|earns?)\\s+)?`
const revenue = new RegExp(
  `${having}(?:the )?(?<end>highest|most|biggest|largest|lowest|least|smallest) (?:annual )?(?:revenues?|turnover)\\b`,
  'giu',
)
const employees = new RegExp(
  `${having}(?:the )?(?<end>most|fewest|least|highest number of|largest number of|lowest number of|smallest number of) (?:employees|staff|headcount|workers)\\b`,
  'giu',
)
const top = new RegExp(
  `(?:the )?top (?<count>${number}) ${company} (?:by|in terms of|in) (?<by>size|employees|headcount|revenue|turnover)\\b`,
  'giu',
)
const size = new RegExp(
  `(?:the )?(?:(?<count>${number}) )?(?<end>biggest|largest|smallest|tiniest)(?: (?:${company}|ones?))?(?: (?:by|in terms of) (?<by>size|employees|headcount|staff|revenue|turnover))?(?=\\s*(?:$|[?.,!]|and\\b|or\\b|in\\b|of\\b|among\\b|here\\b|there\\b|we\\b|from\\b|so\\b|by\\b))`,
  'giu',
)

const begin =
  '(?:\\b(?:and\\s+)?(?:from|in|of|at|for)\\s+(?:which|what)|\\b(?:and\\s+)?(?:which|what|how many|list|show|display|see|count|name|tell|give|where)\\b|\\b(?:by|per|(?:in|from|for|of|at) each)\\b|\\band\\b(?=\\s+(?:the\\s+|which\\s+|what\\s+|their\\s+)?(?:cit|countr|industr|title|trade|sector)))'
const fillers =
  '(?:\\s+(?:me|us|all|the|of|a|list|which|what|their|our|your|different|distinct|unique|kinds? of|types? of|sorts? of|job|are|is|most common|most frequent|main|biggest|top))*'

function facetOf(noun: string, more = ''): RegExp {
  return new RegExp(`${begin}${fillers}\\s+${noun}\\b(?:\\s+(?:names?|there (?:are|is)))*${more}`, 'iu')
}

const kinds: readonly (readonly [RegExp, Facet])[] = [
  [facetOf('(?:cit(?:y|ies)|towns?|places?|locations?)'), 'city'],
  [facetOf('countr(?:y|ies)'), 'country'],
  [facetOf('(?:industr(?:y|ies)|trades?|sectors?|verticals?|branches)'), 'industry'],
  [/\bwhat (?:kinds?|types?|sorts?) of (?:companies|businesses|firms|accounts)\b/iu, 'industry'],
  [facetOf('(?:(?:job )?titles?|roles?|positions?|jobs)'), 'title'],
  [facetOf('(?:seniorit(?:y|ies)|(?:seniority )?levels?|ranks?)'), 'seniority'],
  [
    /\b(?:at|for|from|in) (?:which|what) (?:companies|firms|employers)\b|\b(?:which|what) (?:companies|firms|employers) (?:do|does) (?:they|these (?:people|contacts)|the (?:people|contacts)|our contacts|everyone) work (?:at|for|in)\b|\b(?:by|per) (?:company|employer|account|firm)\b|\bwho do they work for\b/iu,
    'company',
  ],
]
