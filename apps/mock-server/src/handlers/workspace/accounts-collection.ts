import type { Account, Subscription } from '@inlay/sdk-core/contract/workspace'
import { collectionName } from '../../store/store'

/** The customer that workspaces belong to, with its plan, in the system's part of the store. */
export interface StoredAccount extends Account {
  readonly subscription: Subscription
}

export const accountsCollection = collectionName<StoredAccount>('customer-accounts')
