import { isBlankValue, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { stepOf } from './artifact-fields'

/** A message that was written to somebody: one step of a sequence. */
export interface RowMessage {
  readonly channel: 'email' | 'linkedin'
  /** From 1. */
  readonly step: number
  readonly subject: string | undefined
  readonly text: string | undefined
}

type Part = Pick<RowMessage, 'channel'> & { readonly part: 'subject' | 'text' }

const parts: Readonly<Record<string, Part>> = {
  email_subject: { channel: 'email', part: 'subject' },
  email_body: { channel: 'email', part: 'text' },
  linkedin_message: { channel: 'linkedin', part: 'text' },
}

export function isMessageField(field: string): boolean {
  return Object.hasOwn(parts, stepOf(field).base)
}

/** The messages that a row has, step by step, those by email first. */
export function rowMessages(row: Artifact): readonly RowMessage[] {
  const found = new Map<string, RowMessage>()
  for (const [field, value] of Object.entries(row)) {
    const { base, step } = stepOf(field)
    const known = Object.hasOwn(parts, base) ? parts[base] : undefined
    if (known === undefined || typeof value !== 'string' || isBlankValue(value)) continue
    const { channel, part } = known
    const key = `${channel} ${step}`
    found.set(key, { ...(found.get(key) ?? { channel, step, subject: undefined, text: undefined }), [part]: value })
  }
  return [...found.values()].sort((one, other) =>
    one.channel === other.channel ? one.step - other.step : one.channel === 'email' ? -1 : 1,
  )
}
