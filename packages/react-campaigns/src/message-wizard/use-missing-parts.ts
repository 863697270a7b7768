import { useMemo, useState } from 'react'
import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { blankTemplates, textsOf, type MessageDraft } from './message-draft'
import { missingFromTexts } from './missing-from-texts'
import { outdatedTexts } from './outdated-texts'

export interface MissingParts {
  /** As the goal words them; none as long as texts are still to be written, or are of another goal. */
  readonly parts: readonly string[]
  /** Not to be told of them again. What else comes to be missing is told. */
  readonly dismiss: () => void
}

/** What the goal asks for and no text of a draft says. */
export function useMissingParts(draft: MessageDraft, type: MessageType): MissingParts {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const missing = useMemo(() => {
    const { subject, steps } = outdatedTexts(draft)
    const isOld = steps.length > 0 || (type === 'email' && subject)
    return isOld || blankTemplates(draft).length > 0 ? [] : missingFromTexts(draft.goal, textsOf(draft, type))
  }, [draft, type])
  return {
    parts: missing.filter((part) => !known.has(part)),
    dismiss: () => setKnown((before) => new Set([...before, ...missing])),
  }
}
