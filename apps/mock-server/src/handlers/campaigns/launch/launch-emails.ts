import { launchEmails } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { requireConnection } from '../connections/connections-collection'
import { refuseWhileBusy } from '../processing/campaign-work'
import { sendersOf } from './email-provider'
import { handOverEmails } from './hand-over-emails'
import { keepLaunched, keepLaunchFailed } from './launch-outcome'
import { launchRefusals } from './launch-problems'
import { emailCampaignsCollection } from './outreach-collections'

export const launchEmailsHandler = implement(launchEmails, ({ input, store, clock, newId, providerLinks }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const {
      smartleadCampaignName: name,
      smartleadCampaignId,
      emailAccountIds,
      smartleadSchedule: schedule,
    } = input.body
    await requireConnection(open, 'email-sequencing')
    await refuseWhileBusy(open, campaignId)
    const parts = { store: open, campaignId, now: clock.now() } as const
    const known = new Set((await sendersOf(open)).map(({ id }) => id))
    if (emailAccountIds.some((id) => !known.has(id))) {
      await keepLaunchFailed({ ...parts, channel: 'smartlead', reason: launchRefusals.sender })
      return failure('A sender that was chosen is not there any more. Choose the senders again.')
    }
    const campaigns = open.collection(emailCampaignsCollection)
    const existing = smartleadCampaignId === undefined ? undefined : await campaigns.get(smartleadCampaignId)
    if (smartleadCampaignId !== undefined && existing === undefined) {
      await keepLaunchFailed({ ...parts, channel: 'smartlead', reason: launchRefusals.emailCampaign })
      return failure('The campaign that was chosen is not there any more. Choose another one, or a new one.')
    }

    const { handed, unreachable } = await handOverEmails({ ...parts, schedule, senders: emailAccountIds.length })
    if (handed === 0) {
      return failure(
        unreachable === 0
          ? 'No contact of this campaign has an email that waits to be launched.'
          : 'None of the contacts whose emails are written has an email address.',
      )
    }
    const createdAt = new Date(parts.now).toISOString()
    const made = existing?.value ?? { id: newId('smartlead'), name, createdAt }
    await campaigns.put(made.id, { ...made, schedule, emailAccountIds })
    await keepLaunched(parts, { smartleadCampaignId: made.id, smartleadCampaignName: made.name })
    return { success: true, smartleadCampaignLink: providerLinks.emailCampaign(store.workspaceId, made.id) }
  }),
)

function failure(message: string) {
  return { success: false, message }
}
