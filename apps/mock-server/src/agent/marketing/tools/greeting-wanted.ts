import type { Draft } from '../memory'
import { greetingBefore, type DraftChanges } from '../request/draft-changes'
import { draftsBefore } from '../undo-steps'
import { greetingOf } from '../writing/greeted-as'
import type { ToolContext } from './tool'

/** The words of a greeting that is wanted, also where it is only said that it is to be the one from before. */
export async function greetingWanted(
  { store, campaignId }: ToolContext,
  { channel, templates: [first = ''] }: Draft,
  { greeting }: DraftChanges,
): Promise<string | undefined> {
  if (greeting !== greetingBefore) return greeting
  const now = greetingOf(first)
  const before = (await draftsBefore(store, campaignId))
    .filter((draft) => draft.channel === channel)
    .flatMap(({ templates: [text = ''] }) => greetingOf(text) ?? [])
    .find((each) => each !== now)
  return before ?? now ?? 'Hello'
}
