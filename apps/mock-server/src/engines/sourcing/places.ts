import { countries } from '../world/countries/countries'
import type { Region } from '../world/countries/country'
import { placesOf } from '../world/countries/places-of'
import { list } from '../world/list'
import { phraseIndex } from './phrase-index'
import { wordsOf, type Word } from './words'

/** Where a company or somebody is. */
export interface Located {
  readonly city: string
  readonly state: string | null
  readonly country: string
}

export type PlaceTest = (at: Located) => boolean

/** “Munich, Germany” is one place: of two that stand beside each other, one within the other, the narrower is meant. */
export function narrowest(tests: readonly PlaceTest[]): readonly PlaceTest[] {
  const covered = tests.map((test) => everywhere.filter(test))
  const isWithin = (inner: readonly Located[] | undefined, outer: readonly Located[]) =>
    inner !== undefined && inner.length < outer.length && inner.every((place) => outer.includes(place))
  return tests.filter((_, index) => {
    const own = covered[index] ?? []
    return !isWithin(covered[index - 1], own) && !isWithin(covered[index + 1], own)
  })
}

/** Whether a place is part of another: Leipzig of Germany, and not Germany of itself. */
export function isPartOf(inner: string, outer: string): boolean {
  const [part, whole] = [inner, outer].map((name) => coveredBy(name))
  return (
    part !== undefined && whole !== undefined && part.length < whole.length && part.every((at) => whole.includes(at))
  )
}

function coveredBy(name: string): readonly Located[] | undefined {
  const words = wordsOf(name.replace(/^the\s/i, ''))
  const { tests, length } = placeAt(words, 0) ?? { tests: [], length: 0 }
  return length > 0 && length === words.length ? everywhere.filter((at) => tests.some((test) => test(at))) : undefined
}

const everywhere: readonly Located[] = countries.flatMap((country) =>
  placesOf(country).map(({ city, state }) => ({
    city: city.written,
    state: state?.written ?? null,
    country: country.name,
  })),
)

/** What begins at a word, if that is the name of a place. */
export function placeAt(
  words: readonly Word[],
  start: number,
): { tests: readonly PlaceTest[]; length: number } | undefined {
  // “Polish” is of Poland, “polish” is not.
  const named = words[start]?.raw === 'polish' ? undefined : names.at(words, start)
  const coded = words[start]?.isCapital === true ? codes.at(words, start) : undefined
  const found = named ?? coded
  return found === undefined ? undefined : { tests: found.meanings, length: found.length }
}

const isCode = (alias: string) => /^\p{Lu}{2,3}$/u.test(alias)

const regions: Readonly<Record<Region, readonly string[]>> = {
  'North America': list('North America, NA region, NORAM, NAM'),
  'Latin America': list('Latin America, LATAM, South America, Central America'),
  Europe: list('Europe, EU, European Union, European'),
  'Middle East': list('Middle East, MENA, Gulf'),
  Africa: list('Africa, African'),
  Asia: list('Asia, Asian'),
  Oceania: list('Oceania, ANZ, Australasia'),
}

/** Groups of countries that people sell to as one. */
const groups: readonly (readonly [name: string, members: readonly string[]])[] = [
  ['DACH', list('Germany, Austria, Switzerland')],
  ['D-A-CH', list('Germany, Austria, Switzerland')],
  ['German-speaking', list('Germany, Austria, Switzerland')],
  ['Nordics', list('Sweden, Norway, Denmark, Finland')],
  ['Nordic', list('Sweden, Norway, Denmark, Finland')],
  ['Scandinavia', list('Sweden, Norway, Denmark')],
  ['Benelux', list('Netherlands, Belgium')],
  ['Iberia', list('Spain, Portugal')],
  ['British Isles', list('United Kingdom, Ireland')],
  ['UK and Ireland', list('United Kingdom, Ireland')],
  ['UKI', list('United Kingdom, Ireland')],
  ['CEE', list('Poland, Czechia, Romania')],
  ['Eastern Europe', list('Poland, Czechia, Romania')],
  ['Western Europe', list('France, Netherlands, Belgium, Germany, Austria, Switzerland, United Kingdom, Ireland')],
  ['Southern Europe', list('Spain, Portugal, Italy, Greece')],
  ['Northern Europe', list('Sweden, Norway, Denmark, Finland')],
]

/** What is from a place, and that place as a sentence has it. */
const adjectives: Readonly<Record<string, string>> = Object.fromEntries(
  list(
    'German|Germany, French|France, British|United Kingdom, English|United Kingdom, American|United States, Dutch|Netherlands, Swiss|Switzerland, Spanish|Spain, Italian|Italy, Indian|India, Swedish|Sweden, Norwegian|Norway, Danish|Denmark, Finnish|Finland, Austrian|Austria, Belgian|Belgium, Portuguese|Portugal, Irish|Ireland, Greek|Greece, Polish|Poland, Czech|Czechia, Romanian|Romania, Canadian|Canada, Mexican|Mexico, Brazilian|Brazil, Australian|Australia, Japanese|Japan',
  ).map((entry) => entry.split('|') as [string, string]),
)

const placesMeant: Readonly<Record<string, string>> = {
  ...adjectives,
  'German-speaking': 'German-speaking countries',
  Nordic: 'Nordics',
  European: 'Europe',
  African: 'Africa',
  Asian: 'Asia',
}

/** “Germany” of “German”; any other name as it is. */
export function placeMeant(name: string): string {
  // “Germans” are German.
  const said = [name, name.replace(/s$/i, '')].map((each) => each.toLowerCase())
  const found = Object.keys(placesMeant).find((each) => said.includes(each.toLowerCase()))
  return (found === undefined ? undefined : placesMeant[found]) ?? name
}

/** Regions that are several of ours together. */
const joined: readonly (readonly [name: string, members: readonly Region[]])[] = [
  ['EMEA', ['Europe', 'Middle East', 'Africa']],
  ['APAC', ['Asia', 'Oceania']],
  ['Asia Pacific', ['Asia', 'Oceania']],
  ['Americas', ['North America', 'Latin America']],
  ['the Americas', ['North America', 'Latin America']],
]

const regionOf = new Map(countries.map(({ name, region }) => [name, region]))
const inCountries =
  (members: readonly string[]): PlaceTest =>
  ({ country }) =>
    members.includes(country)
const inRegions =
  (members: readonly Region[]): PlaceTest =>
  ({ country }) => {
    const region = regionOf.get(country)
    return region !== undefined && members.includes(region)
  }

/** “Köln”, “Cologne”, and “Koeln” of whoever has no such letters. */
function spellings({ written, latin }: { readonly written: string; readonly latin: string }): ReadonlySet<string> {
  const typed = written.replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
  return new Set([written, latin, typed])
}

const inShort: Readonly<Record<string, readonly string[]>> = { 'North Rhine-Westphalia': ['NRW'] }

function* namedPlaces(): Generator<readonly [string, PlaceTest]> {
  for (const country of countries) {
    const test = inCountries([country.name])
    yield [country.name, test]
    for (const alias of country.aliases) if (!isCode(alias)) yield [alias, test]
    const states = new Map<string, PlaceTest>()
    for (const { city, state } of placesOf(country)) {
      const inCity: PlaceTest = (at) => at.city === city.written && at.country === country.name
      for (const name of spellings(city)) yield [name, inCity]
      if (state === null) continue
      const inState = states.get(state.written) ?? ((at) => at.state === state.written && at.country === country.name)
      states.set(state.written, inState)
      for (const name of [...spellings(state), ...(inShort[state.latin] ?? [])]) yield [name, inState]
    }
  }
  for (const [name, members] of groups) yield [name, inCountries(members)]
  for (const [name, country] of Object.entries(adjectives)) yield [name, inCountries([country])]
  for (const [name, members] of joined) yield [name, inRegions(members)]
  for (const [region, spelt] of Object.entries(regions)) {
    const test = inRegions([region as Region])
    for (const name of spelt) yield [name, test]
  }
}

function* codedPlaces(): Generator<readonly [string, PlaceTest]> {
  for (const { name, aliases } of countries) {
    for (const alias of aliases) if (isCode(alias)) yield [alias, inCountries([name])]
  }
}

const names = phraseIndex(namedPlaces())
/** Codes count only in capitals: “in”, “it” and “no” are words. */
const codes = phraseIndex(codedPlaces())
