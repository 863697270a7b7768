import * as z from 'zod'
import type { Extreme } from './audience-question'
import type { NearRole } from './signal-at'

const text = z.string().trim().min(1).max(300).optional()

/** What companies should be, each in words; several of one kind are parted by commas, and any of them will do. */
export const CompanyConditions = z.object({
  industry: text.describe('Trades such as "SaaS" or "Retail, Logistics"'),
  location: text.describe('Cities, states, countries or regions, such as "Berlin, Munich"'),
  outside: text.describe('Places in which they must not be, such as "Warsaw"'),
  other_than: text.describe('Trades of which they must not be, such as "Publishing"'),
  not_at: text.describe('Companies that are left out, by their names, such as "Maersk"'),
  company_size: text.describe('Such as "50-200 employees", "startup" or "mid-market"'),
  funding: text.describe('Such as "Series A", "bootstrapped" or "raised in the last 12 months"'),
  technologies: text.describe('What they use, such as "HubSpot, Salesforce"'),
  hiring: text.describe('Roles that they look for, such as "SDR"; "anyone" for any'),
  keywords: text.describe('Other words that should fit; a preference, not a must'),
})

export type CompanyConditions = Readonly<z.output<typeof CompanyConditions>>

/** Who somebody should be. */
export const PeopleConditions = z.object({
  title: text.describe('Such as "Head of Growth"'),
  seniority: text.describe('Such as "VP, director" or "decision makers"'),
})

export type PeopleConditions = Readonly<z.output<typeof PeopleConditions>>

/** What somebody has asked to be found. */
export interface LeadRequest {
  readonly companies: CompanyConditions
  /** None where only companies are asked for. */
  readonly people?: PeopleConditions | undefined
  /** How many companies, and how many people. */
  readonly accounts?: number | undefined
  readonly contacts?: number | undefined
  /** People at each company. */
  readonly perAccount?: number | undefined
  /** Among which companies: new ones, or those that the campaign has. */
  readonly scope: 'new' | 'existing' | 'without-contacts'
  /** They are to be like those whom the workspace sells to. */
  readonly isIdeal?: boolean | undefined
  /** Companies are counted, and nobody at them is looked for: “5 more accounts”. */
  readonly companiesAlone?: boolean | undefined
  /** They are spoken of as those who were found or listed last. */
  readonly isThese?: boolean | undefined
  /** Only at these accounts of the campaign, by their names. */
  readonly at?: readonly string[] | undefined
  /** Only at the largest or the smallest accounts of the campaign. */
  readonly extreme?: Extreme | undefined
  /** Which those were. */
  readonly extremeText?: string | undefined
  /** At how many accounts, of how many, it was looked where they had to fit. */
  readonly fitting?: { readonly count: number; readonly of: number } | undefined
  /** What was said and means nothing to a search. */
  readonly unknown: readonly string[]
  /** What was asked for before, and is left out since that was agreed to; in words. */
  readonly leftOut?: string | undefined
  /** What was said in the search before and holds for this one too, in words. */
  readonly takenOver?: string | undefined
  /** Others were found before by what is not meant any more, or not alone; they stay. */
  readonly keepsFound?: boolean | undefined
  /** It puts the search before it right, and does not come beside it. */
  readonly isInstead?: boolean | undefined
  /** Words for a size that figures were given for, which are no condition then. */
  readonly outweighed?: string | undefined
  /** The role that companies hire for as it was said, where only a part of it can be looked for. */
  readonly nearRole?: NearRole | undefined
  /** How “bigger” was taken, in words. */
  readonly sizeNote?: string | undefined
  /** A place that nobody knows. */
  readonly unknownPlace?: string | undefined
  /** Countries and regions in which nobody is known. */
  readonly elsewhere?: readonly string[] | undefined
  /** The place before, of which the one that it was narrowed to is a part. */
  readonly around?: string | undefined
  /** Also around the places that are named, where nobody can look. */
  readonly isNearby?: boolean | undefined
  /** No companies were named: they are those of the campaign, or of the settings. */
  readonly isOfKnown?: boolean | undefined
  /** The largest or the smallest companies first. */
  readonly order?: SizeOrder | undefined
  /** So many of those who were asked for were found before it. */
  readonly foundBefore?: number | undefined
  /** What holds for the next search where this one adds to the one before it. */
  readonly withBefore?: LeadRequest | undefined
}

/** By what companies are to be taken, in the word that said it. */
export interface SizeOrder extends Pick<Extreme, 'by' | 'end'> {
  readonly said: string
  readonly count?: number | undefined
}

export function hasConditions(companies: CompanyConditions): boolean {
  return Object.values(companies).some((value) => value !== undefined)
}

/** The most that are looked for at once. */
export const mostAtOnce = 200
