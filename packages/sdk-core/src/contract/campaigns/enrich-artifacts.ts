import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { ArtifactTypeSchema } from './artifact-type'
import { FieldName } from './field-name'
import { Accepted, busyErrors, startsWork } from './processing-state'

/** What a row can be enriched with, in the order in which it is offered. */
export const enrichmentOptions = [
  'Firmographics',
  'LinkedIn',
  'Engagements',
  'Events',
  'Notes',
  'Calls',
  'CRM Validation',
] as const

export type EnrichmentOption = (typeof enrichmentOptions)[number]

export const autoEnrich = operation({
  id: 'artifacts.autoEnrich',
  summary: 'Looks up what is known of rows, and fills their fields.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/auto-enrich',
  idempotencyKey: true,
  body: z.strictObject({
    artifactType: ArtifactTypeSchema,
    enrichmentOptions: z.array(z.enum(enrichmentOptions)).min(1).max(enrichmentOptions.length),
  }),
  response: Accepted,
  errors: [...busyErrors, 'connection-missing'],
  invalidates: startsWork,
})

export const longestUserPrompt = 10_000

export const enrichWithAi = operation({
  id: 'artifacts.enrichWithAi',
  summary: 'Writes a column of rows from a prompt and other columns.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/enrich-with-ai',
  idempotencyKey: true,
  body: z.strictObject({
    artifactType: ArtifactTypeSchema,
    userPrompt: textOfAtMost(longestUserPrompt, undefined, z.string().trim().min(1)),
    fieldName: FieldName,
    fieldsToEnrichFrom: z.array(FieldName).min(1).max(200).optional(),
  }),
  response: Accepted,
  errors: busyErrors,
  invalidates: startsWork,
})

export const autoProcess = operation({
  id: 'artifacts.autoProcess',
  summary: 'Enriches contacts that nobody has, and writes the messages that the campaign describes.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/auto-process',
  idempotencyKey: true,
  body: z.strictObject({}),
  response: Accepted,
  errors: busyErrors,
  invalidates: startsWork,
})
