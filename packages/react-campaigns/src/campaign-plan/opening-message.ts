import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import type { OtherThread } from './use-other-thread'

/**
 * What a campaign was made from, to be sent where nothing was said about it yet. The chat knows that of the agent that is
 * talked to; here it is made sure that it was not said to another one.
 */
export function openingMessage(
  { initialPrompt }: Pick<Campaign, 'initialPrompt'>,
  other: OtherThread,
): string | undefined {
  return other.exists === false ? initialPrompt?.trim() || undefined : undefined
}
