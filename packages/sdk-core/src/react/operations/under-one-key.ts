import { toApiError } from '../../errors/to-api-error'
import type { Random } from '../../ports/host'
import type { AskedChange, LostCalls } from '../session/lost-calls'
import { mayBeDone } from './may-be-done'

/**
 * Sends a change under one key for as long as nobody knows how it ended, however often a person asks for it. A refusal is
 * known, and the next attempt gets a key of its own.
 */
export async function underOneKey<Output>(
  change: AskedChange,
  lost: LostCalls,
  random: Random,
  send: (idempotencyKey: string | undefined) => Promise<Output>,
): Promise<Output> {
  const { operation } = change
  const takesKey = 'idempotencyKey' in operation && operation.idempotencyKey
  const key = takesKey ? (lost.keyOf(change) ?? random.id()) : undefined
  try {
    return await send(key)
  } catch (caught) {
    lost.keep(change, mayBeDone(toApiError(caught, operation.id)) ? key : undefined)
    throw caught
  }
}
