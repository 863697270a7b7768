import { createLeadList, getLinkedInStats, listLeadLists, sendLeads } from '@inlay/sdk-core/contract/campaigns'
import { leadsBySteps } from '../../../engines/outreach/launch-wave'
import { implement } from '../../../implement'
import { readAll } from '../../../read-all'
import { changeRows } from '../artifacts/artifact-rows'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { campaignsCollection, readCampaign, toCampaign } from '../campaigns-collection'
import { requireConnection } from '../connections/connections-collection'
import { refuseWhileBusy } from '../processing/campaign-work'
import { messageSteps } from './message-steps'
import { leadListsCollection } from './outreach-collections'
import { outreachFigures } from './outreach-figures'
import { keepOutreach, readOutreach } from './read-outreach'
import { shownContacts } from '../artifacts/shown-contacts'

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
    const leadList = (await lists.get(heyreachCampaignId))?.value
    if (leadList === undefined)
      return { success: false, message: 'The list that was chosen is not there any more. Choose another one.' }
    const now = clock.now()
    const leads = await shownContacts(open, campaignId, now, isWaiting)
    if (leads.length === 0)
      return { success: false, message: 'No contact of this campaign has a LinkedIn message that waits to be sent.' }
    await changeRows(
      { store: open, campaignId, artifactType: 'contact', now },
      leads.map((row) => ({
        id: row.id,
        fields: { process_history: [...row.process_history, { event: 'launch', channel: 'heyreach' }] },
      })),
    )
    await lists.put(heyreachCampaignId, { ...leadList, leadCount: leadList.leadCount + leads.length })
    const outreach = await readOutreach(open, campaignId)
    await keepOutreach(open, {
      ...outreach,
      linkedIn: [
        ...outreach.linkedIn,
        {
          startedAt: now,
          seed: `${campaignId} ${outreach.linkedIn.length}`,
          leads: leadsBySteps(leads.map((row) => messageSteps(row, 'linkedin_message'))),
        },
      ],
    })
    const { value } = await readCampaign(open, campaignId)
    const updateDate = new Date(now).toISOString()
    await open.collection(campaignsCollection).put(campaignId, { ...value, heyreachCampaignId, updateDate })
    return { success: true }
  }),
)

export const getLinkedInStatsHandler = implement(getLinkedInStats, async ({ input, store, clock }) => {
  const campaign = toCampaign(await readCampaign(store, input.params.campaignId))
  const { heyreachCampaignStats } = await outreachFigures(store, campaign, clock.now())
  const { heyreachCampaignId: id } = campaign
  return {
    heyreachCampaignStats,
    heyreachListLink: typeof id !== 'string' ? undefined : `https://heyreach.example/lists/${encodeURIComponent(id)}`,
  }
})

/** Somebody with a message who has not been handed over yet. */
function isWaiting({ linkedin_message: message, process_history: history }: StoredArtifact): boolean {
  return (
    typeof message === 'string' &&
    message.trim() !== '' &&
    !history.some(({ event, channel }) => event === 'launch' && channel === 'heyreach')
  )
}
