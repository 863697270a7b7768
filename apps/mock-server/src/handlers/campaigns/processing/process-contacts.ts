import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import { messageTemplates, type MessageSettings } from '../../../engines/messages/write-messages'
import type { RunJob } from '../../../jobs/run-job'
import { writingFactsOf } from '../ai/writing-facts-of'
import { changeRows, type RowChange } from '../artifacts/artifact-rows'
import { artifactsCollection } from '../artifacts/stored-artifact'
import { rowEnricher } from './enrich-rows'
import { inChunks, workInParts } from './work-in-parts'
import { writtenFields } from './written-fields'

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
        const writing = { language, signal, facts: await writingFactsOf(store, settings.instructions, campaignId) }
        const sequence = await messageTemplates(settings, writing)
        const { type } = settings
        const kept = await Promise.all(ids.map((id) => rows.get(id)))
        const written = kept.map(async (each): Promise<readonly RowChange[]> => {
          // Who could not be enriched has nothing to be written from.
          if (each === undefined || each.value.contact_status === 'created') return []
          return [{ id: each.id, fields: await writtenFields(each.value, { type, sequence }, writing) }]
        })
        return (await Promise.all(written)).flat()
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
