import type { Memory } from '../memory'
import type { Intent } from '../request/intent'
import { saidInDraft } from './said-in-draft'

/** What is to be removed may be words of a message, or a place of the search, which is done; rows of an audience are not. */
export function meantBy(intent: Intent, prompt: string, { draft, lastSearch, offer }: Memory): Intent {
  if (intent.kind !== 'refuse' || intent.what !== 'remove') return intent
  const words = saidInDraft(prompt, draft)
  if (words !== undefined)
    return { kind: 'edit', shorter: false, changes: { remove: [words] }, unable: [], save: false }
  return (lastSearch ?? offer) === undefined ? intent : (intent.ofSearch ?? intent)
}
