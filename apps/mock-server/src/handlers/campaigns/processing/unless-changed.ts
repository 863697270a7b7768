import { isBlankValue } from '@inlay/sdk-core/contract/campaigns'
import type { ChangedFields } from '../artifacts/artifact-rows'
import type { StoredArtifact } from '../artifacts/stored-artifact'

/**
 * What was written for a row as it was, without what somebody has since put there themselves: theirs stays. What they
 * have emptied is filled.
 */
export function unlessChanged(before: StoredArtifact, now: StoredArtifact, written: ChangedFields): ChangedFields {
  return Object.fromEntries(
    Object.entries(written).filter(([field]) => isBlankValue(now[field]) || isSame(now[field], before[field])),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
