import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import type { WorkspaceStore } from '../../../store/store'
import { readEach } from '../artifacts/read-each'
import { readVisibility } from '../artifacts/row-visibility'
import { artifactsCollection } from '../artifacts/stored-artifact'

/** The rows that work is to be about: those that the filters of the campaign let through. */
export async function shownRowIds(
  store: WorkspaceStore,
  campaignId: string,
  artifactType: ArtifactType,
  now: number,
): Promise<readonly string[]> {
  const { isShown } = await readVisibility(store, campaignId, artifactType, now)
  const ids: string[] = []
  for await (const { id, value } of readEach(store.collection(artifactsCollection(campaignId, artifactType)))) {
    if (isShown(value)) ids.push(id)
  }
  return ids
}
