import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { keptPlace, readKeptObject, type WhosePlace } from '../kept-place'
import type { MessageDraft, MessageTemplate } from './message-draft'

/** What the device keeps of a draft. */
export interface KeptDraft {
  readonly draft: MessageDraft
  /** Messages are made of it: it is kept only to know which texts the model wrote, and for which goal. */
  readonly isDone: boolean
  /** What the campaign had when it was begun, where it had any. */
  readonly over?: MessageDraft | undefined
}

/** Where the device keeps it. */
export function draftPlace(
  { campaignId }: Pick<Campaign, 'campaignId'>,
  messageType: MessageType,
  whose: WhosePlace,
): string {
  return keptPlace(`campaigns.messages.${campaignId}.${messageType}`, whose)
}

export function writeDraft({ draft, isDone, over }: KeptDraft): string {
  return JSON.stringify({ ...draft, isDone, over })
}

/** Nothing where it is not one. */
export function readDraft(entry: string | undefined): KeptDraft | undefined {
  const kept = readKeptObject(entry)
  const draft = draftIn(kept)
  return draft && { draft, isDone: kept['isDone'] === true, over: draftIn(kept['over']) }
}

function draftIn(value: unknown): MessageDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { goal, subject, subjectFor, templates } = value as Readonly<Record<string, unknown>>
  if (typeof goal !== 'string' || typeof subject !== 'string' || !Array.isArray(templates)) return undefined
  const read = templates.map(templateOf).filter((each) => each !== undefined)
  if (read.length === 0 || read.length !== templates.length) return undefined
  return { goal, subject, subjectFor: textOf(subjectFor), templates: read }
}

function templateOf(value: unknown): MessageTemplate | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, content, writtenFor, wasLast } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || typeof content !== 'string') return undefined
  const goal = textOf(writtenFor)
  return { id, content, isGenerated: goal !== undefined, writtenFor: goal, ...(wasLast === true ? { wasLast } : {}) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
