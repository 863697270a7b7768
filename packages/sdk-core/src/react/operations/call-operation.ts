import type { CallOptions } from '../../client/api-client'
import { ApiError } from '../../errors/api-error'
import type { AnyOperation } from '../../operation/operation'
import type { InlayContextValue } from '../inlay-context'
import { toApiError } from '../../errors/to-api-error'

/**
 * Makes a call for a screen: with the workspace where the operation has one, failing with an `ApiError` only, and with
 * the host told of what failed.
 */
export async function callOperation<Output>(
  inlay: InlayContextValue,
  operation: AnyOperation,
  call: (options: CallOptions) => Promise<Output>,
): Promise<Output> {
  try {
    return await call(operation.scope === 'workspace' ? { workspaceId: workspaceFor(inlay, operation) } : {})
  } catch (caught) {
    const error = toApiError(caught, operation.id)
    if (error.code === 'unauthenticated') inlay.session.expiry.set(inlay.session.userId !== undefined)
    if (error.code !== 'aborted') inlay.onError(error)
    throw error
  }
}

function workspaceFor(inlay: InlayContextValue, operation: AnyOperation): string {
  if (inlay.workspaceId) return inlay.workspaceId
  throw new ApiError({
    code: 'invalid',
    status: 0,
    title: 'No workspace is chosen.',
    detail: `${operation.id} needs InlayProvider to be given a workspaceId.`,
    operationId: operation.id,
  })
}
