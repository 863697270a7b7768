import { contractVersion } from '@inlay/sdk-core/contract'
import { getCapabilities } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'

export const getCapabilitiesHandler = implement(getCapabilities, async ({ capabilities }) => ({
  contractVersion,
  operations: [...capabilities],
}))
