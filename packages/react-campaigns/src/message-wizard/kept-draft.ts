import { readKeptObject } from '../kept-place'
import type { MessageDraft, MessageTemplate } from './message-draft'

/** A draft as the device keeps it. */
export function writeDraft(draft: MessageDraft): string {
  return JSON.stringify(draft)
}

/** Nothing where it is not one. */
export function readDraft(entry: string | undefined): MessageDraft | undefined {
  const { goal, subject, templates } = readKeptObject(entry)
  if (typeof goal !== 'string' || typeof subject !== 'string' || !Array.isArray(templates)) return undefined
  const read = templates.map(templateOf).filter((each) => each !== undefined)
  return read.length === 0 || read.length !== templates.length ? undefined : { goal, subject, templates: read }
}

function templateOf(value: unknown): MessageTemplate | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, content, isGenerated } = value as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof content === 'string'
    ? { id, content, isGenerated: isGenerated === true }
    : undefined
}
