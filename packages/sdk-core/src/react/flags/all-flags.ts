import type { FlagReader } from '../../ports/flags'

/** Everything on: for hosts without flags of their own, and for trying things out. */
export const allFlags: FlagReader = () => true
