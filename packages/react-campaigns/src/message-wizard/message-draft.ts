import { mostMessageTemplates, type MessageSettings, type MessageType } from '@inlay/sdk-core/contract/campaigns'

/** The text of a step. */
export interface MessageTemplate {
  readonly id: string
  readonly content: string
  /** Written by the model, and not changed since. */
  readonly isGenerated: boolean
  /** The goal that the model wrote it for. */
  readonly writtenFor?: string | undefined
  /** It was the end of the sequence then, and may say goodbye. */
  readonly wasLast?: boolean | undefined
}

/** What messages are written from, as far as it has been said. */
export interface MessageDraft {
  readonly goal: string
  /** Of e-mails. */
  readonly subject: string
  /** The goal that the model wrote the subject for; nothing once it was changed. */
  readonly subjectFor?: string | undefined
  /** Step by step; there is always one. */
  readonly templates: readonly MessageTemplate[]
}

export function emptyDraft(): MessageDraft {
  return { goal: '', subject: '', templates: [blankTemplate('1')] }
}

/** The settings of messages that a campaign has. */
export function draftOf(kept: {
  readonly instructions: string
  readonly templates: readonly string[]
  readonly subjectLine?: string | null | undefined
}): MessageDraft {
  const templates = kept.templates.map((content, index) => ({ id: `${index + 1}`, content, isGenerated: false }))
  return {
    goal: kept.instructions,
    subject: kept.subjectLine ?? '',
    templates: templates.length > 0 ? templates : emptyDraft().templates,
  }
}

/** With another text of a step; `writtenFor` is the goal where the model wrote it. */
export function withContent(draft: MessageDraft, id: string, content: string, writtenFor?: string): MessageDraft {
  const isGenerated = writtenFor !== undefined
  const wasLast = isGenerated && draft.templates.findIndex((each) => each.id === id) === draft.templates.length - 1
  const text = { id, content, isGenerated, writtenFor, ...(wasLast ? { wasLast } : {}) }
  return { ...draft, templates: draft.templates.map((each) => (each.id === id ? text : each)) }
}

/** With another subject; `subjectFor` is the goal where the model wrote it. */
export function withSubject(draft: MessageDraft, subject: string, subjectFor?: string): MessageDraft {
  return { ...draft, subject, subjectFor }
}

/** With each of its texts made into another. */
export function withTexts(draft: MessageDraft, make: (text: string) => string): MessageDraft {
  return {
    ...draft,
    subject: make(draft.subject),
    templates: draft.templates.map((each) => ({ ...each, content: make(each.content) })),
  }
}

/** With one more step at the end, and that step's id; as it was where there is no room for one. */
export function withStep(draft: MessageDraft): { readonly draft: MessageDraft; readonly added: string | undefined } {
  if (draft.templates.length >= mostMessageTemplates) return { draft, added: undefined }
  const added = `${Math.max(0, ...draft.templates.map(({ id }) => Number(id))) + 1}`
  return { draft: { ...draft, templates: [...draft.templates, blankTemplate(added)] }, added }
}

/** Without a step; the last one stays. */
export function withoutStep(draft: MessageDraft, id: string): MessageDraft {
  const templates = draft.templates.filter((each) => each.id !== id)
  return templates.length === 0 ? draft : { ...draft, templates }
}

/** All that is written of it, or of one step; the subject line belongs to the first. */
export function textsOf(
  { subject, templates }: MessageDraft,
  messageType: MessageType,
  step?: number,
): readonly string[] {
  const texts = templates.map(({ content }) => content)
  const shown = step === undefined ? texts : texts.slice(step, step + 1)
  return messageType === 'email' && (step ?? 0) === 0 ? [subject, ...shown] : shown
}

export function isBlankText(text: string): boolean {
  return text.trim() === ''
}

/** Steps that nothing stands in, in their order. */
export function blankTemplates({ templates }: MessageDraft): readonly MessageTemplate[] {
  return templates.filter(({ content }) => isBlankText(content))
}

/** As the server takes them; ask only when no step is blank. */
export function settingsOf({ goal, subject, templates }: MessageDraft, messageType: MessageType): MessageSettings {
  const subjectLine = subject.trim()
  return {
    messageType,
    instructions: goal.trim(),
    templates: templates.map(({ content }) => content.trim()),
    ...(messageType === 'email' && subjectLine !== '' && { subjectLine }),
  }
}

export function isSameDraft(one: MessageDraft, other: MessageDraft): boolean {
  return (
    one.goal === other.goal &&
    one.subject === other.subject &&
    one.templates.length === other.templates.length &&
    one.templates.every(({ content }, index) => content === other.templates[index]?.content)
  )
}

function blankTemplate(id: string): MessageTemplate {
  return { id, content: '', isGenerated: false }
}
