import { isBlankText, type MessageDraft, type MessageTemplate } from './message-draft'
import { saysGoodbye } from './says-goodbye'

/**
 * Texts of the model's that nobody has changed, and that were written for another goal, or another place, than there is
 * now. Where there are none, also those that say goodbye before the end, whoever wrote them.
 */
export interface OutdatedTexts {
  readonly subject: boolean
  readonly steps: readonly MessageTemplate[]
  /** The one of them that ended the sequence when it was written, where nothing but that has changed. */
  readonly end: MessageTemplate | undefined
}

/** What a changed goal, or a step more, leaves behind; without a goal there is nothing that texts could be written for. */
export function outdatedTexts({ goal, subject, subjectFor, templates }: MessageDraft): OutdatedTexts {
  if (isBlankText(goal)) return { subject: false, steps: [], end: undefined }
  const isOld = (text: string, writtenFor: string | undefined) =>
    writtenFor !== undefined && !isBlankText(text) && inOneLine(writtenFor) !== inOneLine(goal)
  const isOfGoal = ({ content, writtenFor }: MessageTemplate) => isOld(content, writtenFor)
  const isEnd = ({ wasLast = false, content }: MessageTemplate, index: number) =>
    wasLast && index >= fewestBefore && index < templates.length - 1 && !isBlankText(content)
  const isSubjectOld = isOld(subject, subjectFor)
  const steps = templates.filter((each, index) => isOfGoal(each) || isEnd(each, index))
  if (steps.length > 0 || isSubjectOld)
    return { subject: isSubjectOld, steps, end: isSubjectOld || steps.some(isOfGoal) ? undefined : steps[0] }
  // What was written for this goal and this place says goodbye because it is to.
  const farewells = templates.slice(0, -1).filter((each) => each.writtenFor === undefined && saysGoodbye(each.content))
  return { subject: false, steps: farewells, end: farewells[0] }
}

/** With fewer before it, a message says no goodbye. */
const fewestBefore = 2

/** What a campaign has, with what is remembered of the texts in it that are still as the model wrote them. */
export function withOrigins(draft: MessageDraft, remembered: MessageDraft | undefined): MessageDraft {
  if (remembered === undefined) return draft
  return {
    ...draft,
    subjectFor: draft.subject === remembered.subject.trim() ? remembered.subjectFor : undefined,
    templates: draft.templates.map((each, index) => {
      const kept = remembered.templates[index]
      return kept?.content.trim() === each.content
        ? { ...each, isGenerated: kept.isGenerated, writtenFor: kept.writtenFor, wasLast: kept.wasLast }
        : each
    }),
  }
}

/** Whether the model wrote any of it. */
export function hasOrigins({ subjectFor, templates }: MessageDraft): boolean {
  return subjectFor !== undefined || templates.some(({ writtenFor }) => writtenFor !== undefined)
}

/** With the texts before where they were written again and nobody has touched them since. */
export function withTextsBefore(draft: MessageDraft, before: MessageDraft, written: MessageDraft): MessageDraft {
  const textOf = ({ templates }: MessageDraft, id: string) => templates.find((each) => each.id === id)
  return {
    ...draft,
    ...(draft.subject === written.subject && { subject: before.subject, subjectFor: before.subjectFor }),
    templates: draft.templates.map((each) =>
      each.content === textOf(written, each.id)?.content ? (textOf(before, each.id) ?? each) : each,
    ),
  }
}

/** Spaces and lines make no other goal. */
function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
