import { RowsEnvelopeSchema, type RowsEnvelope } from '../../operation/rows'
import { malformedAnswer } from '../answer/read-json'
import { parseInSlices } from './parse-in-slices'
import type { Slices } from '../../ports/slices'

/** One answer of a `rows` operation, its columns as they came. */
export async function readEnvelope(
  response: Response,
  operationId: string,
  slices: Slices,
  signal: AbortSignal | undefined,
): Promise<RowsEnvelope> {
  const text = await response.text()
  let value: unknown
  try {
    value = await parseInSlices(text, slices, signal)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw malformedAnswer(response, operationId, 'The answer is not JSON', cause)
  }
  const result = RowsEnvelopeSchema.safeParse(value)
  if (!result.success) {
    throw malformedAnswer(response, operationId, 'The answer is not as the contract says', result.error)
  }
  const { ids, columns } = result.data
  const uneven = Object.keys(columns).find((name) => columns[name]?.length !== ids.length)
  if (uneven === undefined) return result.data
  throw malformedAnswer(response, operationId, `The column "${uneven}" is not as long as the list of ids`, undefined)
}
