import type { StoredCampaign } from '../../../handlers/campaigns/campaigns-collection'
import type { AudienceSummary, Tally } from '../../../handlers/campaigns/plan/audience-summary'
import type { CampaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import type { OverviewNotes } from '../../../handlers/campaigns/plan/overviews-collection'
import { firstSentence } from '../../../engines/messages/first-sentence'
import { lowerFirst } from '../../../engines/messages/lower-first'
import type { LeadRequest } from '../request/lead-request'
import { searchOfPrompt } from '../request/search-of-prompt'
import { describePeople, describeSearch } from './describe-search'
import { counted, listed } from './counted'
import { rolesInWords } from './roles-in-words'

export interface OverviewParts {
  readonly campaign: Pick<StoredCampaign, 'name' | 'objective' | 'initialPrompt' | 'messagesMetadata'>
  readonly audience: AudienceSummary
  readonly idea: string | undefined
  readonly sources: CampaignSources
  readonly search: LeadRequest | undefined
  /** Others were looked for beside those. */
  readonly isOfSeveral?: boolean | undefined
  readonly notes: OverviewNotes
  /** What comes next where messages were written for contacts; nothing before that. */
  readonly outreachSteps?: readonly string[] | undefined
  /** It is to say no more than it has to. */
  readonly isShort?: boolean | undefined
  /** What somebody wants said in it. */
  readonly mentions?: readonly string[] | undefined
}

/** The overview of a campaign as markdown: what is known, and nothing beyond it. */
export function overviewText({
  campaign,
  audience,
  idea,
  sources,
  search,
  isOfSeveral = false,
  notes,
  outreachSteps,
  isShort = false,
  mentions = [],
}: OverviewParts): string {
  const goal = notes.goal ?? goalOf(campaign, idea ?? (search === undefined ? undefined : describeSearch(search)))
  const angle =
    notes.angle ??
    angleOf(
      audience,
      isShort ? { ...sources, brandVoice: undefined } : sources,
      isOfSeveral ? undefined : search?.people?.title,
    )
  const steps = notes.nextSteps ?? outreachSteps ?? nextStepsOf(audience, campaign)
  return [
    `# ${campaign.name.replaceAll('\n', ' ')}`,
    '',
    '## Goal',
    '',
    goal,
    '',
    '## Audience',
    '',
    `**${counted(audience.accounts, 'account')}** and **${counted(audience.contacts, 'contact')}**.`,
    ...(search === undefined ? [] : ['', `Last looked for: ${searchInDocument(search)}.`]),
    ...(isShort
      ? []
      : [
          ...table('Industry', audience.industries),
          ...table('City', audience.cities),
          ...table('Role', audience.titles),
        ]),
    '',
    '## What to say',
    '',
    angle,
    ...mentions.flatMap((sentence) => ['', sentence]),
    '',
    '## Next steps',
    '',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
  ].join('\n')
}

/** Whom the campaign is to reach, or what it is for in its own words where those say nothing of whom. */
function goalOf({ objective, initialPrompt }: OverviewParts['campaign'], whom: string | undefined): string {
  const sentence = firstSentence((initialPrompt ?? '').replace(hello, ''))
  if (sentence !== '' && !isTalk.test(initialPrompt ?? '') && searchOfPrompt(initialPrompt ?? '') === undefined)
    return `${objective}: ${lowerFirst(sentence)}.`
  return whom === undefined ? objective : `${objective}: reach ${whom}.`
}

/** “Hello, I'm Ines.” */
const hello =
  /^[\s.!]*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all)?\s*[,.!]+\s*)?(?:(?:i['’]m|i am|my name is|this is) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?: (?:from|of|at) \p{Lu}[^.!,]{1,40})?\s*[.!]\s+)?/iu

/** “Hi, what can you do?” is what a talk begins with, and no campaign is for it. */
const isTalk =
  /^[\s.!]*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all)?[\s,.!]*)?(?:(?:what|who|how|which|where|can you|could you|do you|are you|is there|are there)\b[^?]*\?\s*|help(?: me)?[\s.!?]*)?$/i

/** A document is read by itself: companies that were spoken of in the chat are named in it. */
function searchInDocument({ at, ...search }: LeadRequest): string {
  if (at === undefined || search.people === undefined) return describeSearch({ at, ...search })
  const rest = at.length - mostShown
  const others = rest > 0 ? [rest === 1 ? 'one other company' : `${rest} other companies`] : []
  return `${describePeople(search.people)} at ${listed([...at.slice(0, mostShown), ...others])}`
}

const mostShown = 5

function table(title: string, tally: Tally): readonly string[] {
  if (tally.length === 0) return []
  // One more takes no more room than what would be said of it.
  const most = tally.length === mostShown + 1 ? tally.length : mostShown
  const shown = tally.slice(0, most)
  const rest = tally.slice(most).reduce((sum, [, count]) => sum + count, 0)
  return [
    '',
    `| ${title} | Count |`,
    '| --- | ---: |',
    ...shown.map(([value, count]) => `| ${cell(value)} | ${count} |`),
    ...(rest > 0 ? [`| Others | ${rest} |`] : []),
  ]
}

function cell(value: string): string {
  return value.replaceAll('\n', ' ').replaceAll('|', '\\|')
}

function angleOf(
  { titles, industries }: AudienceSummary,
  { valueProposition, brandVoice }: CampaignSources,
  wanted: string | undefined,
): string {
  // Whom somebody asked for is nearer to what they mean than whichever of those who were found are the most.
  const role = titles.length === 0 ? undefined : (wanted ?? titles[0]?.[0])
  // The commonest role and the commonest trade need not be of the same people.
  const industry = industries.length === 1 ? industries[0]?.[0] : undefined
  const whom = role === undefined ? 'whoever is written to' : `people such as ${rolesInWords(role)}`
  const where = industry === undefined ? '' : ` in ${industry}`
  const lines = [
    `Begin with the work of ${whom}${where}, and end with one question.`,
    valueProposition && `What we bring: ${valueProposition}`,
    brandVoice && `How we sound: ${eachOnce(sentenceCase(brandVoice))}`,
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n\n')
}

/** Each sentence begins with a capital, as it was not typed. */
function sentenceCase(text: string): string {
  return text.replaceAll(/(?<=^|[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** A sentence that was said twice says no more. */
function eachOnce(text: string): string {
  return [...new Set(text.split(/(?<=[.!?])\s+/))].join(' ')
}

function nextStepsOf(audience: AudienceSummary, { messagesMetadata }: OverviewParts['campaign']): readonly string[] {
  const { accounts, contacts, accountsWithoutContacts, contactsWithoutEmail, contactsNotEnriched } = audience
  const steps: string[] = []
  if (accounts + contacts === 0) steps.push('Find the first companies and people.')
  if (accountsWithoutContacts > 0)
    steps.push(`Find people at ${counted(accountsWithoutContacts, 'account')} without contacts.`)
  if (contactsWithoutEmail > 0) steps.push(`Look up the email address of ${counted(contactsWithoutEmail, 'contact')}.`)
  else if (contactsNotEnriched > 0) steps.push(`Enrich ${counted(contactsNotEnriched, 'contact')}.`)
  steps.push(messagesMetadata.length === 0 ? 'Write the messages and save them.' : 'Read the saved messages once more.')
  steps.push('Launch to a small part of the audience first, and look at the replies.')
  return steps
}
