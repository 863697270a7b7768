import { Validator } from '@seriousme/openapi-schema-validator'
import { defaultPageLimit, maxPageLimit, operationPath } from '@inlay/sdk-core'
import { operations } from '@inlay/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { everyKind } from '../testing/every-kind'
import { createOpenApiDocument } from './create-openapi-document'

describe('the OpenAPI document', () => {
  it.each([
    ['of the contract', operations],
    ['of every kind of operation', [...operations, ...everyKind]],
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
    const { paths } = createOpenApiDocument(everyKind)
    const at = (path: string, method: string) => paths[`/api/v1/workspaces/{workspaceId}${path}`]?.[method]
    expect(at('/test-lists', 'post')).toMatchObject({
      'x-inlay-kind': 'upload',
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['file', 'fields'] } } } },
    })
    expect(at('/test-count', 'get')).toMatchObject({
      'x-inlay-kind': 'stream',
      responses: { 200: { content: { 'text/event-stream': {} } } },
    })
    expect(at('/test-files/{fileId}', 'get')).toMatchObject({ responses: { 200: { content: { 'text/csv': {} } } } })
    expect(at('/test-rows', 'get')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'kinds', in: 'query', required: true }),
    )
  })

  it('tells what ends a stream', () => {
    const run = createOpenApiDocument().paths['/api/v1/workspaces/{workspaceId}/agents/{agentId}/run']?.post
    const count = createOpenApiDocument(everyKind).paths['/api/v1/workspaces/{workspaceId}/test-count']?.get
    const ended = expect.stringContaining('`event: end` ends')
    expect(count).toMatchObject({ responses: { 200: { description: ended } } })
    expect(run).not.toMatchObject({ responses: { 200: { description: ended } } })
    expect(run).toMatchObject({ responses: { 200: { description: expect.stringContaining('the last ends') } } })
  })

  it('tells in which columns rows come', () => {
    const { paths } = createOpenApiDocument(everyKind)
    const text = { type: 'string' }
    const columns = {
      at: { type: 'array', items: { type: ['number', 'null'] } },
      note: { type: 'array', items: { type: ['string', 'null'] } },
    }
    expect(paths['/api/v1/workspaces/{workspaceId}/test-rows']?.get).toMatchObject({
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                properties: { ids: { maxItems: 5_000, items: text }, columns: { properties: columns } },
                required: ['revision', 'ids', 'columns', 'deleted', 'total'],
              },
            },
          },
        },
      },
    })
  })

  it('names the refusals of what an operation is sent, and those that are its own', () => {
    const { paths } = createOpenApiDocument()
    const refusalsOf = (path: string, method: string) => Object.keys(Object(paths[path]?.[method]?.['responses']))
    expect(refusalsOf('/api/v1/user/active-workspace', 'put')).toEqual(expect.arrayContaining(['400', '403', '413']))
    expect(refusalsOf('/api/v1/workspaces/{workspaceId}/flags', 'get')).toContain('400')
    expect(refusalsOf('/api/v1/user', 'get')).not.toContain('400')
    expect(refusalsOf('/api/v1/user', 'get')).not.toContain('403')
  })

  it('has the bounds of a page query that the contract has', () => {
    const { paths } = createOpenApiDocument()
    expect(paths['/api/v1/workspaces/{workspaceId}/campaigns']?.get?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'limit',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: maxPageLimit, default: defaultPageLimit },
        }),
        expect.objectContaining({
          name: 'sort',
          schema: { type: 'string', enum: expect.arrayContaining(['name:asc']), default: 'updateDate:desc' },
        }),
        expect.objectContaining({
          name: 'filters',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Filter' } } },
        }),
      ]),
    )
  })
})
