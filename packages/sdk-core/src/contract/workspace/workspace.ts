import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'

export const WorkspaceMember = z.object({
  userId: z.string(),
  userDetails: z.object({
    name: z.string(),
    email: z.string().optional(),
    avatar: z.string().nullish(),
  }),
  workspaceMembershipRole: openEnum(['Owner', 'Member'], 'Member'),
})

export type WorkspaceMember = z.output<typeof WorkspaceMember>

export const Workspace = z.object({
  workspaceId: z.string(),
  workspaceName: z.string(),
  members: z.array(WorkspaceMember).default([]),
})

export type Workspace = z.output<typeof Workspace>

export const listWorkspaces = operation({
  id: 'workspaces.list',
  summary: 'The workspaces that the signed-in person belongs to.',
  kind: 'json',
  method: 'GET',
  path: '/workspaces',
  scope: 'user',
  response: z.array(Workspace),
})
