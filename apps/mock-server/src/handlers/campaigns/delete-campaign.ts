import { deleteCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { readAll } from '../../read-all'
import type { Collection } from '../../store/store'
import { accountsCollection } from './accounts-collection'
import { campaignsCollection, readCampaign } from './campaigns-collection'
import { contactsCollection } from './contacts-collection'

export const deleteCampaignHandler = implement(deleteCampaign, ({ input, store }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    await open.collection(campaignsCollection).delete(campaignId)
    await deleteOf(open.collection(contactsCollection), campaignId)
    await deleteOf(open.collection(accountsCollection), campaignId)
    return { campaignId }
  }),
)

async function deleteOf<Value extends { readonly campaignId: string }>(
  collection: Collection<Value>,
  campaignId: string,
) {
  const documents = await readAll(collection, { field: 'campaignId', operator: 'equals', value: campaignId })
  for (const { id } of documents) await collection.delete(id)
}
