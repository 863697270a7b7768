import { isApiError, type ApiError } from '@inlay/sdk-core'

/** The notice of a failed save. That somebody else was first is said in the form, with what to do about it. */
export function unlessConflict(text: string) {
  return ({ error }: { readonly error: ApiError }) => (isApiError(error, 'conflict') ? undefined : text)
}
