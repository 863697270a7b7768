import { SignInError, isSignInError, type SignInErrorCode } from '../../auth/sign-in-error'
import { ApiError, isApiError } from '../../errors/api-error'
import type { FieldError } from '../../errors/problem'
import { EmbedError, isEmbedError, type EmbedErrorCode } from '../protocol/embed-error'
import { own, ownCount, ownText } from '../protocol/own'

/** Whether it is of a kind that the other side is told of. */
export function isOwnError(error: unknown): boolean {
  return isApiError(error) || isSignInError(error) || isEmbedError(error)
}

/** An error as it goes through the port. Of one that is not ours nothing is told: its message may hold anything. */
export function toFailure(error: unknown): unknown {
  if (isApiError(error)) {
    const { name, code, status, title, detail, requestId, fields, operationId, retryAt } = error
    return { name, code, status, title, detail, requestId, fields, operationId, retryAt }
  }
  if (isSignInError(error)) return { name: error.name, code: error.code, message: error.message }
  if (isEmbedError(error)) return { name: error.name, code: error.code, message: error.message, detail: error.detail }
  return { name: 'EmbedError', code: 'failed', message: 'The other side of the frame failed.' }
}

/** The error that the other side met. */
export function fromFailure(failure: unknown): ApiError | SignInError | EmbedError {
  const code = ownText(failure, 'code') ?? 'failed'
  const message = textOf(failure, 'message') ?? 'The other side of the frame failed.'
  switch (own(failure, 'name')) {
    case 'ApiError':
      return new ApiError({
        code,
        status: ownCount(failure, 'status') ?? 0,
        title: textOf(failure, 'title') ?? message,
        detail: textOf(failure, 'detail'),
        requestId: ownText(failure, 'requestId'),
        fields: fieldsOf(failure),
        operationId: ownText(failure, 'operationId'),
        retryAt: ownCount(failure, 'retryAt'),
      })
    case 'SignInError':
      // A code of a newer side is as good to tell apart as to show.
      return new SignInError(code as SignInErrorCode, message)
    default:
      return new EmbedError(code as EmbedErrorCode, message, textOf(failure, 'detail'))
  }
}

function textOf(failure: unknown, name: string): string | undefined {
  const text = own(failure, name)
  return typeof text === 'string' ? text : undefined
}

function fieldsOf(failure: unknown): readonly FieldError[] {
  const fields = own(failure, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.flatMap((each: unknown) => {
    const [field, message] = [textOf(each, 'field'), textOf(each, 'message')]
    return field === undefined || message === undefined ? [] : [{ field, message, code: textOf(each, 'code') }]
  })
}
