import * as z from 'zod'
import { operation } from '../../operation/operation'

export const CurrentUser = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullish(),
  /** The workspace that this person used last, if it is still theirs. */
  activeWorkspaceId: z.string().nullish(),
  /** Where people of an internal test domain are sent in place of a workspace. */
  redirectPath: z.string().nullish(),
})

export type CurrentUser = z.output<typeof CurrentUser>

export const getCurrentUser = operation({
  id: 'user.get',
  summary: 'The signed-in person.',
  kind: 'json',
  method: 'GET',
  path: '/user',
  scope: 'user',
  response: CurrentUser,
})

export const rememberActiveWorkspace = operation({
  id: 'user.rememberActiveWorkspace',
  summary: 'Keeps which workspace the person used last, for addresses that name none.',
  kind: 'json',
  method: 'PUT',
  path: '/user/active-workspace',
  scope: 'user',
  body: z.strictObject({ workspaceId: z.string().min(1).max(200) }),
  response: CurrentUser,
  errors: ['forbidden'],
  invalidates: ['user.get'],
})
