import { RowsEnvelopeSchema } from '../../operation/rows'
import { malformedAnswer } from '../answer/read-json'
import { parseInSlices } from './parse-in-slices'
import type { RowsEnvelope } from './read-rows'
import type { Slices } from './slices'

/** One answer of a `rows` operation, its rows as they came. */
export async function readEnvelope(
  response: Response,
  operationId: string,
  slices: Slices,
  signal: AbortSignal | undefined,
): Promise<RowsEnvelope> {
  const text = await response.text()
  let value: unknown
  try {
    value = await parseInSlices(text, 'rows', slices, signal)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw malformedAnswer(response, operationId, 'The answer is not JSON', cause)
  }
  const result = RowsEnvelopeSchema.safeParse(value)
  if (result.success) return result.data
  throw malformedAnswer(response, operationId, 'The answer is not as the contract says', result.error)
}
