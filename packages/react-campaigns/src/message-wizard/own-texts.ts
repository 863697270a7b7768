import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { isBlankText, type MessageDraft } from './message-draft'

/** What somebody wrote by hand, or changed, and that stays when the rest is written again. */
export interface OwnTexts {
  readonly subject: boolean
  /** Ids of steps. */
  readonly steps: ReadonlySet<string>
}

export function ownTexts({ subject, subjectFor, templates }: MessageDraft, type: MessageType): OwnTexts {
  const own = templates.filter(({ content, writtenFor }) => writtenFor === undefined && !isBlankText(content))
  return {
    subject: type === 'email' && subjectFor === undefined && !isBlankText(subject),
    steps: new Set(own.map(({ id }) => id)),
  }
}
