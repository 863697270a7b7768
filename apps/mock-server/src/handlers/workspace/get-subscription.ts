import { getSubscription } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { accountOf } from './account-of'

export const getSubscriptionHandler = implement(getSubscription, async ({ system, workspaceId }) => {
  const { subscription } = await accountOf(system, workspaceId)
  return subscription
})
