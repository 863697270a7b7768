import * as z from 'zod'
import { textOfAtMost } from '../../operation/text-of-at-most'

/** Messages are sent by e-mail or on LinkedIn. */
export const messageTypes = ['email', 'linkedin'] as const

export type MessageType = (typeof messageTypes)[number]

/** Steps that a sequence has at most. */
export const mostMessageTemplates = 7

export const longestInstructions = 10_000
export const longestTemplate = 10_000
export const longestSubjectLine = 500

/** What messages are written from, as a person gives it. */
export const MessageSettings = z.strictObject({
  messageType: z.enum(messageTypes),
  instructions: textOfAtMost(longestInstructions, undefined, z.string().trim().min(1)),
  /** A text for each step; `{{field}}` stands for a field of the row. */
  templates: z
    .array(textOfAtMost(longestTemplate, undefined, z.string().trim().min(1)))
    .min(1)
    .max(mostMessageTemplates),
  /** Of e-mails; `{{field}}` stands for a field of the row. */
  subjectLine: textOfAtMost(longestSubjectLine).optional(),
})

export type MessageSettings = z.output<typeof MessageSettings>

export const messageSettingsExample = {
  messageType: 'email' as const,
  instructions: 'Book a first call with heads of logistics',
  templates: ['Hello {{first_name}}, how does {{organization_name}} plan its routes?'],
  subjectLine: 'Routes at {{organization_name}}',
}
