import type { AnyOperation } from './operation'
import { fillPath } from './path'

/** What every address of the API begins with, below the host's base URL. */
export const apiPrefix = '/api/v1'

/** The path of an operation with its `{names}` still in it, as servers and the OpenAPI document write it. */
export function operationPath(operation: AnyOperation): string {
  return operation.scope === 'workspace'
    ? `${apiPrefix}/workspaces/{workspaceId}${operation.path}`
    : `${apiPrefix}${operation.path}`
}

/** The path of one call. */
export function operationAddress(
  operation: AnyOperation,
  params: Readonly<Record<string, string>>,
  workspaceId: string | undefined,
): string {
  if (operation.scope !== 'workspace') return fillPath(operationPath(operation), params)
  if (!workspaceId) throw new TypeError(`${operation.id} needs a workspaceId.`)
  return fillPath(operationPath(operation), { ...params, workspaceId })
}
