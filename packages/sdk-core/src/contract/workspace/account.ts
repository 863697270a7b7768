import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'

export const Account = z.object({
  accountId: z.string(),
  accountType: openEnum(['Individual', 'Team', 'Enterprise'], 'Individual'),
})

export type Account = z.output<typeof Account>

export const getAccount = operation({
  id: 'account.get',
  summary: 'The account that the workspace belongs to, with its type.',
  kind: 'json',
  method: 'GET',
  path: '/account',
  response: Account,
})

export const Subscription = z.object({
  plan: z.string(),
  status: openEnum(['trial', 'active', 'past-due', 'cancelled'], 'active'),
  /** When a trial or a cancelled plan ends, as an ISO date. */
  endDate: z.string().nullish(),
})

export type Subscription = z.output<typeof Subscription>

export const getSubscription = operation({
  id: 'subscription.get',
  summary: 'The plan of the workspace.',
  kind: 'json',
  method: 'GET',
  path: '/subscription',
  response: Subscription,
})
