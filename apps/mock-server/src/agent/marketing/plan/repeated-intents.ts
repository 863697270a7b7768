import { readMessages } from '@inlay/sdk-core/agent'
import type { Memory } from '../memory'
import type { Intent } from '../request/intent'
import { promptOf } from './prompt-of'

/**
 * What “try again” is about: what could not be done last, or else what was done last, where doing it once more makes sense.
 * Nobody is searched for again: that would add to the audience what nobody has asked for; nor is anybody looked up again of
 * whom something was found.
 */
export function repeatedIntents({ failed }: Memory, messages: readonly object[]): readonly Intent[] {
  if (failed !== undefined) return failed
  const called = readMessages(messages).flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
  const [before, last] = [called.at(-2), called.at(-1)]
  switch (last?.name) {
    case 'undo_draft_change':
      return [{ kind: asksToRedo.test(promptOf({ messages })) ? 'redo' : 'undo' }]
    case 'redo_draft_change':
      return [{ kind: 'redo' }]
    case 'draft_content':
      return [{ kind: 'edit', anew: true, shorter: false, changes: {}, unable: [], save: false }]
    case 'enrich_contacts':
    case 'enrich_accounts': {
      // What is named would be looked up also where that is done.
      if (last.args.includes('"options"')) return [{ kind: 'repeat' }]
      const isBoth = last.name === 'enrich_accounts' && before?.name === 'enrich_contacts'
      const what = isBoth ? 'either' : last.name === 'enrich_contacts' ? 'contacts' : 'accounts'
      return [{ kind: 'enrich', what, options: [], again: false }]
    }
    case 'check_for_leads':
      return [{ kind: 'check' }]
    default:
      return [{ kind: 'repeat' }]
  }
}

/** “Redo that” takes back that something was taken back, and “again” takes back one more. */
const asksToRedo = /\bre-?do\b/i
