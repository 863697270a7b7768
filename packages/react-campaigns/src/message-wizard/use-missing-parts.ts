import { useMemo, useState } from 'react'
import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { blankTemplates, isBlankText, textsOf, type MessageDraft } from './message-draft'
import { forbiddenInTexts } from './forbidden-in-texts'
import { missingFromTexts } from './missing-from-texts'
import { outdatedTexts } from './outdated-texts'

export interface MissingParts {
  /** As the goal words them; none as long as a text is still to be written, which may say them. */
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
    const texts = currentTexts(draft, type)
    if (texts.length === 0) return nothing
    const isWhole = blankTemplates(draft).length === 0 && (type !== 'email' || !isBlankText(draft.subject))
    return {
      missing: isWhole ? missingFromTexts(draft.goal, texts) : [],
      forbidden: forbiddenInTexts(draft.goal, texts),
    }
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

/** What is there to be read for the goal; nothing as long as only what a person wrote stands beside texts of another one. */
function currentTexts(draft: MessageDraft, type: MessageType): readonly string[] {
  const { subject, steps, end } = outdatedTexts(draft)
  // What only ends too early is still of this goal.
  const old = new Set(end ? [] : steps.map(({ id }) => id))
  const templates = draft.templates.filter(({ id, content }) => !old.has(id) && !isBlankText(content))
  const isWritten = templates.some(({ writtenFor }) => old.size === 0 || writtenFor !== undefined)
  return isWritten ? textsOf({ ...draft, subject: subject ? '' : draft.subject, templates }, type) : []
}
