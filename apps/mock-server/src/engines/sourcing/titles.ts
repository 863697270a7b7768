import { fold } from '../world/fold'
import { list } from '../world/list'
import { alternativesOf, singular, wordsOf } from './words'

/** How well a title is the one that is looked for: 0 when it is not. */
export type TitleTest = (title: string, department?: string) => number

/** Reads titles as people list them: any of them will do. */
export function titleTest(text: string): TitleTest | undefined {
  const wanted = alternativesOf(wordsOf(text))
    .map((alternative) => meaningWords(alternative.map((word) => word.text)))
    .filter((alternative) => alternative.length > 0)
  if (wanted.length === 0) return undefined
  return (title, department = '') => {
    const has = new Set(meaningWords(fold(title).split(/[^\p{L}\p{M}\p{N}]+/u)))
    const around = new Set(meaningWords(fold(department).split(' ')))
    const scores = wanted.map((alternative) => {
      // The fewer other words a title has, the nearer it is.
      if (alternative.every((word) => has.has(word))) return 1 + 1 / (1 + has.size)
      return alternative.every((word) => around.has(word)) ? 1 : 0
    })
    return Math.max(0, ...scores)
  }
}

/** What a title says, with short forms written out and words left out that say nothing. */
function meaningWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const one = singular(word)
    const long = shortForms[word] ?? shortForms[one]
    if (long !== undefined) return long
    const same = sameWords[one] ?? one
    return empty.has(word) || empty.has(one) || one === '' ? [] : [same]
  })
}

const shortForms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  list(
    'ceo|chief executive, cto|chief technology, cfo|chief financial, coo|chief operating, cmo|chief marketing, cro|chief revenue, cio|chief information, ciso|chief information security, cpo|chief product, chro|chief human resource, cco|chief customer, cdo|chief data, clo|chief legal, cso|chief sale, vp|vp, vps|vp, svp|vp, evp|vp, vice|vp, sdr|sale development representative, bdr|business development representative, ae|account executive, aes|account executive, csm|customer success manager, pm|product manager, pms|product manager, hr|human resource, swe|software engineer, it|information technology, qa|quality, ux|user experience, rep|representative, reps|representative, devs|engineer, md|managing director, mds|managing director, gm|general manager, gms|general manager, bizdev|business development, revops|revenue operation',
  ).map((entry) => {
    const [short = '', long = ''] = entry.split('|')
    return [short, long.split(' ')]
  }),
)

const sameWords: Readonly<Record<string, string>> = {
  developer: 'engineer',
  programmer: 'engineer',
  lead: 'head',
  leader: 'head',
  purchaser: 'buyer',
  attorney: 'counsel',
  lawyer: 'counsel',
  marketer: 'marketing',
  salesperson: 'sale',
  seller: 'sale',
  recruiting: 'recruiter',
}

const empty: ReadonlySet<string> = new Set(
  'a an and any at for from hiring in new of officer open opening our position president role team the to we with'.split(
    ' ',
  ),
)
