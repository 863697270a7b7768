import { operationPath, type AnyOperation } from '@inlay/sdk-core'
import { contractVersion, operations as contractOperations } from '@inlay/sdk-core/contract'
import { describeAnswers } from './describe-answers'
import { describeParameters } from './describe-parameters'
import { createSchemaComponents, type JsonSchema, type SchemaComponents } from './schema-components'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly [part: string]: unknown }
  readonly [part: string]: unknown
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly parameters: readonly object[]
  readonly requestBody?: object
  readonly [part: string]: unknown
}

/** The contract as OpenAPI 3.1: what a partner's backend team builds to. */
export function createOpenApiDocument(operations: readonly AnyOperation[] = contractOperations): OpenApiDocument {
  const schemas = createSchemaComponents(operations)
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const each of operations) {
    const path = (paths[operationPath(each)] ??= {})
    path[each.method.toLowerCase()] = describeOperation(each, schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inlay API',
      version: contractVersion,
      description:
        'What a backend answers so that the Inlay components work with it. A backend may have a part of it: `GET /api/v1/capabilities` says which.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: schemas.components,
      responses: {
        Problem: {
          description: 'A refusal or a failure (RFC 9457), with a code for programs and a sentence for people.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The access token of the signed-in person.' },
      },
    },
  }
}

function describeOperation(operation: AnyOperation, schemas: SchemaComponents): OpenApiOperation {
  const body = describeBody(operation, schemas)
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.id.split('.')[0] ?? ''],
    ...(operation.scope === 'public' ? { security: [] } : {}),
    parameters: describeParameters(operation, schemas),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: describeAnswers(operation, schemas),
    'x-inlay-kind': operation.kind,
    'x-inlay-scope': operation.scope,
    ...(operation.flag === undefined ? {} : { 'x-inlay-flag': operation.flag }),
    ...(operation.errors === undefined ? {} : { 'x-inlay-errors': operation.errors }),
  }
}

function describeBody(operation: AnyOperation, schemas: SchemaComponents): object | undefined {
  if (operation.kind === 'upload') {
    const fields = operation.fields === undefined ? {} : { fields: schemas.schemaFor(operation.fields) }
    return {
      required: true,
      description: `One file ending in ${operation.accept.join(', ')}, of at most ${operation.maxBytes} bytes${
        operation.fields === undefined ? '' : ', and its fields as JSON'
      }.`,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...fields },
            required: ['file', ...Object.keys(fields)],
          },
          ...(operation.fields === undefined ? {} : { encoding: { fields: { contentType: 'application/json' } } }),
        },
      },
    }
  }
  if (!('body' in operation) || operation.body === undefined) return undefined
  return { required: true, content: { 'application/json': { schema: schemas.schemaFor(operation.body) } } }
}
