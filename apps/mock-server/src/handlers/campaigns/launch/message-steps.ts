import type { StoredArtifact } from '../artifacts/stored-artifact'

/** How many messages of a sequence a contact has: `email_body`, `email_body_2` and so on. */
export function messageSteps(row: StoredArtifact, field: 'email_body' | 'linkedin_message'): number {
  let steps = 1
  while (steps < mostSteps && typeof row[`${field}_${steps + 1}`] === 'string') steps += 1
  return steps
}

const mostSteps = 20
