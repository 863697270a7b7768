import { expect, it } from 'vitest'
import {
  accountFieldNames,
  contactFieldNames,
  hiddenArtifactFields,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { readCsv } from '@inlay/sdk-core/csv'
import { sampleFile } from './sample-file'

it.each<[ArtifactType, string, readonly string[]]>([
  ['contact', 'contacts.csv', contactFieldNames],
  ['account', 'accounts.csv', accountFieldNames],
])('has the visible fields of a %s and one row as an example [CAM-UPLOAD-03]', async (type, name, fields) => {
  const { blob, filename } = sampleFile(type)
  const { columns, rowCount, problems } = await readCsv(blob)
  const headers = columns.map((column) => column.name)
  expect(filename).toBe(name)
  expect(rowCount).toBe(1)
  expect(problems).toEqual([])
  expect(headers.length).toBeGreaterThan(10)
  expect(headers.filter((header) => !fields.includes(header) || hiddenArtifactFields.has(header))).toEqual([])
})
