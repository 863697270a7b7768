import { Validator } from '@seriousme/openapi-schema-validator'
import { operation, operationPath } from '@inlay/sdk-core'
import { operations } from '@inlay/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createOpenApiDocument } from './create-openapi-document'

const upload = operation({
  id: 'test.upload',
  summary: 'Takes a list.',
  kind: 'upload',
  method: 'POST',
  path: '/test-lists',
  accept: ['.csv'],
  maxBytes: 1_000,
  fields: z.object({ name: z.string() }),
  response: z.object({ rows: z.number() }),
})

const stream = operation({
  id: 'test.stream',
  summary: 'Counts.',
  kind: 'stream',
  method: 'POST',
  path: '/test-counts',
  body: z.strictObject({ upTo: z.number().int() }),
  event: z.object({ count: z.number() }),
})

const rows = operation({
  id: 'test.rows',
  summary: 'A big list.',
  kind: 'rows',
  method: 'GET',
  path: '/test-rows',
  query: z.object({ kind: z.enum(['a', 'b']) }),
  item: z.object({ id: z.string() }),
  key: 'id',
})

const download = operation({
  id: 'test.download',
  summary: 'A file.',
  kind: 'download',
  method: 'GET',
  path: '/test-files/{fileId}',
  mediaTypes: ['text/csv'],
})

describe('the OpenAPI document', () => {
  it.each([
    ['of the contract', operations],
    ['of every kind of operation', [...operations, upload, stream, rows, download]],
  ])('%s is valid OpenAPI 3.1', async (_, described) => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(createOpenApiDocument(described))))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  it('has every operation of the contract and nothing else', () => {
    const { paths } = createOpenApiDocument()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    const declared = operations.map((each) => `${each.id} ${each.method} ${operationPath(each)}`)
    expect(described.sort()).toEqual(declared.sort())
  })

  it('refers to entities by the names of the contract', () => {
    const { paths, components } = createOpenApiDocument()
    expect(paths['/api/v1/workspaces/{workspaceId}/campaigns/{campaignId}']?.get).toMatchObject({
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Campaign' } } } } },
    })
    expect(components.schemas.Campaign).toMatchObject({ properties: { messagesMetadata: { type: 'array' } } })
    const references = [...JSON.stringify({ paths, components }).matchAll(/#\/components\/schemas\/([^"]+)/g)]
    for (const [, name = ''] of references) expect(components.schemas).toHaveProperty([name])
  })

  it('tells what kind of call each is, and how its files and streams travel', () => {
    const { paths } = createOpenApiDocument([upload, stream, rows, download])
    const at = (path: string, method: string) => paths[`/api/v1/workspaces/{workspaceId}${path}`]?.[method]
    expect(at('/test-lists', 'post')).toMatchObject({
      'x-inlay-kind': 'upload',
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['file', 'fields'] } } } },
    })
    expect(at('/test-counts', 'post')).toMatchObject({
      'x-inlay-kind': 'stream',
      responses: { 200: { content: { 'text/event-stream': {} } } },
    })
    expect(at('/test-files/{fileId}', 'get')).toMatchObject({ responses: { 200: { content: { 'text/csv': {} } } } })
    expect(at('/test-rows', 'get')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'kind', in: 'query', required: true }),
    )
  })
})
