import { hasUnsentMessage, type Artifact } from '@inlay/sdk-core/contract/campaigns'

/** Why contacts that wait were not launched: what most of them say, and how many those are. */
export interface LaunchFailure {
  /** None where none of them says anything. */
  readonly count: number
  readonly reason: string
}

export function launchFailure(rows: readonly Artifact[]): LaunchFailure {
  const counts = new Map<string, number>()
  for (const row of rows) {
    // Most rows have no errors: their messages are not looked through.
    if (row.errors_list.length === 0 || !isWaiting(row)) continue
    for (const reason of new Set(row.errors_list)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  let most: LaunchFailure = { count: 0, reason: '' }
  for (const [reason, count] of counts) if (count > most.count) most = { count, reason }
  return most
}

function isWaiting(row: Artifact): boolean {
  return hasUnsentMessage(row, 'smartlead') || hasUnsentMessage(row, 'heyreach')
}
