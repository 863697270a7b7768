import { deleteCampaign } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../implement'
import { accountsCollection } from './accounts-collection'
import { campaignsCollection, readCampaign } from './campaigns-collection'
import { contactsCollection } from './contacts-collection'

export const deleteCampaignHandler = implement(deleteCampaign, ({ input, store }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    await open.collection(campaignsCollection).delete(campaignId)
    const ofCampaign = { field: 'campaignId', operator: 'equals', value: campaignId } as const
    await open.collection(contactsCollection).deleteWhere(ofCampaign)
    await open.collection(accountsCollection).deleteWhere(ofCampaign)
    return { campaignId }
  }),
)
