import {
  accountSignals,
  contactFilters,
  type AccountSignal,
  type ContactFilter,
} from '@inlay/sdk-core/contract/campaigns'
import { BriefcaseBusiness, Building2, ChevronsUp, Layers, MapPin, UserRound, type LucideIcon } from 'lucide-react'
import type { filterRowMessages } from './messages'

/** Texts that take nothing in. */
type Word = Exclude<
  keyof (typeof filterRowMessages)['strings'],
  'signal' | 'filter' | 'value' | 'remove' | 'most' | 'tooLong'
>

/** One kind of thing that can be asked for, and what says how. */
export interface FilterKind<Key extends string = string> {
  readonly key: Key
  readonly icon: LucideIcon
  readonly label: Word
  readonly hint: Word
  /** The first stands in an empty field as well. */
  readonly examples: readonly [Word, Word]
}

/** The kinds of a search, and what its rows are called. */
export interface FilterKinds<Key extends string = string> {
  readonly keys: readonly Key[]
  readonly kinds: Readonly<Record<Key, FilterKind<Key>>>
  readonly words: {
    readonly list: Word
    readonly key: 'signal' | 'filter'
    readonly keyHead: Word
    readonly add: Word
  }
}

export const accountKinds: FilterKinds<AccountSignal> = {
  keys: accountSignals,
  words: { list: 'signals', key: 'signal', keyHead: 'signalHead', add: 'addSignal' },
  kinds: {
    Technographics: {
      key: 'Technographics',
      icon: Layers,
      label: 'technographics',
      hint: 'technographicsHint',
      examples: ['technographicsExample', 'technographicsOther'],
    },
    Hiring: {
      key: 'Hiring',
      icon: BriefcaseBusiness,
      label: 'hiring',
      hint: 'hiringHint',
      examples: ['hiringExample', 'hiringOther'],
    },
    Firmographics: {
      key: 'Firmographics',
      icon: Building2,
      label: 'firmographics',
      hint: 'firmographicsHint',
      examples: ['firmographicsExample', 'firmographicsOther'],
    },
  },
}

export const contactKinds: FilterKinds<ContactFilter> = {
  keys: contactFilters,
  words: { list: 'filters', key: 'filter', keyHead: 'filterHead', add: 'addFilter' },
  kinds: {
    JobTitle: {
      key: 'JobTitle',
      icon: UserRound,
      label: 'jobTitle',
      hint: 'jobTitleHint',
      examples: ['jobTitleExample', 'jobTitleOther'],
    },
    Seniority: {
      key: 'Seniority',
      icon: ChevronsUp,
      label: 'seniority',
      hint: 'seniorityHint',
      examples: ['seniorityExample', 'seniorityOther'],
    },
    Location: {
      key: 'Location',
      icon: MapPin,
      label: 'location',
      hint: 'locationHint',
      examples: ['locationExample', 'locationOther'],
    },
  },
}
