import { enrichmentOptions, type EmailSchedule } from '@inlay/sdk-core/contract/campaigns'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import type { JobContext } from '../../../jobs/run-job'
import type { WorkspaceStore } from '../../../store/store'
import { rowId } from '../artifacts/artifact-rows'
import { shownContacts } from '../artifacts/shown-contacts'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { campaignsCollection } from '../campaigns-collection'
import { readConnections } from '../connections/connections-collection'
import { sendersOf } from '../launch/email-provider'
import { handOverEmails } from '../launch/hand-over-emails'
import { handOverLeads } from '../launch/hand-over-leads'
import { keepLaunched, keepLaunchFailed } from '../launch/launch-outcome'
import { launchRefusals } from '../launch/launch-problems'
import { readOutreach } from '../launch/read-outreach'
import { keepWork, readWork } from '../processing/campaign-work'
import { processContacts, type ProcessContactsInput } from '../processing/process-contacts'
import { readSchedule } from './schedules-collection'

export interface Launched {
  /** Leads that were handed to a provider, each once. */
  readonly launched: number
  /** Why some were not. */
  readonly left?: string | undefined
}

export interface NewLeads {
  readonly campaignId: string
  /** The place of the first of them. */
  readonly firstPlace: number
}

/**
 * Enriches new leads, writes them the messages of the campaign, and hands them to where the others went. Null where the
 * campaign was never launched, describes no message, or somebody else works on it.
 */
export async function launchNewLeads(
  context: JobContext,
  language: LanguageModel,
  { campaignId, firstPlace }: NewLeads,
): Promise<Launched | null> {
  const first = rowId('contact', firstPlace)
  const isNew = ({ id }: StoredArtifact) => id >= first
  const input = await context.step('take new leads', () => takeLeads(context, campaignId, isNew))
  if (input === null) return null
  await context.step('write to new leads', async () => {
    await processContacts(language)({ ...context, input })
  })
  return context.step('launch new leads', () =>
    context.store.transaction((open) => launch(open, campaignId, isNew, context.clock.now())),
  )
}

/** Takes the campaign for writing to them. */
function takeLeads(
  { store, clock, jobId }: JobContext,
  campaignId: string,
  isNew: (row: StoredArtifact) => boolean,
): Promise<ProcessContactsInput | null> {
  return store.transaction(async (open) => {
    const campaign = (await open.collection(campaignsCollection).get(campaignId))?.value
    const work = await readWork(open, campaignId)
    if (campaign === undefined || (work.state !== 'READY' && work.jobId !== jobId)) return null
    const messages = campaign.messagesMetadata.filter(({ type }) =>
      Boolean(type === 'email' ? campaign.smartleadCampaignId : campaign.heyreachCampaignId),
    )
    if (messages.length === 0) return null
    const ids = (await shownContacts(open, campaignId, clock.now(), isNew)).map(({ id }) => id)
    const connected = new Set((await readConnections(open)).map(({ connectorType }) => connectorType))
    const total = ids.length * (1 + messages.length)
    await keepWork(open, { campaignId, state: 'PROCESSING', jobId, parts: 0, done: 0, total })
    return {
      campaignId,
      createdIds: ids,
      unwrittenIds: ids,
      messages,
      enrichmentOptions: enrichmentOptions.filter((option) => {
        if (option === 'LinkedIn') return true
        return connected.has(option === 'Firmographics' ? 'contact-data' : 'crm')
      }),
    }
  })
}

async function launch(
  store: WorkspaceStore,
  campaignId: string,
  isNew: (row: StoredArtifact) => boolean,
  now: number,
): Promise<Launched> {
  const campaign = (await store.collection(campaignsCollection).get(campaignId))?.value
  if (campaign === undefined) return { launched: 0 }
  const handOver = { store, campaignId, now, isAsked: isNew } as const
  const senders = await sendersOf(store)
  const left: string[] = []
  if (campaign.smartleadCampaignId && senders.length === 0) {
    left.push(noSender)
    await keepLaunchFailed({ ...handOver, channel: 'smartlead', reason: launchRefusals.noSender })
  } else if (campaign.smartleadCampaignId) {
    const last = (await readOutreach(store, campaignId)).emails.at(-1)
    await handOverEmails({
      ...handOver,
      schedule: last?.schedule ?? usualHours((await readSchedule(store, campaignId))?.timeZone ?? 'UTC', now),
      senders: last?.senders ?? senders.length,
    })
  }
  const canConnect = (await readConnections(store, 'linkedin-outreach')).length > 0
  if (campaign.heyreachCampaignId && !canConnect) {
    left.push(noLinkedIn)
    await keepLaunchFailed({ ...handOver, channel: 'heyreach', reason: launchRefusals.notConnected })
  } else if (campaign.heyreachCampaignId) await handOverLeads({ ...handOver, listId: campaign.heyreachCampaignId })
  const launched = await shownContacts(
    store,
    campaignId,
    now,
    (row) => isNew(row) && row.process_history.some(({ event }) => event === 'launch'),
  )
  if (launched.length > 0) await keepLaunched(handOver)
  return { launched: launched.length, ...(left.length === 0 ? {} : { left: left.join(' ') }) }
}

const noSender = 'No emails were sent: there is nobody to send them.'
const noLinkedIn = 'No LinkedIn messages were sent: no LinkedIn provider is connected.'

/** As launches begin with, for a campaign that was launched before anybody kept its hours. */
function usualHours(timezone: string, now: number): EmailSchedule {
  return {
    timezone,
    days_of_the_week: [0, 1, 2, 3, 4, 5, 6],
    start_hour: '06:00',
    end_hour: '23:30',
    min_time_btw_emails: 3,
    max_new_leads_per_day: 50,
    schedule_start_time: new Date(now).toISOString(),
  }
}
