import { artifactTypes, campaignStatuses, type CampaignStatus } from '@inlay/sdk-core/contract/campaigns'
import { addRows, dropRows } from '../../handlers/campaigns/artifacts/artifact-rows'
import type { NewArtifact } from '../../handlers/campaigns/artifacts/stored-artifact'
import { campaignsCollection } from '../../handlers/campaigns/campaigns-collection'
import { connectionsCollection } from '../../handlers/campaigns/connections/connections-collection'
import { emailCampaignsCollection, leadListsCollection } from '../../handlers/campaigns/launch/outreach-collections'
import { keepOutreach } from '../../handlers/campaigns/launch/read-outreach'
import { demoWorkspaces, type DemoWorkspace } from '../../identity/people'
import type { SeededRandom } from '../../seeded-random'
import type { WorkspaceStore } from '../../store/store'
import type { SeedArea } from '../scenario'
import { beforeLaunch } from './before-launch'
import { briefsOf } from './briefs'
import { demoConnections } from './demo-connections'
import { demoLeadLists } from './demo-lead-lists'
import { seedSettings } from './demo-settings'
import { earlierCampaigns } from './earlier-campaigns'
import { followUpsToCome } from './follow-ups-to-come'
import { largeCampaign } from './large-campaign'
import { makeCampaign, type MadeCampaign } from './make-campaign'
import type { MadeAccount, MadeContact } from './made-rows'
import { officeHours } from './office-hours'
import { keepPlannedThread } from './planned-thread'

export const seedCampaigns: SeedArea = async ({ scenario, stores, now, randomFor }) => {
  if (scenario === 'empty') return
  for (const workspace of demoWorkspaces) {
    const connections = stores.workspace(workspace.workspaceId).collection(connectionsCollection)
    await connections.putAll(demoConnections(workspace).map((each) => [each.connectionId, each]))
    if (workspace === demoWorkspaces[0]) {
      const lists = stores.workspace(workspace.workspaceId).collection(leadListsCollection)
      await lists.putAll(demoLeadLists(now).map((each) => [each.id, each]))
    }
    await seedSettings(stores.workspace(workspace.workspaceId), workspace, now)
    const made = demoCampaigns(workspace, now, randomFor(`campaigns ${workspace.workspaceId}`))
    await keep(stores.workspace(workspace.workspaceId), made, now)
  }
  const [first] = demoWorkspaces
  if (scenario === 'large' && first !== undefined) {
    const briefs = briefsOf[first.workspaceId] ?? []
    await keep(
      stores.workspace(first.workspaceId),
      [
        largeCampaign(first, now, randomFor('large campaign')),
        ...earlierCampaigns(first, briefs, now, randomFor('earlier campaigns')),
      ],
      now,
    )
  }
}

function demoCampaigns({ workspaceId, members }: DemoWorkspace, now: number, random: SeededRandom): MadeCampaign[] {
  const briefs = briefsOf[workspaceId] ?? []
  return briefs.map((brief, index) => {
    const status = statusOf(index, random)
    // Some are still worked on: only these can be imported from.
    const isLaunched = index < campaignStatuses.length || index % 2 === 1
    const createdAt = now - Math.round((index + random.next() * 0.8) * (170 / briefs.length) * day) - hour
    const made = makeCampaign(
      {
        campaignId: `campaign_${workspaceId}_${index + 1}`,
        brief,
        status,
        userId: members[random.between(0, members.length - 1)]?.userId ?? '',
        createdAt,
        updatedAt: createdAt + Math.round((now - createdAt) * random.next() ** 2),
        contactCount: contactCount(status, random),
        now,
      },
      random,
    )
    return status === 'Active' && !isLaunched ? beforeLaunch(made) : made
  })
}

/** The newest ones show every status once; the older ones are mostly over. */
function statusOf(index: number, random: SeededRandom): CampaignStatus {
  const shown = campaignStatuses[index]
  if (shown !== undefined) return shown
  if (index < 14) return random.pick(['Active', 'Active', 'Active', 'Preview', 'Draft', 'Completed'])
  return random.pick(['Completed', 'Completed', 'Completed', 'Active', 'Failed'])
}

function contactCount(status: CampaignStatus, random: SeededRandom): number {
  switch (status) {
    case 'Draft':
      return random.between(0, 4)
    case 'Preview':
      return random.between(5, 10)
    case 'Failed':
      return random.between(3, 20)
    case 'Active':
    case 'Completed':
      return random.between(12, 48)
  }
}

async function keep(store: WorkspaceStore, made: readonly MadeCampaign[], now: number) {
  await store.collection(campaignsCollection).putAll(made.map(({ campaign }) => [campaign.campaignId, campaign]))
  await keepAtProviders(store, made)
  for (const each of made) {
    const outreach = followUpsToCome(each, now)
    if (outreach !== undefined) await keepOutreach(store, outreach)
  }
  for (const each of made) {
    const { campaign, accounts, contacts } = each
    const { campaignId, createDate } = campaign
    await keepPlannedThread(store, each)
    const parts = { store, campaignId, now: Date.parse(createDate) }
    // What a server left that died while it made them.
    for (const artifactType of artifactTypes) await dropRows(store, campaignId, artifactType)
    await addRows({ ...parts, artifactType: 'account' }, accounts.map(asRow))
    await addRows({ ...parts, artifactType: 'contact' }, contacts.map(asRow))
  }
}

/** What the providers have of campaigns that were launched. */
async function keepAtProviders(store: WorkspaceStore, made: readonly MadeCampaign[]) {
  for (const { campaign } of made) {
    const { smartleadCampaignId, smartleadCampaignName, heyreachCampaignId, heyreachCampaignStats } = campaign
    const named = { name: smartleadCampaignName ?? campaign.name, createdAt: campaign.createDate }
    if (typeof smartleadCampaignId === 'string')
      await store.collection(emailCampaignsCollection).put(smartleadCampaignId, {
        id: smartleadCampaignId,
        ...named,
        schedule: { ...officeHours, schedule_start_time: campaign.createDate },
      })
    if (typeof heyreachCampaignId === 'string')
      await store.collection(leadListsCollection).put(heyreachCampaignId, {
        id: heyreachCampaignId,
        ...named,
        leadCount: heyreachCampaignStats?.overallStats.connectionsSent ?? 0,
      })
  }
}

function asRow(row: MadeAccount | MadeContact): NewArtifact {
  return { ...row }
}

const hour = 3_600_000
const day = 24 * hour
