import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import type { OtherThread } from './use-other-thread'

/**
 * What a campaign was made from, to be sent where nothing was said about it yet. The chat knows that of the agent that is
 * talked to; here it is made sure that it was not said to another one: `null` until that is known.
 */
export function openingMessage(
  { initialPrompt }: Pick<Campaign, 'initialPrompt'>,
  other: OtherThread,
): string | null | undefined {
  const prompt = initialPrompt?.trim() || undefined
  if (prompt === undefined || other.exists === true) return undefined
  if (other.exists === undefined) return other.isLoading ? null : undefined
  return prompt
}
