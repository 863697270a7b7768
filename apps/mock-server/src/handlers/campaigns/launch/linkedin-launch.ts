import { createLeadList, getLinkedInStats, listLeadLists, sendLeads } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readAll } from '../../../read-all'
import { readCampaign, toCampaign } from '../campaigns-collection'
import { requireConnection } from '../connections/connections-collection'
import { refuseWhileBusy } from '../processing/campaign-work'
import { handOverLeads } from './hand-over-leads'
import { keepLaunched, keepLaunchFailed } from './launch-outcome'
import { launchRefusals } from './launch-problems'
import { leadListsCollection } from './outreach-collections'
import { outreachFigures } from './outreach-figures'

export const listLeadListsHandler = implement(listLeadLists, async ({ store }) => {
  await requireConnection(store, 'linkedin-outreach')
  const kept = await readAll(store.collection(leadListsCollection))
  return kept.map(({ value }) => value).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
})

export const createLeadListHandler = implement(createLeadList, async ({ input, store, clock, newId }) => {
  await requireConnection(store, 'linkedin-outreach')
  const id = newId('heyreach')
  const made = { id, name: input.body.name, createdAt: new Date(clock.now()).toISOString(), leadCount: 0 }
  await store.collection(leadListsCollection).put(id, made)
  return made
})

export const sendLeadsHandler = implement(sendLeads, ({ input, store, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const { heyreachCampaignId } = input.body
    await requireConnection(open, 'linkedin-outreach')
    await refuseWhileBusy(open, campaignId)
    const lists = open.collection(leadListsCollection)
    const parts = { store: open, campaignId, now: clock.now() } as const
    if ((await lists.get(heyreachCampaignId)) === undefined) {
      await keepLaunchFailed({ ...parts, channel: 'heyreach', reason: launchRefusals.leadList })
      return { success: false, message: 'The list that was chosen is not there any more. Choose another one.' }
    }
    const { handed, unreachable } = await handOverLeads({ ...parts, listId: heyreachCampaignId })
    if (handed === 0) {
      const message =
        unreachable === 0
          ? 'No contact of this campaign has a LinkedIn message that waits to be sent.'
          : 'None of the contacts whose LinkedIn messages are written has a LinkedIn profile.'
      return { success: false, message }
    }
    await keepLaunched(parts, { heyreachCampaignId })
    return { success: true }
  }),
)

export const getLinkedInStatsHandler = implement(getLinkedInStats, async ({ input, store, clock, providerLinks }) => {
  const campaign = toCampaign(await readCampaign(store, input.params.campaignId))
  const { heyreachCampaignStats } = await outreachFigures(store, campaign, clock.now())
  const { heyreachCampaignId: id } = campaign
  return {
    heyreachCampaignStats,
    heyreachListLink: typeof id !== 'string' ? undefined : providerLinks.leadList(store.workspaceId, id),
  }
})
