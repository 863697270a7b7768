import { ApiError } from '../../errors/api-error'
import { codeOfStatus } from '../../errors/code-of-status'
import type { FieldError } from '../../errors/problem'
import { titleOfCode } from './title-of-code'

export interface AnswerContext {
  readonly operationId: string
  /** As sent. */
  readonly requestId: string
  /** Whether the API answered, and not a place that it redirected to. */
  readonly isOwn: boolean
  /** Milliseconds that it asks to wait for. */
  readonly retryAfter: number | undefined
  /** When it came. */
  readonly now: number
}

/** The error that an answer means: its problem document, read as far as it goes, and the status for the rest. */
export async function errorFromAnswer(response: Response, context: AnswerContext): Promise<ApiError> {
  const problem = parseObject(await response.text())
  const { status } = response
  return new ApiError({
    code: errorCode(status, textOf(problem['code']), context.isOwn),
    status,
    title: textOf(problem['title']) ?? titleOfCode(codeOfStatus(status)),
    detail: textOf(problem['detail']) ?? textOf(problem['message']),
    requestId: textOf(problem['requestId']) ?? response.headers.get('x-request-id') ?? context.requestId,
    fields: fieldsOf(problem['errors']),
    operationId: context.operationId,
    retryAt: context.retryAfter === undefined ? undefined : context.now + context.retryAfter,
  })
}

/** A problem document that came inside a stream. */
export function errorFromProblem(text: string, operationId: string): ApiError {
  const problem = parseObject(text)
  const status = typeof problem['status'] === 'number' ? problem['status'] : 500
  return new ApiError({
    code: errorCode(status, textOf(problem['code']), true),
    status,
    title: textOf(problem['title']) ?? titleOfCode(codeOfStatus(status)),
    detail: textOf(problem['detail']),
    requestId: textOf(problem['requestId']),
    fields: fieldsOf(problem['errors']),
    operationId,
  })
}

/** What only signing in can mend keeps one code whatever the server calls it; a foreign place never asks for that. */
function errorCode(status: number, code: string | undefined, isOwn: boolean): string {
  if (status === 401) return isOwn ? 'unauthenticated' : 'forbidden'
  return code ?? codeOfStatus(status)
}

function fieldsOf(value: unknown): readonly FieldError[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    if (!isObject(each)) return []
    const { field, message, code } = each
    if (typeof field !== 'string' || typeof message !== 'string') return []
    return [{ field, message, code: textOf(code) }]
  })
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
