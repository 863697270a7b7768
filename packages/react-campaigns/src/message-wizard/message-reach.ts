import {
  hasEmailAddress,
  hasLinkedInProfile,
  isLaunchedOn,
  templateValue,
  type Artifact,
  type LaunchChannel,
  type MessageType,
} from '@inlay/sdk-core/contract/campaigns'
import { openPlaces } from './open-places'
import { fieldsIn } from './template-fields'

/** Whom messages reach. */
export interface MessageReach {
  /** Contacts who are written to. */
  readonly people: readonly Artifact[]
  /** How many of them have no address, or no profile, that it could be sent to. */
  readonly unsendable: number
  /** Those who have been sent theirs on this channel, and keep them. */
  readonly sent: number
  /** All others. */
  readonly unsent: number
  /** How many of the others have nothing in a field that is asked for, and get no message. */
  readonly lacking: ReadonlyMap<string, number>
}

/** Who is written to where templates ask for fields that not everybody has; nobody while a place in them is left open. */
export function messageReach(
  rows: readonly Artifact[],
  messageType: MessageType,
  templates: readonly string[],
): MessageReach {
  const fields = fieldsIn(...templates)
  const isOpen = templates.some((template) => openPlaces(template).length > 0)
  const lacking = new Map<string, number>()
  const people: Artifact[] = []
  let sent = 0
  for (const row of rows) {
    if (isLaunchedOn(row, channelOf(messageType))) {
      sent += 1
      continue
    }
    const missing = fields.filter((field) => templateValue(row, field) === undefined)
    for (const field of missing) lacking.set(field, (lacking.get(field) ?? 0) + 1)
    if (missing.length === 0 && !isOpen) people.push(row)
  }
  const canReceive = messageType === 'email' ? hasEmailAddress : hasLinkedInProfile
  const unsendable = people.filter((row) => !canReceive(row)).length
  return { people, unsendable, sent, unsent: rows.length - sent, lacking }
}

/** Those who were sent nothing yet; everybody where all were. */
export function unsentOrAll(rows: readonly Artifact[], messageType: MessageType): readonly Artifact[] {
  const unsent = rows.filter((row) => !isLaunchedOn(row, channelOf(messageType)))
  return unsent.length > 0 ? unsent : rows
}

function channelOf(messageType: MessageType): LaunchChannel {
  return messageType === 'email' ? 'smartlead' : 'heyreach'
}

/** A field that some contacts have and others lack. */
export interface FieldGap {
  readonly field: string
  readonly count: number
  /** Of so many. */
  readonly of: number
}

/** What a template asks for that not everybody has; what nobody has is no gap. */
export function fieldGaps(
  template: string,
  fields: ReadonlySet<string>,
  { lacking, unsent }: MessageReach,
): readonly FieldGap[] {
  return fieldsIn(template).flatMap((field) => {
    const count = lacking.get(field) ?? 0
    return count > 0 && fields.has(field) ? [{ field, count, of: unsent }] : []
  })
}
