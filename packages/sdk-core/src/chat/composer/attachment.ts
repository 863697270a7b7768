import type { MessageContent } from '../../agent/thread/thread-message'
import type { FilePart } from '../message/part-name'

/** A part of a message that is not its text: what a host has made of a file. */
export type AttachmentPart = FilePart

/**
 * Makes a part of a message of a file: uploads it, or reads it. Rejects where that cannot be. Where `metadata` of the part
 * have no `filename`, they get the name of the file.
 */
export type AttachFile = (file: File, options: { readonly signal: AbortSignal }) => Promise<AttachmentPart>

export interface Attachment {
  readonly id: string
  readonly name: string
  /** Nothing where only the part of it is known. */
  readonly file: File | undefined
  readonly state:
    | { readonly status: 'under-way' }
    | { readonly status: 'ready'; readonly part: AttachmentPart }
    | { readonly status: 'failed' }
}

/** What came with a text. */
export function partsOf(content: MessageContent): readonly AttachmentPart[] {
  return typeof content === 'string' ? [] : content.filter((part) => part.type !== 'text')
}

/** What is sent: the text alone, or with what came with it. */
export function contentOf(text: string, parts: readonly AttachmentPart[]): MessageContent {
  if (parts.length === 0) return text
  return [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...parts]
}
