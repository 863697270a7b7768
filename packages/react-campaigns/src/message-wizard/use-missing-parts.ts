import { useMemo, useState } from 'react'
import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { blankTemplates, textsOf, type MessageDraft } from './message-draft'
import { forbiddenInTexts } from './forbidden-in-texts'
import { missingFromTexts } from './missing-from-texts'
import { outdatedTexts } from './outdated-texts'

export interface MissingParts {
  /** As the goal words them; none as long as texts are still to be written, or are of another goal. */
  readonly parts: readonly string[]
  /** What the goal forbids and texts say all the same. */
  readonly forbidden: readonly string[]
  /** Not to be told of them again. What else comes to be missing is told. */
  readonly dismiss: () => void
}

/** What the goal asks for and no text of a draft says, and what it forbids and one says. */
export function useMissingParts(draft: MessageDraft, type: MessageType): MissingParts {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const [knownForbidden, setKnownForbidden] = useState<ReadonlySet<string>>(new Set())
  const { missing, forbidden } = useMemo(() => {
    const { subject, steps } = outdatedTexts(draft)
    const isOld = steps.length > 0 || (type === 'email' && subject)
    if (isOld || blankTemplates(draft).length > 0) return nothing
    const texts = textsOf(draft, type)
    return { missing: missingFromTexts(draft.goal, texts), forbidden: forbiddenInTexts(draft.goal, texts) }
  }, [draft, type])
  return {
    parts: missing.filter((part) => !known.has(part)),
    forbidden: forbidden.filter((part) => !knownForbidden.has(part)),
    dismiss() {
      setKnown((before) => new Set([...before, ...missing]))
      setKnownForbidden((before) => new Set([...before, ...forbidden]))
    },
  }
}

const nothing = { missing: [], forbidden: [] } as const
