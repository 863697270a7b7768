import { claimOf } from './claim-of'
import type { ClauseRule } from './clause-rule'

/** “Our freight audit finds overcharges” */
export const readPraise: ClauseRule = (text) => {
  if (!/^(?:our|the)\s/i.test(text)) return undefined
  const read = claimOf(text)
  return read.offer === undefined ? undefined : read
}
