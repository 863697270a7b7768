import * as z from 'zod'
import { operation } from '../../operation/operation'

export const Capabilities = z.object({
  /** The version of the contract that the backend was built to. */
  contractVersion: z.string(),
  /** Ids of the operations that it has. */
  operations: z.array(z.string()),
})

export type Capabilities = z.output<typeof Capabilities>

export const getCapabilities = operation({
  id: 'capabilities.get',
  summary: 'What this backend can do; one that lacks an operation is still a good backend.',
  kind: 'json',
  method: 'GET',
  path: '/capabilities',
  scope: 'public',
  response: Capabilities,
})
