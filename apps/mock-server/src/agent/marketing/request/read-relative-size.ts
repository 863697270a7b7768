import { countIn } from './count-at'
import type { Intent } from './intent'
import { readLeads } from './read-leads'

/** Companies that are larger or smaller than those before, of which only these can say what that is. */
export interface RelativeSize {
  readonly end: 'larger' | 'smaller'
  /** In the word that said it. */
  readonly said: string
}

/** Reads “only bigger ones”, “find 5 smaller companies” and “they are too small”. */
export function readRelativeSize(text: string): Intent | undefined {
  const [, tooMuch = ''] = notFitting.exec(text) ?? []
  if (tooMuch !== '') {
    const end = /small|tiny|little/i.test(tooMuch) ? 'larger' : 'smaller'
    return again(text, { end, said: end })
  }
  const { count, said, rest = '' } = comparing.exec(text)?.groups ?? {}
  if (said === undefined) return undefined
  const { companies, people, scope, unknown, accounts, contacts } = readLeads(rest.replace(anyOnes, 'companies'))
  const { company_size: size, ...others } = companies
  const isOther = people !== undefined || scope !== 'new' || unknown.length > 0 || size !== undefined
  if (isOther || (accounts ?? contacts) !== undefined) return undefined
  const number = count === undefined ? undefined : countIn(count)
  return again(
    text,
    { end: /^s/i.test(said) ? 'smaller' : 'larger', said: said.toLowerCase() },
    {
      ...(number === undefined ? {} : { accounts: number }),
      ...(Object.keys(others).length === 0 ? {} : { companies: others }),
    },
  )
}

type Again = Extract<Intent, { readonly kind: 'again' }>

function again(text: string, bySize: RelativeSize, changes: Omit<Again['changes'], 'unknown'> = {}): Again {
  return { kind: 'again', text, bySize, changes: { ...changes, unknown: [] } }
}

const asking = "(?:(?:please|pls|ok|okay|no|now|and|but|then|can you|could you|can we|let[’']?s)[,\\s]+)*"
const number = '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty'
const comparing = new RegExp(
  `^${asking}(?:(?:only|just|rather|better|find|get|search(?: for)?|look for|looking for|try|take|with|at|i (?:want|need|would like|['’]d like)|we (?:want|need|would like|['’]d like)|me|us|for|some|the)\\s+)*(?:(?:much|a bit|even|slightly|somewhat)\\s+)?(?:(?<count>${number})\\s+)?(?:more\\s+)?(?<said>bigger|larger|smaller)(?<rest>(?:\\s+[\\p{L}-]+){0,5}?)(?:[,\\s]+(?:only|please|pls|then|instead|now))*[.!?]*$`,
  'iu',
)
const anyOnes = /\b(?:ones|employers|organi[sz]ations|accounts|firms|businesses)\b/i
const notFitting =
  /^(?:(?:no|sorry|hm+|well|but|but i think|i think)[,.\s]+)*(?:they|these|those|(?:the|these|those)\s(?:companies|firms|ones|accounts|businesses))(?:['’]re|\s+are)(?:\s+(?:all|mostly|a bit|a little|far|much|way|still))*\s+too\s+(small|tiny|little|big|large|huge)(?:\s+for (?:us|me|that|this))?[.!]*$/i
