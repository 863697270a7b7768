import { hasOpenMatter } from '../../../engines/messages/open-matter'
import { textField } from '../../../engines/enrichment/enrichment'
import { readCampaign, toCampaign, type StoredCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { readTable } from '../../../handlers/campaigns/artifacts/artifact-rows'
import { readOverview, readOverviewNotes } from '../../../handlers/campaigns/plan/overviews-collection'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { JobContext } from '../../../jobs/run-job'
import { isKept } from '../kept-messages'
import type { Draft, Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { LeadRequest } from '../request/lead-request'
import { counted, listed } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { hasBegun, nextSteps } from './next-steps'
import { readStanding, type OutreachStanding } from './outreach-standing'
import { channelLines, scheduleAnswer, scheduleLines, unwrittenLines } from './standing-lines'

interface Campaign {
  readonly accounts: number
  readonly contacts: number
  readonly withoutEmail: number
  readonly withoutLinkedIn: number
  readonly saved: readonly { readonly channel: Draft['channel']; readonly templates: readonly string[] }[]
  /** What was written and is not saved, the last of it first. */
  readonly unsaved: readonly Draft[]
  readonly outreach: OutreachStanding
}

type Context = Pick<JobContext, 'store' | 'clock'>

const nobodyYet = 'Nobody was looked for here yet.'

/** Answers what a campaign has, whether its messages are saved, who will get them, or what came of them. */
export async function campaignAnswer(
  context: Context,
  campaignId: string,
  about: Extract<Intent, { kind: 'tell' }>['about'],
  { draft, beside, lastSearch }: Pick<Memory, 'draft' | 'beside' | 'lastSearch'>,
): Promise<string> {
  if (about === 'choice')
    return lastSearch === undefined
      ? nobodyYet
      : `I looked for ${describeSearch(lastSearch)}, and took those who fit best. Where I went by something near to it, I said so then.`
  if (about === 'few') return lastSearch === undefined ? nobodyYet : whyFew(lastSearch)
  if (about === 'sure') return howSure
  if (about === 'overview')
    return (await readOverview(context.store, campaignId)) === undefined ? overviewLacking : overviewThere
  if (about === 'purpose') {
    const { value } = await readCampaign(context.store, campaignId)
    const { goal } = await readOverviewNotes(context.store, campaignId)
    return purposeOf(value, { goal, search: lastSearch })
  }
  const campaign = await readAll(context, campaignId, [draft, beside])
  if (about === 'saved') return savedLine(campaign, draft)
  if (about === 'recipients') return recipientLines(campaign).join(' ')
  if (about === 'total') return [...totalLines(campaign), ...recipientLines(campaign)].join(' ')
  if (about === 'figures') return figureLines(campaign).join(' ')
  if (about === 'schedule') return scheduleAnswer(campaign.outreach).join(' ')
  const { accounts, contacts, withoutEmail, outreach } = campaign
  return [
    `The campaign has **${counted(accounts, 'account')}** and **${counted(contacts, 'contact')}**${withoutEmail === 0 ? '' : `, ${withoutEmail} of them without an email address`}.`,
    ...messageLines(campaign),
    ...channelLines(outreach),
    ...(hasBegun(outreach) ? unwrittenLines(outreach) : []),
    ...scheduleLines(outreach),
    ...nextLine(campaign),
  ].join(' ')
}

/** Nobody is added to make a number full. */
function whyFew(search: LeadRequest): string {
  return `I looked for ${describeSearch(search)}, and add only those who fit all of that, and are not there yet. A wider search finds more: leave out the place, the size or the title, or name others beside them.`
}

const howSure =
  'I go by what stands in the audience, the messages and the documents of this campaign, and count anew each time I am asked; what is not known there I cannot tell. Whom I find comes from the directory that I search: look at the rows before you write to them.'

/** What it began with, and whom was looked for since. */
function purposeOf(
  { name, objective, initialPrompt }: StoredCampaign,
  { goal, search }: { readonly goal?: string | undefined; readonly search?: LeadRequest | undefined },
): string {
  const begun = initialPrompt?.trim()
  return [
    `The objective of “${name}” is ${objective}.`,
    ...(goal === undefined ? [] : [`The goal in the overview: “${goal}”`]),
    ...(begun && begun !== name ? [`It began with: “${begun}”`] : []),
    search === undefined ? nobodyYet : `Last I looked for ${describeSearch(search)}.`,
  ].join(' ')
}

/** What can be done now. */
function nextLine({ contacts, saved, unsaved, outreach }: Campaign): readonly string[] {
  if (contacts === 0) return ['Next: say whom to find, for example “find 10 CFOs at fintech companies in London”.']
  if (hasBegun(outreach)) return nextSteps(outreach)
  if (unsaved.length > 0) return []
  if (saved.length === 0)
    return ['Next: say what to write to them, for example “write a three-step email sequence about faster invoicing”.']
  return ['Next: “Go to audience”, where “Add Messages” writes them for each contact; then they are launched there.']
}

/** What was sent, opened and answered. */
function figureLines(campaign: Campaign): readonly string[] {
  const { outreach } = campaign
  if (outreach.channels.some(({ isLaunched }) => isLaunched))
    return [...channelLines(outreach), 'The campaign shows these figures under “Outreach”.']
  return [
    'Nothing of this campaign was launched yet, so nothing was sent, opened or answered.',
    ...channelLines(outreach),
    ...nextLine(campaign),
  ]
}

async function readAll(
  context: Context,
  campaignId: string,
  drafts: readonly (Draft | undefined)[],
): Promise<Campaign> {
  const { store } = context
  const kept = await readCampaign(store, campaignId)
  let [contacts, withoutEmail, withoutLinkedIn] = [0, 0, 0]
  for await (const { value: row } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    contacts += 1
    if (textField(row, 'email', 'primary_email') === undefined) withoutEmail += 1
    if (textField(row, 'linkedin_url') === undefined) withoutLinkedIn += 1
  }
  const unsaved: Draft[] = []
  for (const draft of drafts) if (draft !== undefined && !(await isKept(store, campaignId, draft))) unsaved.push(draft)
  return {
    accounts: (await readTable(store, campaignId, 'account')).count,
    contacts,
    withoutEmail,
    withoutLinkedIn,
    saved: kept.value.messagesMetadata
      .map(({ type, templates }) => ({ channel: type, templates: templates.filter((text) => text.trim() !== '') }))
      .filter(({ templates }) => templates.length > 0),
    unsaved,
    outreach: await readStanding(context, toCampaign(kept)),
  }
}

function messageLines({ saved, unsaved }: Campaign): readonly string[] {
  const open = openIn(saved)
  return [
    saved.length === 0 ? 'No messages are saved in it yet.' : `It has ${listed(saved.map(named))} saved.`,
    ...(open === 0 ? [] : [openLine(open)]),
    ...(unsaved.length === 0
      ? []
      : [`What I wrote (${listed(unsaved.map(named))}) is not saved: say ${toSave(unsaved)}.`]),
  ]
}

const overviewThere =
  'The overview is in the Overview tab, where it can be downloaded as well. Its numbers follow the audience; say “write the overview”, and I write it anew.'

const overviewLacking =
  'The overview is in the Overview tab once it is written, and there is none yet: I write it with the first people or companies that I find. Say whom to find, for example “find 10 CFOs at fintech companies in London”, or “write the overview” to have it now.'

function lastOf(unsaved: readonly Draft[]): string {
  return `${unsaved.length > 1 ? '' : 'last '}(${listed(unsaved.map(named))})`
}

function toSave({ length }: readonly Draft[]): string {
  return length > 1 ? '“save both” to keep them' : '“save it” to keep it'
}

function savedLine({ saved, unsaved }: Campaign, draft: Draft | undefined): string {
  const done = saved.filter(({ channel }) => unsaved.every((each) => each.channel !== channel))
  // Either may be meant.
  if (unsaved.length > 0 && done.length > 0)
    return `Saved in the campaign: ${listed(done.map(named))}. Not saved: what I wrote (${listed(unsaved.map(named))}); say ${toSave(unsaved)}.`
  if (unsaved.length > 0)
    return `No: what I wrote ${lastOf(unsaved)} is not saved. Say ${toSave(unsaved)}.${saved.length === 0 ? '' : ` Saved are ${listed(saved.map(named))} from before.`}`
  if (saved.length === 0) return 'No: no messages are saved in this campaign, and I have written none.'
  return `Yes: ${listed(saved.map(named))} ${draft === undefined ? 'are in this campaign' : 'as I wrote last are saved in this campaign'}.`
}

function recipientLines(campaign: Campaign): readonly string[] {
  const { contacts, saved, unsaved } = campaign
  if (contacts === 0) return ['Nobody yet: the audience has no contacts.']
  const channels = saved.length > 0 ? saved.map(({ channel }) => channel) : [unsaved[0]?.channel ?? 'email']
  const open = openIn(saved)
  return [
    ...channels.map((channel) => reachedLine(campaign, channel)),
    ...(saved.length === 0
      ? ['Nothing is saved yet, so nobody gets anything before you save messages and launch the campaign.']
      : []),
    ...(open === 0 ? [] : [openLine(open)]),
  ]
}

/** How many are sent in all: whoever answers gets fewer. */
function totalLines({ contacts, withoutEmail, withoutLinkedIn, saved, unsaved }: Campaign): readonly string[] {
  const meant = saved.length > 0 ? saved : unsaved
  return meant.flatMap(({ channel, templates }) => {
    const reached = contacts - (channel === 'email' ? withoutEmail : withoutLinkedIn)
    if (reached <= 0) return []
    const kind = channel === 'email' ? 'email' : 'LinkedIn message'
    return [
      `**At most ${counted(templates.length * reached, kind)}**: ${templates.length} to ${reached === 1 ? 'one contact' : `each of ${reached} contacts`}, and fewer to whoever answers.`,
    ]
  })
}

function reachedLine({ contacts, withoutEmail, withoutLinkedIn }: Campaign, channel: Draft['channel']): string {
  const without = channel === 'email' ? withoutEmail : withoutLinkedIn
  const what = channel === 'email' ? 'an email address' : 'a LinkedIn profile'
  const rest =
    without === 0
      ? ''
      : `; ${without} ${without === 1 ? 'has' : 'have'} none, and ${without === 1 ? 'gets' : 'get'} nothing`
  return `**${contacts - without} of ${counted(contacts, 'contact')}** ${contacts - without === 1 ? 'has' : 'have'} ${what}${rest}.`
}

function openIn(saved: Campaign['saved']): number {
  return saved.flatMap(({ templates }) => templates).filter(hasOpenMatter).length
}

function openLine(open: number): string {
  return `${counted(open, 'saved message')} ${open === 1 ? 'has' : 'have'} a place in brackets that is still to be filled in: nobody gets a message before that.`
}

function named({ channel, templates }: Pick<Draft, 'channel' | 'templates'>): string {
  return counted(templates.length, channel === 'email' ? 'email' : 'LinkedIn message')
}
