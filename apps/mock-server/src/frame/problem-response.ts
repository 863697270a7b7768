import type { Problem } from '@inlay/sdk-core'
import type { ProblemDetails } from './problem-error'

/** A refusal as it travels: RFC 9457. */
export function problemResponse(details: ProblemDetails, requestId: string): Response {
  return new Response(JSON.stringify(problemDocument(details, requestId)), {
    status: details.status,
    headers: { ...details.headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}

export function problemDocument(details: ProblemDetails, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: details.title,
    status: details.status,
    code: details.code,
    requestId,
    ...(details.detail === undefined ? {} : { detail: details.detail }),
    ...(details.errors === undefined ? {} : { errors: details.errors.map((error) => ({ ...fieldError(error) })) }),
  }
}

function fieldError({ field, message, code }: NonNullable<ProblemDetails['errors']>[number]) {
  return code === undefined ? { field, message } : { field, message, code }
}
