import * as z from 'zod'
import { FilterSchema } from '../../operation/filter-model'
import { operation } from '../../operation/operation'
import { Artifact } from './artifact'
import { ArtifactTypeSchema } from './artifact-type'
import { FieldName } from './field-name'

/** How many rows the code of an audience gives at most. */
export const sessionCodeLimit = 100

/** What an audience list is as code: a question to its rows, which is read and never run as a program. */
export const AudienceListCode = z.strictObject({
  from: ArtifactTypeSchema,
  where: FilterSchema.optional(),
  columns: z.array(FieldName).max(200).optional(),
  orderBy: z.strictObject({ field: FieldName, direction: z.enum(['asc', 'desc']) }).optional(),
  limit: z.number().int().min(1).max(sessionCodeLimit),
})

export type AudienceListCode = z.output<typeof AudienceListCode>

export const getAudienceListCode = operation({
  id: 'artifacts.code',
  summary: 'The code behind the audience list of a campaign.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/code',
  query: z.object({ artifactType: ArtifactTypeSchema }),
  response: z.object({ code: AudienceListCode }),
})

export const executeSessionCode = operation({
  id: 'artifacts.executeCode',
  summary: 'The rows that a code gives.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/code/execute',
  repeatable: true,
  body: z.strictObject({
    code: AudienceListCode,
    limit: z.number().int().min(1).max(sessionCodeLimit).default(sessionCodeLimit),
  }),
  response: z.object({ rows: z.array(Artifact), total: z.number().int() }),
})
