import * as z from 'zod'
import { operation } from '../../operation/operation'
import { ArtifactTypeSchema } from './artifact-type'
import { FieldName } from './field-name'

/** Where a column of a file goes: to a field, to a column of its own name, or (`null`) nowhere. */
export const UploadColumn = z.strictObject({ index: z.number().int().min(0).max(10_000), field: FieldName.nullable() })

export const UploadResult = z.object({
  uploadedRowsCount: z.number().int(),
  failedRowsCount: z.number().int(),
  /** Under which the failed rows are kept, with what is wrong with each. */
  uploadId: z.string().optional(),
})

export type UploadResult = z.output<typeof UploadResult>

export const uploadDelimiters = [',', ';', '\t', '|'] as const

/** Encodings that a person may choose where the one found out is not the right one. */
export const uploadEncodings = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'euc-kr',
  'big5',
] as const

const UploadKey = z.string().min(1).max(200)

export const largestUpload = 50 * 1_024 * 1_024

export const uploadArtifacts = operation({
  id: 'artifacts.upload',
  summary: 'Adds the rows of a CSV file; those that cannot be taken are kept with the reason.',
  kind: 'upload',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/upload',
  idempotencyKey: true,
  accept: ['.csv'],
  maxBytes: largestUpload,
  fields: z.object({
    artifactType: ArtifactTypeSchema,
    /** Left out: by the names in the header. */
    columns: z.array(UploadColumn).max(1_000).optional(),
    /** Left out, as with the encoding: found out. */
    delimiter: z.enum(uploadDelimiters).optional(),
    encoding: z.enum(uploadEncodings).optional(),
    /** Records above the header, without empty lines, that are none of its rows. Left out: found out. */
    skipRecords: z.number().int().min(0).max(1_000).optional(),
    /** Left out: there is one. Without one, columns are named by their places. */
    hasHeader: z.boolean().optional(),
    /** Of all tries to upload the file: a later one takes the place of what an earlier one has added. */
    uploadKey: UploadKey.optional(),
  }),
  response: UploadResult,
  errors: ['campaign-busy'],
  invalidates: ['artifacts.list', 'campaigns.get', 'campaigns.list'],
})

export const withdrawUpload = operation({
  id: 'artifacts.withdrawUpload',
  summary: 'Takes back what an upload has added, also one under way.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/upload/withdraw',
  idempotencyKey: true,
  body: z.strictObject({ uploadKey: UploadKey }),
  response: z.object({ withdrawnRowsCount: z.number().int() }),
  errors: ['campaign-busy'],
  invalidates: ['artifacts.list', 'campaigns.get', 'campaigns.list'],
})
