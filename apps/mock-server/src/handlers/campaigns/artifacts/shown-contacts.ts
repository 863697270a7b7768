import type { WorkspaceStore } from '../../../store/store'
import { readEach } from './read-each'
import { readVisibility } from './row-visibility'
import { artifactsCollection, type StoredArtifact } from './stored-artifact'

/** Contacts that the filters of their campaign let through, and of these the ones that are looked for. */
export async function shownContacts(
  store: WorkspaceStore,
  campaignId: string,
  now: number,
  isWanted: (row: StoredArtifact) => boolean,
): Promise<readonly StoredArtifact[]> {
  const { isShown } = await readVisibility(store, campaignId, 'contact', now)
  const found: StoredArtifact[] = []
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    if (isWanted(value) && isShown(value)) found.push(value)
  }
  return found
}
