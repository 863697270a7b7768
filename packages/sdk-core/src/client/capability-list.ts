import { contractVersion } from '../contract/contract-version'
import type { Capabilities } from '../contract/workspace/capabilities'
import { isApiError } from '../errors/api-error'
import type { AnyOperation } from '../operation/operation'
import type { Clock } from '../ports/host'
import { untilAborted } from '../operation/until-aborted'
import { abortedError } from './sending/attempt'

/** After a failure, milliseconds before being asked about an operation leads to another try. */
const rest = 30_000

/** What the backend has: read once, when first asked for. */
export interface CapabilityList {
  supports(operation: Pick<AnyOperation, 'id'>): boolean | undefined
  ready(signal: AbortSignal | undefined): Promise<void>
}

export interface CapabilityListSetup {
  readonly clock: Clock
  readonly read: () => Promise<Capabilities>
  readonly warn: (message: string) => void
}

type Answer = 'everything' | ReadonlySet<string>

export function createCapabilityList({ clock, read, warn }: CapabilityListSetup): CapabilityList {
  let answer: Answer | undefined
  let reading: Promise<void> | undefined
  let failedAt: number | undefined

  async function ask(): Promise<void> {
    try {
      const capabilities = await read()
      if (major(capabilities.contractVersion) !== major(contractVersion)) {
        warn(
          `The backend speaks version ${capabilities.contractVersion} of the contract, this client ${contractVersion}.`,
        )
      }
      answer = new Set(capabilities.operations)
    } catch (error) {
      if (!isApiError(error, 'not-found') && !isApiError(error, 'unsupported')) {
        failedAt = clock.now()
        throw error
      }
      answer = 'everything'
    }
  }

  function once(): Promise<void> {
    reading ??= ask().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    supports(operation) {
      if (answer === undefined) {
        const rested = failedAt === undefined || clock.now() - failedAt >= rest
        if (rested) once().catch(() => {})
        return undefined
      }
      return answer === 'everything' || answer.has(operation.id)
    },
    async ready(signal) {
      if (answer !== undefined) return
      try {
        await untilAborted(once(), signal)
      } catch (error) {
        throw signal?.aborted ? abortedError('capabilities.get', error) : error
      }
    },
  }
}

function major(version: string): string {
  return version.split('.')[0] ?? ''
}
