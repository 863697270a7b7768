import {
  createHttpClient,
  operationPath,
  pathParamNames,
  staticTokenAuth,
  type AnyOperation,
  type ApiClient,
  type InputOf,
} from '@inlay/sdk-core'
import { operations } from '@inlay/sdk-core/contract'
import { inProcessFetch } from '@inlay/sdk-core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createRouter } from '../frame/router'
import { requestsOfDocument } from '../fuzz/requests-of-document'
import { valuesOfSchema } from '../fuzz/values-of-schema'
import { implementations } from '../handlers/index'
import { everyKind, everyKindImplemented, turnOver, uploadList } from '../testing/every-kind'
import { createTestServer } from '../testing/test-server'
import { createOpenApiDocument } from './create-openapi-document'

const all = [...operations, ...everyKind]
const document = createOpenApiDocument(all)
const byId = all.map((each) => [each.id, each] as const)

describe('the headers in the OpenAPI document', () => {
  it.each(byId)('are those that the client sends: %s', async (_, operation) => {
    const [request] = await sentFor(operation, { ...revision(operation), lastEventId: '7' })
    const sent = [...(request?.headers.keys() ?? [])].filter(
      (name) => !['accept', 'authorization', 'content-type'].includes(name),
    )
    expect(sent.sort()).toEqual(headersToSend(operation).sort())
  })

  it.each(byId)('say of a call what the client does when it has to wait: %s', async (_, operation) => {
    const repeatable = describedAs(operation)['x-inlay-repeatable']
    const options = operation === turnOver ? revision(operation) : {}
    expect(await sentFor(operation, options)).toHaveLength(repeatable ? 3 : 1)
  })

  it('are those that the server answers with, whatever is asked', async () => {
    const { send, tokenFor, server } = await createTestServer()
    const router = createRouter(operations)
    const authorization = `Bearer ${await tokenFor('maren')}`
    const requests = requestsOfDocument(createOpenApiDocument(), {
      callers: ['maren', 'maren', 'maren', 'nobody'],
      workspaceIds: ['northwind', 'northwind', 'brightwater'],
      recordIds: ['campaign_northwind_1', 'campaign_northwind_2', 'campaign_none'],
    })
    const seen = new Set<number>()
    for (const { method, address, headers, body, caller } of fc.sample(requests, { seed: 20_261_121, numRuns: 400 })) {
      const route = router.route(method, new URL(address, 'http://inlay.test').pathname)
      if (route.status !== 'found') continue
      const signedIn = caller === 'nobody' ? {} : { authorization }
      const init = {
        method,
        headers: { ...headers, ...signedIn },
        ...(body === undefined || method === 'HEAD' ? {} : { body }),
      }
      const response = await send(new Request(`http://inlay.test${address}`, init))
      seen.add(response.status)
      expectDocumented(route.operation, response)
    }
    expect([...seen]).toEqual(expect.arrayContaining([200, 401, 403, 404, 422]))
    await server.close()
  })

  it('are those that the server answers with, for every kind of call', async () => {
    const { call, server } = await createTestServer({
      operations: all,
      implementations: [...implementations, ...everyKindImplemented],
    })
    const params = { fileId: 'list', cardId: 'card' }
    const form = () => {
      const data = new FormData()
      data.append('fields', '{"columns":[]}')
      data.append('file', new File(['a'], 'a.csv'))
      return data
    }
    for (const operation of everyKind) {
      const headers = { 'if-match': '"3"', 'idempotency-key': 'once' }
      const body = operation === uploadList ? { body: form() } : {}
      const answers = [0, 1].map(() =>
        call(operation, { params, query: operation.kind === 'rows' ? { kinds: 'a' } : {}, headers, ...body }),
      )
      for (const response of await Promise.all(answers)) {
        expect([operation.id, response.status]).toEqual([operation.id, 200])
        expectDocumented(operation, response)
      }
      server.faults.set([{ kind: 'status', status: 503, retryAfterSeconds: 1 }])
      const busy = await call(operation, { params })
      expect(busy.headers.get('retry-after')).toBe('1')
      expectDocumented(operation, busy)
      server.faults.clear()
    }
    await server.close()
  })
})

const Described = z.object({
  parameters: z.array(
    z.object({ $ref: z.string().optional(), name: z.string().optional(), in: z.string().optional() }),
  ),
  responses: z.record(
    z.string(),
    z.object({ $ref: z.string().optional(), headers: z.record(z.string(), z.unknown()).optional() }),
  ),
  'x-inlay-repeatable': z.boolean(),
})

function describedAs(operation: AnyOperation): z.output<typeof Described> {
  return Described.parse(document.paths[operationPath(operation)]?.[operation.method.toLowerCase()])
}

function headersToSend(operation: AnyOperation): string[] {
  return describedAs(operation).parameters.flatMap(({ $ref, name, in: place }) => {
    if ($ref !== undefined) return [$ref.replace('#/components/parameters/', '').toLowerCase()]
    return place === 'header' && name !== undefined ? [name.toLowerCase()] : []
  })
}

const Shared = z.record(z.string(), z.object({ headers: z.record(z.string(), z.unknown()) }))

function expectDocumented(operation: AnyOperation, response: Response) {
  const { responses } = describedAs(operation)
  const answer = responses[response.status] ?? responses['default']
  const shared = Shared.parse(document.components['responses'])[
    answer?.$ref?.replace('#/components/responses/', '') ?? ''
  ]
  const documented = Object.keys(shared?.headers ?? answer?.headers ?? {}).map((name) => name.toLowerCase())
  const ofHttp = ['content-type', 'content-length', 'cache-control', 'x-accel-buffering']
  const came = [...response.headers.keys()].filter((name) => !ofHttp.includes(name))
  const now = documented.filter((name) => !['retry-after', 'idempotent-replay'].includes(name) || came.includes(name))
  expect([operation.id, response.status, ...came.sort()]).toEqual([operation.id, response.status, ...now.sort()])
}

/** A revision for a call that can name one. */
function revision(operation: AnyOperation): { readonly ifMatch?: number } {
  return 'revision' in operation && operation.revision !== undefined ? { ifMatch: 3 } : {}
}

/** What a client sends to a server that is always busy. */
async function sentFor(
  operation: AnyOperation,
  options: { readonly ifMatch?: number; readonly lastEventId?: string },
): Promise<readonly Request[]> {
  const requests: Request[] = []
  const client = createHttpClient({
    baseUrl: 'http://inlay.test',
    auth: staticTokenAuth({ token: 'token', user: { userId: 'user_maren' } }),
    retry: { limit: 2, pause: 0 },
    fetch: inProcessFetch((request) => {
      requests.push(request)
      return Promise.resolve(Response.json({}, { status: 503 }))
    }),
  })
  await expect(callOf(client, operation, { workspaceId: 'northwind', ...options })).rejects.toMatchObject({
    status: 503,
  })
  return requests
}

async function callOf(client: ApiClient, operation: AnyOperation, options: { readonly workspaceId: string }) {
  // What the types say of one operation nobody can say of all.
  const input = inputOf(operation) as InputOf<AnyOperation> & InputOf<typeof uploadList>
  switch (operation.kind) {
    case 'json':
    case 'page':
      return client.call(operation, input, options)
    case 'rows':
      return client.rows(operation, input, options)
    case 'upload':
      return client.upload(operation, input, options)
    case 'download':
      return client.download(operation, input, options)
    case 'stream':
      for await (const event of client.stream(operation, input, options)) return event
  }
}

function inputOf(operation: AnyOperation): object {
  const params = Object.fromEntries(pathParamNames(operation.path).map((name) => [name, 'a']))
  return {
    params,
    ...('body' in operation && operation.body ? { body: valueOf(operation.body) } : {}),
    ...('fields' in operation && operation.fields ? { fields: valueOf(operation.fields) } : {}),
    ...(operation.kind === 'upload' ? { file: new File(['a'], `a${operation.accept[0]}`) } : {}),
    ...(operation.query ? { query: valueOf(operation.query) } : {}),
  }
}

/** Some value that the schema takes. */
function valueOf(schema: z.ZodType): unknown {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const definitions = Object.fromEntries(Object.entries($defs).map(([name, part]) => [`#/$defs/${name}`, { ...part }]))
  const values = valuesOfSchema(json, definitions)
  const value = fc.sample(values, { seed: 20_261_121, numRuns: 500 }).find((each) => schema.safeParse(each).success)
  expect(value).toBeDefined()
  return value
}
