import type { CallOptions } from '../../client/api-client'
import { ApiError } from '../../errors/api-error'
import type { AnyOperation } from '../../operation/operation'
import type { InlayContextValue } from '../inlay-context'
import { isSignInOffered } from '../session/offered-sign-in'
import { signedInAgain } from '../session/signed-in-again'
import { toApiError } from '../../errors/to-api-error'

/**
 * Makes a call for a screen: with the workspace where the operation has one, failing with an `ApiError` only, and with
 * the host told of what failed. An expired sign-in is no failure where the person is offered to renew it: the call waits,
 * and is made again.
 */
export async function callOperation<Output>(
  inlay: InlayContextValue,
  operation: AnyOperation,
  signal: AbortSignal,
  call: (options: CallOptions) => Promise<Output>,
): Promise<Output> {
  const { onEvent, host } = inlay
  const about = {
    operationId: operation.id,
    workspaceId: operation.scope === 'workspace' ? inlay.workspaceId : undefined,
  }
  const begun = host.clock.now()
  onEvent({ type: 'operation-started', ...about })
  try {
    const output = await callUntilSignedIn(inlay, operation, signal, call)
    onEvent({ type: 'operation-succeeded', ...about, milliseconds: host.clock.now() - begun })
    return output
  } catch (caught) {
    const { code } = toApiError(caught, operation.id)
    onEvent({ type: 'operation-failed', ...about, code, milliseconds: host.clock.now() - begun })
    throw caught
  }
}

async function callUntilSignedIn<Output>(
  inlay: InlayContextValue,
  operation: AnyOperation,
  signal: AbortSignal,
  call: (options: CallOptions) => Promise<Output>,
): Promise<Output> {
  const { client, session, onError } = inlay
  for (;;) {
    try {
      const scope = operation.scope === 'workspace' ? { workspaceId: workspaceFor(inlay, operation) } : {}
      return await call({ ...scope, signal })
    } catch (caught) {
      const error = toApiError(caught, operation.id)
      if (error.code === 'unauthenticated') session.expiry.set(session.userId !== undefined)
      if (error.code !== 'unauthenticated' || !session.expiry.expired() || !isSignInOffered(client)) {
        if (error.code !== 'aborted') onError(error)
        throw error
      }
    }
    await signedInAgain(session.expiry, signal).catch((cause: unknown) => {
      throw new ApiError({
        code: 'aborted',
        status: 0,
        title: 'The call was given up',
        operationId: operation.id,
        cause,
      })
    })
  }
}

function workspaceFor(inlay: InlayContextValue, operation: AnyOperation): string {
  if (inlay.workspaceId) return inlay.workspaceId
  throw new ApiError({
    code: 'invalid',
    status: 0,
    title: 'No workspace is chosen.',
    // Only who builds the page can do something about it.
    detail: process.env.NODE_ENV === 'production' ? undefined : 'InlayProvider has no workspaceId.',
    operationId: operation.id,
  })
}
