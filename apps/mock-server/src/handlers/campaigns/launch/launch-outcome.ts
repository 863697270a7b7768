import {
  hasEmailAddress,
  hasLinkedInProfile,
  hasUnsentMessage,
  type LaunchChannel,
} from '@inlay/sdk-core/contract/campaigns'
import type { WorkspaceStore } from '../../../store/store'
import { changeRows } from '../artifacts/artifact-rows'
import { shownContacts } from '../artifacts/shown-contacts'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { campaignsCollection, readCampaign, type StoredCampaign } from '../campaigns-collection'
import { withoutLaunchProblems } from './launch-problems'

interface LaunchParts {
  /** A transaction. */
  readonly store: WorkspaceStore
  readonly campaignId: string
  readonly now: number
}

/** Somebody was handed over: the campaign goes on, whatever it was before. */
export async function keepLaunched(parts: LaunchParts, fields: Partial<StoredCampaign> = {}): Promise<void> {
  await change(parts, { ...fields, status: 'Active' })
}

export interface FailedLaunch extends LaunchParts {
  readonly channel: LaunchChannel
  readonly reason: string
  /** Whom it was about. @default everybody */
  readonly isAsked?: ((row: StoredArtifact) => boolean) | undefined
}

const isReachable = { smartlead: hasEmailAddress, heyreach: hasLinkedInProfile } as const

/** A provider took nobody: the campaign has failed, and whoever waits says why. Nothing failed where nobody waits. */
export async function keepLaunchFailed({
  channel,
  reason,
  isAsked = () => true,
  ...parts
}: FailedLaunch): Promise<void> {
  const { store, campaignId, now } = parts
  const waiting = await shownContacts(
    store,
    campaignId,
    now,
    (row) => hasUnsentMessage(row, channel) && isReachable[channel](row) && isAsked(row),
  )
  if (waiting.length === 0) return
  await changeRows(
    { ...parts, artifactType: 'contact' },
    waiting.map((row) => ({
      id: row.id,
      fields: { errors_list: [...withoutLaunchProblems(row, channel).errors_list, reason] },
    })),
  )
  await change(parts, { status: 'Failed' })
}

async function change({ store, campaignId, now }: LaunchParts, fields: Partial<StoredCampaign>): Promise<void> {
  const { value } = await readCampaign(store, campaignId)
  const updateDate = new Date(now).toISOString()
  await store.collection(campaignsCollection).put(campaignId, { ...value, ...fields, updateDate })
}
