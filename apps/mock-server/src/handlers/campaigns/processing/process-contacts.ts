import type { EnrichmentOption, ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import { messageTemplates, writeMessages, type MessageSettings } from '../../../engines/messages/write-messages'
import type { RunJob } from '../../../jobs/run-job'
import { changeRows, type RowChange } from '../artifacts/artifact-rows'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import { rowEnricher } from './enrich-rows'
import { rowProblems } from './row-problems'
import { inChunks, workInParts } from './work-in-parts'

export const processContactsKind = 'campaigns.processContacts'

export interface ProcessContactsInput {
  readonly campaignId: string
  readonly enrichmentOptions: readonly EnrichmentOption[]
  /** Contacts that nobody had enriched when it began. */
  readonly createdIds: readonly string[]
  /** Contacts that had no message yet, the created ones among them. */
  readonly unwrittenIds: readonly string[]
  readonly messages: readonly MessageSettings[]
}

interface Part {
  readonly ids: readonly string[]
  /** Left out: they are enriched. */
  readonly messages?: MessageSettings
}

/** Enriches contacts, then writes the messages that their campaign describes. */
export function processContacts(language: LanguageModel): RunJob {
  return workInParts<ProcessContactsInput, Part, readonly RowChange[]>(
    async ({ store, clock, signal, workspaceId }, input) => {
      const { campaignId, enrichmentOptions, createdIds, unwrittenIds, messages } = input
      const rows = store.collection(artifactsCollection(campaignId, 'contact'))
      const lookup = { workspaceId, now: clock.now() }
      const enrich = rowEnricher({ rows, artifactType: 'contact', enrichmentOptions, ...lookup })

      async function write(ids: readonly string[], settings: MessageSettings): Promise<readonly RowChange[]> {
        const templates = await messageTemplates(settings, language, signal)
        const kept = await Promise.all(ids.map((id) => rows.get(id)))
        return kept.flatMap((each) => {
          // Who could not be enriched has nothing to be written from.
          if (each === undefined || each.value.contact_status === 'created') return []
          return [{ id: each.id, fields: withMessages(each.value, templates, settings) }]
        })
      }

      return {
        parts: [
          ...inChunks(createdIds).map((ids) => ({ ids })),
          ...messages.flatMap((settings) => inChunks(unwrittenIds).map((ids) => ({ ids, messages: settings }))),
        ],
        size: ({ ids }) => ids.length,
        prepare: async (part) =>
          part.messages === undefined
            ? (await Promise.all(part.ids.map(enrich))).flat()
            : write(part.ids, part.messages),
        keep: (open, changes) =>
          changeRows({ store: open, campaignId, artifactType: 'contact', now: clock.now() }, changes),
      }
    },
  )
}

function withMessages(
  row: StoredArtifact,
  templates: ReadonlyMap<string, string>,
  { type, templates: steps }: MessageSettings,
): RowChange['fields'] {
  const trouble = rowProblems(row, type === 'email' ? 'No email was written' : 'No LinkedIn message was written')
  const written = writeMessages(templates, row)
  if ('problem' in written) return trouble.because(written.problem)
  const event: ProcessEntry['event'] =
    type === 'linkedin' ? 'linkedin_generated' : steps.length > 1 ? 'email_sequence_generated' : 'email_generated'
  return {
    ...written.fields,
    ...trouble.none(),
    process_history: [...row.process_history, { event }],
    ...(row.contact_status === 'enriched'
      ? { contact_status: type === 'email' ? 'email generated' : 'linkedin message generated' }
      : {}),
  }
}
