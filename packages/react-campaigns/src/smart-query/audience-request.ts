import type { InputOf } from '@inlay/sdk-core'
import type { AccountSignal, ContactFilter, generateAudience } from '@inlay/sdk-core/contract/campaigns'
import { countingRows, type FilterRowList } from '../filter-rows/filter-row'

export type AudienceRequest = InputOf<typeof generateAudience>['body']

/** How many accounts a preview and the whole audience have at most. */
export const previewAccounts = 20
export const audienceAccounts = 200

const contactsPerAccount = 1

/** What is asked of the server: only rows that count, and nothing of an earlier preview stays. */
export function audienceRequest(
  signals: FilterRowList<AccountSignal>,
  filters: FilterRowList<ContactFilter>,
  accounts: number,
): AudienceRequest {
  return {
    prospectAccountsRequest: {
      filters: countingRows(signals).map(({ key, value }) => ({ signal: key, value })),
      maxLimit: accounts,
      clearExisting: true,
    },
    sourceContactsRequest: {
      filters: countingRows(filters).map(({ key, value }) => ({ filter: key, value })),
      maxLimit: contactsPerAccount,
    },
  }
}

export function isSameRequest(one: AudienceRequest, other: AudienceRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
