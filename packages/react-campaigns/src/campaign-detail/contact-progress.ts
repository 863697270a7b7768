import type { ContactStatus, ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import type { Tone } from '@inlay/sdk-core/ui'
import type { audienceMessages } from './audience-messages'

type Key = keyof typeof audienceMessages.strings

/** How far somebody is, in a word with its colour. */
export const statusWords: Readonly<Record<ContactStatus, { readonly text: Key; readonly tone: Tone }>> = {
  created: { text: 'statusCreated', tone: 'neutral' },
  enriched: { text: 'statusEnriched', tone: 'info' },
  'email generated': { text: 'statusEmail', tone: 'accent' },
  'linkedin message generated': { text: 'statusLinkedIn', tone: 'accent' },
  launched_smartlead: { text: 'statusLaunched', tone: 'success' },
}

export function eventWord({ event, channel }: ProcessEntry): Key {
  switch (event) {
    case 'enriched':
      return 'eventEnriched'
    case 'email_generated':
      return 'eventEmail'
    case 'email_sequence_generated':
      return 'eventSequence'
    case 'linkedin_generated':
      return 'eventLinkedIn'
    case 'launch':
      return channel === 'heyreach' ? 'eventLaunchLinkedIn' : 'eventLaunch'
  }
}
