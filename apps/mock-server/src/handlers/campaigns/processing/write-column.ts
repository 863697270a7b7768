import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import type { RunJob } from '../../../jobs/run-job'
import { changeRows, type RowChange } from '../artifacts/artifact-rows'
import { hiddenFields } from '../artifacts/hidden-fields'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import { rowProblems } from './row-problems'
import { unlessChanged } from './unless-changed'
import { inChunks, workInParts } from './work-in-parts'

export const writeColumnKind = 'campaigns.writeColumn'

export interface WriteColumnInput {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly userPrompt: string
  readonly fieldName: string
  readonly fieldsToEnrichFrom?: readonly string[] | undefined
  /** The rows that were shown when it began. */
  readonly rowIds: readonly string[]
}

/** Writes a column of rows from a prompt: each cell by itself, so that one that fails is that row's own trouble. */
export function writeColumn(language: LanguageModel): RunJob {
  return workInParts<WriteColumnInput, readonly string[], readonly RowChange[]>(
    async ({ store, clock, signal }, input) => {
      const { campaignId, artifactType, fieldName, userPrompt } = input
      const rows = store.collection(artifactsCollection(campaignId, artifactType))

      async function writeCell(id: string): Promise<readonly RowChange[]> {
        const row = (await rows.get(id))?.value
        if (row === undefined) return []
        const troubleOf = (now: StoredArtifact) => rowProblems(now, `${fieldName} could not be written`)
        try {
          const text = await language.write({ use: 'cell', prompt: userPrompt, facts: factsOf(row, input), signal })
          return [
            { id, fields: (now) => ({ ...unlessChanged(row, now, { [fieldName]: text }), ...troubleOf(now).none() }) },
          ]
        } catch (error) {
          signal.throwIfAborted()
          const reason = error instanceof Error ? error.message : String(error)
          return [{ id, fields: (now) => troubleOf(now).because(reason) }]
        }
      }

      return {
        parts: inChunks(input.rowIds),
        size: (ids) => ids.length,
        async prepare(ids) {
          const changes: RowChange[] = []
          for (let start = 0; start < ids.length; start += cellsAtOnce) {
            const some = await Promise.all(ids.slice(start, start + cellsAtOnce).map(writeCell))
            changes.push(...some.flat())
          }
          return changes
        },
        keep: (open, changes) => changeRows({ store: open, campaignId, artifactType, now: clock.now() }, changes),
      }
    },
  )
}

const cellsAtOnce = 8

function factsOf(row: StoredArtifact, { fieldsToEnrichFrom, fieldName }: WriteColumnInput) {
  return Object.fromEntries(
    Object.entries(row).filter(([field]) =>
      fieldsToEnrichFrom ? fieldsToEnrichFrom.includes(field) : !hiddenFields.has(field) && field !== fieldName,
    ),
  )
}
