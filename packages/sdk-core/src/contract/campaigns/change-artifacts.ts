import * as z from 'zod'
import { operation } from '../../operation/operation'
import { Artifact } from './artifact'
import { ArtifactTypeSchema } from './artifact-type'
import { FieldName } from './field-name'

const FieldValue = z.union([
  z.string().max(100_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string().max(10_000), z.number()])).max(1_000),
])

const rowChanges = ['artifacts.list', 'campaigns.get', 'campaigns.list'] as const

export const updateRow = operation({
  id: 'artifacts.updateRow',
  summary: 'Changes the named fields of a row.',
  kind: 'json',
  method: 'PATCH',
  path: '/campaigns/{campaignId}/artifacts/{rowId}',
  query: z.object({ artifactType: ArtifactTypeSchema }),
  idempotencyKey: true,
  revision: 'optional',
  body: z.strictObject({ data: z.record(FieldName, FieldValue) }),
  response: Artifact,
  errors: ['conflict'],
  invalidates: rowChanges,
})

export const deleteRows = operation({
  id: 'artifacts.deleteRows',
  summary: 'Deletes rows, which can be brought back for a while.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/delete',
  idempotencyKey: true,
  body: z.strictObject({
    artifactType: ArtifactTypeSchema,
    rowIds: z.array(z.string().max(200)).min(1).max(100_000),
    /** Chosen by who deletes, so that it is known whatever becomes of the answer, and parts of one deletion are brought back together. */
    deletionId: z.string().min(1).max(200).optional(),
  }),
  response: z.object({ deletedRowsCount: z.number().int(), deletionId: z.string() }),
  errors: ['campaign-busy'],
  invalidates: rowChanges,
})

export const restoreRows = operation({
  id: 'artifacts.restoreRows',
  summary: 'Brings back the rows of a deletion.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/restore',
  idempotencyKey: true,
  body: z.strictObject({ deletionId: z.string().max(200) }),
  response: z.object({ restoredRowsCount: z.number().int() }),
  invalidates: rowChanges,
})
