import * as z from 'zod'
import { operation } from '../../operation/operation'
import { MessageSettings, messageSettingsExample, mostMessageTemplates } from './message-settings'
import { Accepted, busyErrors, startsWork } from './processing-state'

export const generateMessages = operation({
  id: 'artifacts.generateMessages',
  summary: 'Writes the messages of contacts, each from its own row.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/generate-messages',
  idempotencyKey: true,
  body: MessageSettings.extend({
    /** Messages go to people. */
    artifactType: z.literal('contact'),
    /** The one step that is written again, counted from zero; left out, all are written. */
    messageSequenceIdx: z
      .number()
      .int()
      .min(0)
      .max(mostMessageTemplates - 1)
      .optional(),
  })
    .refine(
      ({ messageType, subjectLine }) =>
        messageType !== 'email' || (subjectLine !== undefined && subjectLine.trim() !== ''),
      { path: ['subjectLine'], message: 'E-mails need a subject line.' },
    )
    .refine(({ messageSequenceIdx = 0, templates }) => messageSequenceIdx < templates.length, {
      path: ['messageSequenceIdx'],
      message: 'There is no such step.',
    })
    .meta({ examples: [{ ...messageSettingsExample, artifactType: 'contact' }] }),
  response: Accepted,
  errors: busyErrors,
  invalidates: startsWork,
})
