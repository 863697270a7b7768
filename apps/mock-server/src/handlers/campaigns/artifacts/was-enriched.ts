import type { StoredArtifact } from './stored-artifact'

/** Whether anything of a row was looked up. */
export function wasEnriched({ process_history: history }: Pick<StoredArtifact, 'process_history'>): boolean {
  return history.some(({ event }) => event === 'enriched')
}
