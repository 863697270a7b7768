import { getAccount } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { accountOf } from './account-of'

export const getAccountHandler = implement(getAccount, async ({ system, workspaceId }) => {
  const { accountId, accountType } = await accountOf(system, workspaceId)
  return { accountId, accountType }
})
