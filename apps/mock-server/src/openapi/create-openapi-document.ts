import { operationPath, type AnyOperation } from '@inlay/sdk-core'
import { contractVersion, operations as contractOperations } from '@inlay/sdk-core/contract'
import { describeAnswers, problemComponents } from './describe-answers'
import { headerComponents } from './describe-headers'
import { describeParameters } from './describe-parameters'
import { operationSchemas, type OperationSchemas } from './operation-schemas'
import { createSchemaComponents, type JsonSchema, type SchemaComponents } from './schema-components'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, object>>
    readonly [part: string]: unknown
  }
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
  const described = operations.map((operation) => ({ operation, schemas: operationSchemas(operation) }))
  const components = createSchemaComponents(new Map(described.map(({ operation, schemas }) => [operation.id, schemas])))
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const { operation, schemas } of described) {
    const path = (paths[operationPath(operation)] ??= {})
    path[operation.method.toLowerCase()] = describeOperation(operation, schemas, components)
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
      schemas: components.components,
      responses: problemComponents,
      ...headerComponents,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The access token of the signed-in person.' },
      },
    },
  }
}

function describeOperation(
  operation: AnyOperation,
  schemas: OperationSchemas,
  components: SchemaComponents,
): OpenApiOperation {
  const body = describeBody(operation, schemas, components)
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.id.split('.')[0] ?? ''],
    ...(operation.scope === 'public' ? { security: [] } : {}),
    parameters: describeParameters(operation, schemas, components),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: describeAnswers(operation, schemas, components),
    'x-inlay-kind': operation.kind,
    'x-inlay-scope': operation.scope,
    'x-inlay-repeatable': operation.repeatable,
    ...(operation.flag === undefined ? {} : { 'x-inlay-flag': operation.flag }),
    ...(operation.errors === undefined ? {} : { 'x-inlay-errors': operation.errors }),
  }
}

function describeBody(
  operation: AnyOperation,
  { body, fields }: OperationSchemas,
  components: SchemaComponents,
): object | undefined {
  if (operation.kind !== 'upload') {
    if (body === undefined) return undefined
    return {
      required: true,
      ...('maxBytes' in operation ? { description: `At most ${operation.maxBytes} bytes.` } : {}),
      content: { 'application/json': { schema: components.schemaFor(body) } },
    }
  }
  const asJson = fields === undefined ? {} : { fields: components.schemaFor(fields) }
  return {
    required: true,
    description: `One file ending in ${operation.accept.join(', ')}, of at most ${operation.maxBytes} bytes${
      fields === undefined ? '' : ', and its fields as JSON'
    }.`,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...asJson },
          required: ['file', ...Object.keys(asJson)],
        },
        ...(fields === undefined ? {} : { encoding: { fields: { contentType: 'application/json' } } }),
      },
    },
  }
}
