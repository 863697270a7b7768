import { isLaunchedOn, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { fillTemplate } from '../../../engines/messages/fill-template'
import type { WorkspaceStore } from '../../../store/store'
import { hiddenFields } from '../artifacts/hidden-fields'
import { readEach } from '../artifacts/read-each'
import { readVisibility } from '../artifacts/row-visibility'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import { launchChannel } from '../launch/launch-channel'

/** People that a sample is written for. */
const mostSamples = 5
/** Looked at to find those of whom most is known. */
const mostCandidates = 200

export interface SamplePeople {
  readonly store: WorkspaceStore
  readonly campaignId: string
  readonly now: number
  readonly type: MessageType
  readonly templates: readonly string[]
}

/**
 * Contacts that samples are written for: those who are written to, and others only where there are none. Those come
 * first of whom most is known: of them most can be said.
 */
export async function samplePeople(options: SamplePeople): Promise<readonly StoredArtifact[]> {
  const { store, campaignId, now } = options
  const { isShown } = await readVisibility(store, campaignId, 'contact', now)
  const groups = groupsOf(options).map((isOfGroup) => ({ isOfGroup, rows: [] as StoredArtifact[] }))
  const [written] = groups
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    if (!isShown(value)) continue
    const group = groups.find(({ isOfGroup }) => isOfGroup(value))
    if (group && group.rows.length < mostCandidates) group.rows.push(value)
    if (written?.rows.length === mostCandidates) break
  }
  const candidates = groups.find(({ rows }) => rows.length > 0)?.rows ?? []
  return candidates.toSorted((one, other) => known(other) - known(one)).slice(0, mostSamples)
}

/** Who is written to, who lacks a field for it, and who was sent theirs already. */
function groupsOf({ type, templates }: SamplePeople): readonly ((row: StoredArtifact) => boolean)[] {
  const isUnsent = (row: StoredArtifact) => !isLaunchedOn(row, launchChannel(type))
  const isFilled = (row: StoredArtifact) =>
    templates.every((template) => fillTemplate(template, row).missing.length === 0)
  return [(row) => isUnsent(row) && isFilled(row), isUnsent, isFilled, () => true]
}

function known(row: StoredArtifact): number {
  return Object.entries(row).filter(([field, value]) => !hiddenFields.has(field) && value !== null && value !== '')
    .length
}
