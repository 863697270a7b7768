import type { AnyOperation } from '@inlay/sdk-core'
import { readFlags } from '../handlers/workspace/flags-collection'
import { isMember } from '../handlers/workspace/memberships-collection'
import type { TokenIssuer } from '../identity/tokens'
import type { Caller } from '../implement'
import type { Store, WorkspaceStore } from '../store/store'
import { forbidden, ProblemError } from './problem-error'

export interface Access {
  readonly caller: Caller
  readonly workspaceId: string
  readonly store: WorkspaceStore
}

/** Who calls and what they may reach. Every call passes here before its input is read and its handler runs. */
export async function grantAccess(
  operation: AnyOperation,
  request: Request,
  params: Readonly<Record<string, string>>,
  { stores, tokens }: { readonly stores: Store; readonly tokens: Pick<TokenIssuer, 'verify'> },
): Promise<Access> {
  if (operation.scope === 'public') return { caller: nobody, workspaceId: '', store: stores.system }
  const caller = await callerOf(request, tokens)
  if (operation.scope === 'user') return { caller, workspaceId: '', store: stores.system }
  const workspaceId = params.workspaceId ?? ''
  if (!(await isMember(stores.system, workspaceId, caller.userId))) {
    throw forbidden('You do not belong to this workspace.')
  }
  const store = stores.workspace(workspaceId)
  if (operation.flag !== undefined) await requireFlag(store, operation.flag)
  return { caller, workspaceId, store }
}

const nobody: Caller = { userId: '', name: '', email: '' }

async function callerOf(request: Request, tokens: Pick<TokenIssuer, 'verify'>): Promise<Caller> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const caller = token === undefined ? undefined : await tokens.verify(token)
  if (caller !== undefined) return caller
  throw new ProblemError({
    status: 401,
    code: 'unauthenticated',
    title: 'Not signed in',
    detail: 'Sign in to go on.',
    headers: { 'www-authenticate': token === undefined ? 'Bearer' : 'Bearer error="invalid_token"' },
  })
}

async function requireFlag(store: WorkspaceStore, flag: string) {
  const flags: Readonly<Record<string, boolean | undefined>> = await readFlags(store)
  if (Object.hasOwn(flags, flag) && flags[flag] === true) return
  throw new ProblemError({
    status: 403,
    code: 'flag-off',
    title: 'Switched off',
    detail: 'This feature is switched off in this workspace.',
  })
}
