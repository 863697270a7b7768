import type { seniorityCodes } from '@inlay/sdk-core/contract/campaigns'
import type { PersonPost } from './person-facts'
import type { TimeSpan } from './world-time'

/** A company of the mock's world: what a data provider would know of it. */
export interface WorldCompany {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly website: string
  readonly industry: string
  readonly keywords: readonly string[]
  readonly description: string
  readonly employees: number
  readonly revenue: number | null
  readonly foundedYear: number
  readonly address: string | null
  readonly city: string
  readonly state: string | null
  readonly country: string
  readonly region: string
  readonly technologies: readonly string[]
  /** Titles of open roles. */
  readonly hiring: readonly string[]
  readonly totalFunding: number | null
  readonly latestFunding: string | null
  /** An ISO day. */
  readonly lastRaisedAt: string | null
  readonly linkedin: string
  readonly phone: string
}

export type Seniority = (typeof seniorityCodes)[number]

export interface WorldPerson {
  readonly id: string
  readonly companyId: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly seniority: Seniority
  readonly department: string
  readonly functions: readonly string[]
  readonly email: string | null
  readonly emailStatus: 'verified' | 'guessed' | 'unverified' | null
  readonly linkedin: string | null
  readonly twitter: string | null
  readonly phone: string | null
  readonly city: string
  readonly state: string | null
  readonly country: string
  readonly posts: readonly { readonly text: string; readonly url: string }[]
}

/** Somebody who came to a company later, in milliseconds. */
export interface Joiner extends WorldPerson {
  readonly joinedAt: number
}

export interface KnownOfCompany {
  readonly domain?: string | null
  readonly name?: string | null
}

export interface KnownOfPerson {
  readonly email?: string | null
  readonly linkedin?: string | null
  readonly name?: string | null
  readonly companyName?: string | null
  /** Of several of one name, whose this is. */
  readonly title?: string | null
}

export interface World {
  readonly companies: readonly WorldCompany[]
  company(id: string): WorldCompany | undefined
  /** Answers for companies outside the world too, always with the same facts; some of those nobody knows. */
  companyOf(known: KnownOfCompany): WorldCompany | undefined
  /** Of companies outside the world too. */
  peopleOf(company: WorldCompany): readonly WorldPerson[]
  /** Who comes to a company in the course of time, those included who have not yet. */
  joinersOf(company: WorldCompany): readonly Joiner[]
  /** Who takes up one of some posts at a company in some time, beside those. */
  appointedAt(company: WorldCompany, span: TimeSpan, isWanted: (post: PersonPost) => boolean): readonly Joiner[]
  personOf(known: KnownOfPerson): WorldPerson | undefined
}
