import type { Language } from '../trade-words'

export type Region = 'North America' | 'Latin America' | 'Europe' | 'Middle East' | 'Africa' | 'Asia' | 'Oceania'

/** What names, companies and addresses of a country are made from; `/` parts two spellings of a name. */
export interface Country {
  readonly name: string
  readonly aliases: readonly string[]
  readonly region: Region
  /** How many of the companies are here, beside the other countries. */
  readonly weight: number
  /** The ending of the country's own web addresses. */
  readonly ending: string
  /** Each # is a digit; from a range kept free for fiction where the country has one. */
  readonly phone: string
  readonly language: Language
  /** City, or city|state. */
  readonly cities: readonly [string, ...string[]]
  /** The # is a number. */
  readonly streets: readonly [string, ...string[]]
  readonly firstNames: readonly [string, ...string[]]
  readonly lastNames: readonly [string, ...string[]]
  /** Where {} is the name. */
  readonly legalForms: readonly [string, ...string[]]
}
