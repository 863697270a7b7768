import type { SeededRandom } from '../../seeded-random'
import type { Country } from './countries/country'
import { placesOf } from './countries/places-of'
import type { Industry } from './industries/industry'
import { ends, firstWords, middles, starts } from './name-words'
import { slug } from './slug'
import { spelling } from './spelling'
import { tradeWord } from './trade-words'

export interface CompanyName {
  readonly name: string
  /** The name in an address. */
  readonly slug: string
}

export function nameCompany(country: Country, industry: Industry, random: SeededRandom): CompanyName {
  const trade = spelling(tradeWord(country.language, industry.name))
  const { written, latin } =
    country.language === 'Japanese' ? japanese(country, trade, random) : western(country, trade, random)
  return { name: random.pick(country.legalForms).replace('{}', written), slug: slug(latin) }
}

type Trade = ReturnType<typeof spelling>

function japanese(country: Country, trade: Trade, random: SeededRandom): Trade {
  const head = random.chance(0.3) ? random.pick(placesOf(country)).city : spelling(random.pick(country.lastNames))
  const tail = random.chance(0.25) ? coined(random) : ''
  return { written: `${head.written}${trade.written}${tail}`, latin: `${head.latin} ${trade.latin} ${tail}` }
}

function western(country: Country, trade: Trade, random: SeededRandom): Trade {
  const family = () => spelling(random.pick(country.lastNames)).latin
  const word = () => random.pick(firstWords)
  const kind = random.next()
  const text =
    kind < 0.24
      ? coined(random)
      : kind < 0.38
        ? `${coined(random)} ${trade.written}`
        : kind < 0.62
          ? `${word()} ${trade.written}`
          : kind < 0.74
            ? `${family()} ${trade.written}`
            : kind < 0.86
              ? `${family()} & ${family()}`
              : `${word()} ${word()}`
  return { written: text, latin: text }
}

function coined(random: SeededRandom): string {
  return `${random.pick(starts)}${random.chance(0.7) ? random.pick(middles) : ''}${random.pick(ends)}`
}
