import { launchEmails } from '@inlay/sdk-core/contract/campaigns'
import { leadsBySteps } from '../../../engines/outreach/launch-wave'
import { implement } from '../../../implement'
import { changeRows } from '../artifacts/artifact-rows'
import { campaignsCollection, readCampaign } from '../campaigns-collection'
import { requireConnection } from '../connections/connections-collection'
import { refuseWhileBusy } from '../processing/campaign-work'
import { rowProblems } from '../processing/row-problems'
import { shownContacts } from '../artifacts/shown-contacts'
import { emailCampaignLink, sendersOf } from './email-provider'
import { messageSteps } from './message-steps'
import { emailCampaignsCollection } from './outreach-collections'
import { readOutreach, keepOutreach } from './read-outreach'

export const launchEmailsHandler = implement(launchEmails, ({ input, store, clock, newId }) =>
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
    const known = new Set((await sendersOf(open)).map(({ id }) => id))
    if (emailAccountIds.some((id) => !known.has(id)))
      return failure('A sender that was chosen is not there any more. Choose the senders again.')
    const campaigns = open.collection(emailCampaignsCollection)
    if (smartleadCampaignId !== undefined && (await campaigns.get(smartleadCampaignId)) === undefined)
      return failure('The campaign that was chosen is not there any more. Choose another one, or a new one.')

    const now = clock.now()
    const written = await shownContacts(open, campaignId, now, (row) => row.contact_status === 'email generated')
    const leads = written.filter(({ primary_email: primary, email }) => hasText(primary) || hasText(email))
    const unreachable = written.filter((row) => !leads.includes(row))
    const rows = { store: open, campaignId, artifactType: 'contact', now } as const
    await changeRows(
      rows,
      unreachable.map((row) => ({
        id: row.id,
        fields: rowProblems(row, 'No email was sent').because('there is no email address'),
      })),
    )
    if (leads.length === 0) {
      return failure(
        unreachable.length === 0
          ? 'No contact of this campaign has an email that waits to be launched.'
          : 'None of the contacts whose emails are written has an email address.',
      )
    }
    await changeRows(
      rows,
      leads.map((row) => ({
        id: row.id,
        fields: {
          ...rowProblems(row, 'No email was sent').none(),
          contact_status: 'launched_smartlead',
          process_history: [...row.process_history, { event: 'launch', channel: 'smartlead' }],
        },
      })),
    )
    const date = new Date(now).toISOString()
    const id = smartleadCampaignId ?? newId('smartlead')
    if (smartleadCampaignId === undefined) await campaigns.put(id, { id, name, createdAt: date })
    const outreach = await readOutreach(open, campaignId)
    await keepOutreach(open, {
      ...outreach,
      emails: [
        ...outreach.emails,
        {
          startedAt: now,
          seed: `${campaignId} ${outreach.emails.length}`,
          leads: leadsBySteps(leads.map((row) => messageSteps(row, 'email_body'))),
          schedule,
          senders: emailAccountIds.length,
        },
      ],
    })
    const { value } = await readCampaign(open, campaignId)
    await open.collection(campaignsCollection).put(campaignId, {
      ...value,
      smartleadCampaignId: id,
      smartleadCampaignName: (await campaigns.get(id))?.value.name ?? name,
      updateDate: date,
    })
    return { success: true, smartleadCampaignLink: emailCampaignLink(id) }
  }),
)

function failure(message: string) {
  return { success: false, message }
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
