import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection, type StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import type { Noun } from './row-test'

/** All rows of a kind that a campaign has. */
export async function rowsOf(
  store: WorkspaceStore,
  campaignId: string,
  type: Noun,
): Promise<readonly StoredArtifact[]> {
  const rows: StoredArtifact[] = []
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, type)))) rows.push(value)
  return rows
}
