import { industries } from '../world/industries/industries'
import { list } from '../world/list'
import { tradeAt, type TradeAt } from './firmographics'
import { phraseIndex } from './phrase-index'
import { singular, wordsOf } from './words'

/** A trade that is only known as a part of another, in which companies are looked for in its place. */
export interface WidenedTrade {
  /** As it was said. */
  readonly said: string
  readonly industries: readonly string[]
}

/** Finds “breweries”, by which all of food and beverage is meant. */
export function widenedTrades(text: string): readonly WidenedTrade[] {
  const words = wordsOf(text)
  const found: WidenedTrade[] = []
  let index = 0
  while (index < words.length) {
    const trade = tradeAt(words, index)
    const narrower = narrowerTrades.at(words, index)
    if (trade !== undefined && narrower !== undefined) {
      const own = words.slice(index, index + trade.length)
      const meant = trade.length === narrower.length ? narrower.meanings : wholeIndustries(trade)
      if (meant.length > 0) found.push({ said: own.map(({ raw }) => raw).join(' '), industries: meant })
    }
    index += trade?.length ?? 1
  }
  return found
}

/** “Furniture makers” are all makers, where nobody knows who makes furniture. */
function wholeIndustries({ meanings }: TradeAt): readonly string[] {
  const names = industries.map(({ name }) => name)
  return names.filter((name) => meanings.some((isOne) => isOne({ industry: name, keywords: [] })))
}

/** Whether companies are told apart by what they do within their industry: of “steel makers” more has to be known than that. */
export function isWithinIndustry(text: string): boolean {
  if (widenedTrades(text).length > 0) return true
  const words = wordsOf(text)
  for (let index = 0; index < words.length;) {
    const trade = tradeAt(words, index)
    if (trade !== undefined && wholeIndustries(trade).length === 0) return true
    index += trade?.length ?? 1
  }
  return false
}

/** Beside those that are also the business of some of the companies. */
const alsoNarrower: ReadonlySet<string> = new Set(
  list(
    'film, broadcasting, news, internet provider, ISP, trucking, cold storage, chemicals, car dealers, car makers, grocery, oil and gas, oil & gas, wind energy, civil engineering, architecture, genomics, insurance brokers, credit unions, investment banking, neobank, PR agency, furniture, travel agency, travel agencies, tour operator, tour operators, couriers, courier services, airports, port operators, removal companies, textiles, textile companies, aerospace, semiconductors, semiconductor companies, shipyards, paper mills, paper makers, cement producers, printing companies, print shops, engineering firms, engineering companies, caterers, butchers, cafés, bars, wholesalers, pharmacies, toy shops, grocery chains, plumbers, electricians, roofers, joiners, wineries, dentists, dental practices, nursing homes, care homes, doctors practices, kindergartens, nurseries, real estate agencies, real estate agents, estate agents, property developers, accounting firms, tax advisers, recruitment agencies, staffing agencies, recruiting agencies, temp agencies, private equity firms, venture capital funds, venture capital firms, leasing companies, churches, sports clubs, trade associations, associations, cinemas, theatres, game studios, ad agencies, advertising agencies, design studios, design agencies, web agencies, digital agencies, creative agencies, event agencies',
  ),
)

/** What is done in an industry by some of its companies, and finds all of them. */
const narrowerTrades = phraseIndex(narrowerEntries())

function* narrowerEntries(): Generator<readonly [string, string]> {
  for (const { name, aliases, keywords } of industries) {
    const own = new Set(keywords.map((keyword) => singular(keyword)))
    for (const alias of aliases) if (own.has(singular(alias)) || alsoNarrower.has(alias)) yield [alias, name]
    // Some companies of another trade do it as well.
    for (const keyword of keywords) if (alsoNarrower.has(keyword) && !aliases.includes(keyword)) yield [keyword, name]
  }
}
