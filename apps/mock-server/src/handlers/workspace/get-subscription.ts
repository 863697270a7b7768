import { getSubscription } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { accountOf } from './account-of'

export const getSubscriptionHandler = implement(getSubscription, async ({ stores, workspaceId }) => {
  const { subscription } = await accountOf(stores, workspaceId)
  return subscription
})
