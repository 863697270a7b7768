import * as z from 'zod'
import { operation } from '../../operation/operation'
import { MessageSettings, messageSettingsExample } from './message-settings'

/** An e-mail to somebody of the campaign, as it would be written. */
export const EmailSample = z.object({
  subject: z.string(),
  emailBodyWithoutSignature: z.string(),
  /** Why it says what it says: what of the row it was written from. */
  emailMessageReasoning: z.string(),
  /** The row that it was written for. */
  artifactId: z.string().nullish(),
  artifactName: z.string().nullish(),
})

export type EmailSample = z.output<typeof EmailSample>

/** A LinkedIn message to somebody of the campaign, as it would be written. */
export const LinkedInSample = z.object({
  personalisedMessage: z.string(),
  artifactName: z.string(),
  linkedinMessageReasoning: z.string(),
  artifactId: z.string().nullish(),
})

export type LinkedInSample = z.output<typeof LinkedInSample>

/** A sequence is what one person would get: a sample for each step. */
export const MessageSamples = z.object({
  emailSequences: z.array(z.object({ samples: z.array(EmailSample) })).default([]),
  linkedinSequences: z.array(z.object({ samples: z.array(LinkedInSample) })).default([]),
})

export type MessageSamples = z.output<typeof MessageSamples>

export const sampleMessages = operation({
  id: 'artifacts.sampleMessages',
  summary: 'Writes the messages of some contacts to be looked at; nothing is kept.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/sample-messages',
  repeatable: true,
  body: MessageSettings.meta({ examples: [messageSettingsExample] }),
  response: MessageSamples,
})
