import { ApiError } from '@inlay/sdk-core'
import { autoEnrich, enrichWithAi, type ArtifactType, type EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { useAction, type ActionResult } from '@inlay/sdk-core/react'
import type { CampaignWork, Preparing } from '../campaign-detail/use-campaign-work'

export type BeginWork = CampaignWork['begin']

export interface Accepted {
  readonly ack: boolean
}

export interface EnhanceTarget {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  /** Says that it is prepared until the campaign is worked on. @default runs it alone */
  readonly begin?: BeginWork | undefined
}

/** Begins to look up what is known about rows. */
export function useAutoEnrich({ campaignId, artifactType, begin = runAlone }: EnhanceTarget) {
  const { run, pending } = useAction(autoEnrich)
  return {
    pending,
    enrich: (options: readonly EnrichmentOption[]) =>
      begun(begin, 'enhancement', () =>
        run({ params: { campaignId }, body: { artifactType, enrichmentOptions: [...options] } }),
      ),
  }
}

export interface AiColumn {
  readonly fieldName: string
  readonly userPrompt: string
  readonly fieldsToEnrichFrom: readonly string[]
}

/** Begins to write a column from a prompt. */
export function useEnrichWithAi({ campaignId, artifactType, begin = runAlone }: EnhanceTarget) {
  const { run } = useAction(enrichWithAi)
  return ({ fieldName, userPrompt, fieldsToEnrichFrom: columns }: AiColumn) =>
    begun(begin, 'enhancement', () =>
      run({
        params: { campaignId },
        body: {
          artifactType,
          userPrompt,
          fieldName,
          ...(columns.length === 0 ? {} : { fieldsToEnrichFrom: [...columns] }),
        },
      }),
    )
}

export const runAlone: BeginWork = (_what, run) => run()

/** Resolves as soon as it is known whether it was accepted: what is prepared may be said for longer. */
export function begun(
  begin: BeginWork,
  preparing: Preparing,
  run: () => Promise<ActionResult<Accepted>>,
): Promise<ActionResult<Accepted>> {
  return new Promise((resolve, reject) => {
    begin(preparing, async () => {
      const result = refusal(await run())
      resolve(result)
      return result.ok
    }).catch(reject)
  })
}

/** An answer that it was not accepted is a failure. */
function refusal(result: ActionResult<Accepted>): ActionResult<Accepted> {
  if (!result.ok || result.data.ack) return result
  return { ok: false, error: new ApiError({ code: 'unexpected', status: 200, title: 'Not accepted' }) }
}
