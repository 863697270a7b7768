import type * as z from 'zod'
import { ApiError } from '../../errors/api-error'

/** The JSON of an answer; nothing for an empty one. */
export async function readJson(response: Response, operationId: string): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformedAnswer(response, operationId, 'The answer is not JSON', cause)
  }
}

/** The answer as the contract says, leniently: what the schema does not know is left out. */
export async function readAs<T>(response: Response, schema: z.ZodType<T>, operationId: string): Promise<T> {
  const result = schema.safeParse(await readJson(response, operationId))
  if (result.success) return result.data
  throw malformedAnswer(response, operationId, 'The answer is not as the contract says', result.error)
}

/** An answer of a good status that cannot be read. */
export function malformedAnswer(response: Response, operationId: string, title: string, cause: unknown): ApiError {
  return new ApiError({
    code: 'malformed',
    status: response.status,
    title,
    requestId: response.headers.get('x-request-id') ?? undefined,
    operationId,
    cause,
  })
}
