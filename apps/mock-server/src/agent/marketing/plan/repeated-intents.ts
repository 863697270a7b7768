import { readMessages } from '@inlay/sdk-core/agent'
import type { Memory } from '../memory'
import type { Intent } from '../request/intent'

/**
 * What “try again” is about: what could not be done last, or else what was done last, where doing it once more makes sense.
 * Nobody is searched for again: that would add to the audience what nobody has asked for.
 */
export function repeatedIntents({ failed }: Memory, messages: readonly object[]): readonly Intent[] {
  if (failed !== undefined) return failed
  const called = readMessages(messages).flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
  switch (called.at(-1)?.name) {
    case 'draft_content':
      return [{ kind: 'edit', anew: true, shorter: false, changes: {}, unable: [], save: false }]
    case 'enrich_contacts':
    case 'enrich_accounts':
      return [{ kind: 'enrich', what: 'either', options: [], again: true }]
    case 'check_for_leads':
      return [{ kind: 'check' }]
    default:
      return [{ kind: 'repeat' }]
  }
}
