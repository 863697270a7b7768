import {
  enrichmentOptions,
  hasLinkedInProfile,
  type ArtifactType,
  type EnrichmentOption,
} from '@inlay/sdk-core/contract/campaigns'
import * as z from 'zod'
import { textField } from '../../../engines/enrichment/enrichment'
import { changeRows } from '../../../handlers/campaigns/artifacts/artifact-rows'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { readVisibility } from '../../../handlers/campaigns/artifacts/row-visibility'
import { wasEnriched } from '../../../handlers/campaigns/artifacts/was-enriched'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { readConnections } from '../../../handlers/campaigns/connections/connections-collection'
import { rowEnricher } from '../../../handlers/campaigns/processing/enrich-rows'
import { defineTool, ToolProblem, type ToolContext } from './tool'
import { inSteps, workOnRows } from './work-on-rows'

const mostRows = 1_000

const EnrichArgs = z.object({
  options: z
    .array(z.enum(enrichmentOptions))
    .min(1)
    .optional()
    .describe('What to look up; LinkedIn and Firmographics where left out'),
  again: z.boolean().optional().describe('Also rows that were looked up before'),
  names: z.array(z.string()).optional().describe('Only rows that are called one of these'),
  limit: z.int().min(1).max(mostRows).default(mostRows),
})

export interface Enriched {
  readonly looked_up: number
  /** There is no row of this kind at all. */
  readonly is_empty?: boolean
  /** Rows of which something was found. */
  readonly enriched: number
  readonly emails_found: number
  /** Rows that have no email address still. */
  readonly without_email: number
  readonly phones_found: number
  readonly profiles_found: number
  /** Rows that have no LinkedIn profile still. */
  readonly without_profile: number
  /** What was looked up, and what was not because nothing is connected that knows it. */
  readonly options: readonly EnrichmentOption[]
  readonly not_connected: readonly EnrichmentOption[]
}

export const enrichContacts = enrichTool(
  'enrich_contacts',
  'contact',
  'Looks up what is known of the contacts: titles, profiles, email addresses, their companies.',
)
export const enrichAccounts = enrichTool(
  'enrich_accounts',
  'account',
  'Looks up what is known of the accounts: size, technologies, funding, profiles.',
)

function enrichTool(name: string, artifactType: ArtifactType, description: string) {
  return defineTool({
    name,
    description,
    args: EnrichArgs,
    async run(context, args): Promise<Enriched> {
      const { campaignId, clock, workspaceId } = context
      const { asked, options } = await context.remember('options', () => optionsFor(context, args.options))
      const missing = asked.filter((option) => !options.includes(option))
      if (options.length === 0) throw new ToolProblem('Nothing is connected that knows any of that.')
      const wanted = await context.remember('rows', () => rowsFor(context, artifactType, args))
      const ids = wanted.map(({ id }) => id)
      const isEmpty = ids.length === 0 && (await context.remember('empty', () => isWithoutRows(context, artifactType)))
      await workOnRows(context, {
        state: 'PROCESSING',
        parts: inSteps(ids),
        size: (part) => part.length,
        async keep(open, part) {
          const rows = open.collection(artifactsCollection(campaignId, artifactType))
          const enrich = rowEnricher({ rows, artifactType, enrichmentOptions: options, workspaceId, now: clock.now() })
          const changes = (await Promise.all(part.map(enrich))).flat()
          await changeRows({ store: open, campaignId, artifactType, now: clock.now() }, changes)
          return 0
        },
      })
      const done = await context.remember('found', () => countFound(context, artifactType, wanted))
      return {
        looked_up: ids.length,
        ...(isEmpty ? { is_empty: true } : {}),
        enriched: done.enriched,
        emails_found: done.emails,
        without_email: done.withoutEmail,
        phones_found: done.phones,
        profiles_found: done.profiles,
        without_profile: done.withoutProfile,
        options,
        not_connected: missing,
      }
    },
  })
}

async function optionsFor({ store }: ToolContext, asked: readonly EnrichmentOption[] | undefined) {
  const connected = new Set((await readConnections(store)).map(({ connectorType }) => connectorType))
  const wanted: readonly EnrichmentOption[] = asked ?? ['Firmographics', 'LinkedIn']
  const options = wanted.filter((option) => {
    if (option === 'LinkedIn') return true
    return connected.has(option === 'Firmographics' ? 'contact-data' : 'crm')
  })
  return { asked: wanted, options }
}

interface WantedRow {
  readonly id: string
  readonly hasEmail: boolean
  readonly hasPhone: boolean
  readonly hasProfile: boolean
}

async function rowsFor(
  { store, campaignId, clock }: ToolContext,
  artifactType: ArtifactType,
  { again, names, limit }: z.output<typeof EnrichArgs>,
): Promise<readonly WantedRow[]> {
  const { isShown } = await readVisibility(store, campaignId, artifactType, clock.now())
  const found: WantedRow[] = []
  for await (const { id, value } of readEach(store.collection(artifactsCollection(campaignId, artifactType)))) {
    if (found.length >= limit) break
    const isEnriched = wasEnriched(value)
    const isMeant = names === undefined || names.includes(textField(value, 'name') ?? '')
    if (isMeant && isShown(value) && (again === true || !isEnriched))
      found.push({ id, hasEmail: hasEmail(value), hasPhone: hasPhone(value), hasProfile: hasLinkedInProfile(value) })
  }
  return found
}

async function isWithoutRows({ store, campaignId, clock }: ToolContext, artifactType: ArtifactType): Promise<boolean> {
  const { isShown } = await readVisibility(store, campaignId, artifactType, clock.now())
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, artifactType))))
    if (isShown(value)) return false
  return true
}

async function countFound(
  { store, campaignId }: ToolContext,
  artifactType: ArtifactType,
  wanted: readonly WantedRow[],
) {
  const rows = store.collection(artifactsCollection(campaignId, artifactType))
  let [enriched, emails, withoutEmail, phones, profiles, withoutProfile] = [0, 0, 0, 0, 0, 0]
  for (const { id, ...had } of wanted) {
    const row = (await rows.get(id))?.value
    if (row === undefined) continue
    if (wasEnriched(row)) enriched += 1
    if (!hasEmail(row)) withoutEmail += 1
    else if (!had.hasEmail) emails += 1
    if (!had.hasPhone && hasPhone(row)) phones += 1
    if (!hasLinkedInProfile(row)) withoutProfile += 1
    else if (!had.hasProfile) profiles += 1
  }
  return { enriched, emails, withoutEmail, phones, profiles, withoutProfile }
}

function hasEmail(row: Readonly<Record<string, unknown>>): boolean {
  return textField(row, 'email', 'primary_email') !== undefined
}

function hasPhone(row: Readonly<Record<string, unknown>>): boolean {
  return textField(row, 'phone_number') !== undefined
}
