import { isLaunchedOn } from '@inlay/sdk-core/contract/campaigns'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import { messageField, messageTemplates, type MessageSettings } from '../../../engines/messages/write-messages'
import type { RunJob } from '../../../jobs/run-job'
import { writingFactsOf } from '../ai/writing-facts-of'
import { changeRows, type RowChange } from '../artifacts/artifact-rows'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import { launchChannel } from '../launch/launch-channel'
import { inChunks, workInParts } from './work-in-parts'
import { writtenFields } from './written-fields'

export const writeRowMessagesKind = 'campaigns.writeRowMessages'

export interface WriteRowMessagesInput {
  readonly campaignId: string
  readonly messages: MessageSettings
  /** The rows that were shown when it began. */
  readonly rowIds: readonly string[]
  /** The one step that is written again; left out, all are. */
  readonly step?: number | undefined
}

/** Writes the messages of contacts, each from its own row: one that cannot be written is that row's own trouble. */
export function writeRowMessages(language: LanguageModel): RunJob {
  return workInParts<WriteRowMessagesInput, readonly string[], readonly RowChange[]>(
    async ({ store, clock, signal }, { campaignId, messages, rowIds, step }) => {
      const rows = store.collection(artifactsCollection(campaignId, 'contact'))
      const writing = { language, signal, facts: await writingFactsOf(store, messages.instructions, campaignId) }
      const { type } = messages
      const sequence = await messageTemplates(messages, writing)
      const own = step === undefined ? undefined : onlyStep(sequence, type, step)
      const others = own === undefined ? [] : [...sequence.keys()].filter((field) => !own.has(field))

      async function write(id: string): Promise<readonly RowChange[]> {
        const row = (await rows.get(id))?.value
        if (row === undefined || isLaunchedOn(row, launchChannel(type))) return []
        // One step belongs to a sequence that is there: who has none gets it whole, or stays as they are.
        const templates = others.every((field) => hasText(row, field)) ? own : undefined
        const fields = await writtenFields(row, { type, sequence, templates }, writing)
        return [{ id, fields }]
      }

      return {
        parts: inChunks(rowIds),
        size: (ids) => ids.length,
        prepare: async (ids) => (await Promise.all(ids.map(write))).flat(),
        keep: (open, changes) =>
          changeRows({ store: open, campaignId, artifactType: 'contact', now: clock.now() }, changes),
      }
    },
  )
}

function hasText(row: StoredArtifact, field: string): boolean {
  const text = row[field]
  return typeof text === 'string' && text.trim() !== ''
}

/** The subject belongs to the first step. */
function onlyStep(templates: ReadonlyMap<string, string>, type: MessageSettings['type'], step: number) {
  const own = messageField(type, step)
  return new Map([...templates].filter(([field]) => field === own || (step === 0 && field === 'email_subject')))
}
