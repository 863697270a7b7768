import { phraseIndex } from '../sourcing/phrase-index'
import { wordsOf } from '../sourcing/words'
import { industries } from '../world/industries/industries'
import type { Industry } from '../world/industries/industry'
import { tradeWord } from '../world/trade-words'

/** What a company does, as far as its name says: “Northwind Freight” moves things. */
export function industryByName(name: string): Industry | undefined {
  const words = wordsOf(name.replaceAll('-', ' '))
  // Names say at their end what a company does.
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const found = phrases().at(words, start)
    if (found !== undefined) return found.meanings[0]
  }
  return undefined
}

let made: ReturnType<typeof phraseIndex<Industry>> | undefined

function phrases() {
  made ??= phraseIndex(
    industries.flatMap((industry) =>
      [
        industry.name,
        tradeWord('English', industry.name),
        ...industry.aliases,
        ...industry.keywords,
        ...(alsoSaid[industry.name] ?? []),
      ].map((phrase) => [phrase, industry] as const),
    ),
  )
  return made
}

/** Words of names that are no words of a trade's own. */
const alsoSaid: Readonly<Record<string, readonly string[]>> = {
  Logistics: ['freight', 'shipping', 'cargo', 'haulage', 'transport'],
  SaaS: ['labs', 'app', 'cloud', 'systems'],
  'Food and beverage': ['bakery', 'brewery', 'kitchen', 'food'],
  Banking: ['capital'],
  'Marketing services': ['agency', 'studio'],
  Manufacturing: ['works', 'steel', 'tools'],
  Consulting: ['advisors', 'partners'],
}
