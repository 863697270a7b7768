import { wasEnriched } from '../artifacts/was-enriched'
import type { ArtifactType, EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { enrichAccount } from '../../../engines/enrichment/enrich-account'
import { enrichContact } from '../../../engines/enrichment/enrich-contact'
import type { Enrichment } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { Collection } from '../../../store/store'
import { changeRows, type ChangedFields, type RowChange } from '../artifacts/artifact-rows'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import { inChunks, workInParts } from './work-in-parts'

export const enrichRowsKind = 'campaigns.enrich'

export interface EnrichRowsInput {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly enrichmentOptions: readonly EnrichmentOption[]
  /** The rows that were shown when it began. */
  readonly rowIds: readonly string[]
}

/** Looks up what is known of rows, and says at each what nobody knows. */
export const enrichRows = workInParts<EnrichRowsInput, readonly string[], readonly RowChange[]>(
  async ({ store, clock, workspaceId }, input) => {
    const { campaignId, artifactType, enrichmentOptions } = input
    const rows = store.collection(artifactsCollection(campaignId, artifactType))
    const enrich = rowEnricher({ rows, artifactType, enrichmentOptions, workspaceId, now: clock.now() })

    return {
      parts: inChunks(input.rowIds),
      size: (ids) => ids.length,
      prepare: async (ids) => (await Promise.all(ids.map(enrich))).flat(),
      keep: (open, changes) => changeRows({ store: open, campaignId, artifactType, now: clock.now() }, changes),
    }
  },
)

export interface RowEnricherParts extends Pick<EnrichRowsInput, 'artifactType' | 'enrichmentOptions'> {
  readonly rows: Collection<StoredArtifact>
  readonly workspaceId: string
  readonly now: number
}

/** Looks one row up: what changes in it. A row that has gone changes no more. */
export function rowEnricher({ rows, artifactType, enrichmentOptions, workspaceId, now }: RowEnricherParts) {
  const lookup = { world: theWorld(), workspaceId, now }
  const find = (row: StoredArtifact) =>
    artifactType === 'contact'
      ? enrichContact(lookup, row, enrichmentOptions)
      : enrichAccount(lookup.world, row, enrichmentOptions)
  return async (id: string): Promise<readonly RowChange[]> => {
    const row = (await rows.get(id))?.value
    if (row === undefined) return []
    const found = find(row)
    // Whoever has filled a cell meanwhile keeps it, and may have told who is looked for.
    return [
      { id, fields: (now) => enrichedFields(now, now.changed === row.changed ? found : find(now), enrichmentOptions) },
    ]
  }
}

/** What was found, what was not, and that it was looked for. */
function enrichedFields(
  row: StoredArtifact,
  { fields, problems }: Enrichment,
  options: readonly EnrichmentOption[],
): ChangedFields {
  const others = row.errors_list.filter((each) => !options.some((option) => each.startsWith(`${option}: `)))
  const found = options.some((option) => problems[option] === undefined)
  const isNew = !wasEnriched(row)
  return {
    ...fields,
    errors_list: [...others, ...options.flatMap((option) => told(option, problems[option]))],
    // Somebody of whom nobody knows anything is as they were.
    ...(found && isNew ? { process_history: [...row.process_history, { event: 'enriched' }] } : {}),
    ...(found && row.contact_status === 'created' ? { contact_status: 'enriched' } : {}),
  }
}

function told(option: EnrichmentOption, problem: string | undefined): readonly string[] {
  return problem === undefined ? [] : [`${option}: ${problem}`]
}
