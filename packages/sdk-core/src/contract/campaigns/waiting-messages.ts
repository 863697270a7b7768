import type { ProcessEntry } from './artifact'

export type LaunchChannel = 'smartlead' | 'heyreach'

/** What is looked at of a row. */
interface Messaged {
  readonly contact_status?: unknown
  readonly process_history?: readonly ProcessEntry[] | undefined
  readonly [field: string]: unknown
}

const written = {
  smartlead: { text: 'email_body', events: ['email_generated', 'email_sequence_generated'], status: 'email generated' },
  heyreach: { text: 'linkedin_message', events: ['linkedin_generated'], status: 'linkedin message generated' },
} as const

/**
 * Whether a message was written for somebody on a channel and has never been launched there, whatever was written or
 * launched on the other one: the status of a contact tells of the last step alone.
 */
export function hasUnsentMessage(row: Messaged, channel: LaunchChannel): boolean {
  const { text, events, status } = written[channel]
  // Most rows of a long list have none: their histories are not looked through.
  if (!hasText(row[text])) return false
  const history = row.process_history ?? []
  const isWritten = row.contact_status === status || history.some(({ event }) => events.some((each) => each === event))
  return isWritten && !isLaunchedOn(row, channel)
}

/** Whether somebody was handed to the provider of a channel: what that one sends is what was written then. */
export function isLaunchedOn(
  { contact_status: status, process_history: history = [] }: Messaged,
  channel: LaunchChannel,
): boolean {
  return (
    history.some((entry) => entry.event === 'launch' && entry.channel === channel) ||
    (channel === 'smartlead' && status === 'launched_smartlead')
  )
}

/** Whether there is an address that an email could go to. */
export function hasEmailAddress({ email, primary_email: primary }: Messaged): boolean {
  return hasText(primary) || hasText(email)
}

/** Whether there is a profile that a LinkedIn message could go to. */
export function hasLinkedInProfile({ linkedin_url: profile }: Messaged): boolean {
  return hasText(profile)
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
