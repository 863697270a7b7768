import { listCrmLists, uploadCrmList } from '@inlay/sdk-core/contract/campaigns'
import { crmContacts, crmLists } from '../../../engines/crm/crm-lists'
import { theWorld } from '../../../engines/world/the-world'
import { notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { addRows } from '../artifacts/artifact-rows'
import { readCampaign } from '../campaigns-collection'
import { requireConnection } from '../connections/connections-collection'
import { touchCampaign } from '../touch-campaign'
import { refuseWhileBusy } from '../processing/campaign-work'
import { contactRow } from '../processing/sourced-rows'

export const listCrmListsHandler = implement(listCrmLists, async ({ store }) => {
  await requireConnection(store, 'crm')
  return [...crmLists(store.workspaceId)]
})

export const uploadCrmListHandler = implement(uploadCrmList, ({ input, store, clock }) =>
  store.transaction(async (open) => {
    const { listId } = input.body
    const { campaignId } = (await readCampaign(open, input.body.campaignId)).value
    await requireConnection(open, 'crm')
    await refuseWhileBusy(open, campaignId)
    const contacts = crmContacts(theWorld(), open.workspaceId, listId)
    if (contacts === undefined) throw notFound('list of contacts')
    const rows = contacts.map(({ contactId, person, companyName }) => ({
      ...contactRow(person, { name: companyName }),
      email_source: 'crm',
      hubspot_contact_id: contactId,
      source_list_id: listId,
    }))
    const now = clock.now()
    await addRows({ store: open, campaignId, artifactType: 'contact', now }, rows)
    await touchCampaign(open, campaignId, now)
    return { uploadedRowsCount: rows.length, failedRowsCount: 0 }
  }),
)
