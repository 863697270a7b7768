import { ApiError, isApiError } from './api-error'

/** Calls promise to fail with an `ApiError`; a host's own client may not keep that promise. */
export function toApiError(error: unknown, operationId: string): ApiError {
  if (isApiError(error)) return error
  const aborted = error instanceof Error && error.name === 'AbortError'
  return new ApiError({
    code: aborted ? 'aborted' : 'unexpected',
    status: 0,
    title: aborted ? 'The call was cancelled.' : 'The call failed.',
    operationId,
    cause: error,
  })
}
