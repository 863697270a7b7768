import fc from 'fast-check'
import * as z from 'zod'
import { makePdf } from '../engines/documents/fixtures/make-documents'
import type { OpenApiDocument, OpenApiOperation } from '../openapi/create-openapi-document'
import type { JsonSchema } from '../openapi/schema-components'
import { nastyTexts, spoil } from './spoil'
import { recordOf, valuesOfSchema } from './values-of-schema'

/** A call that somebody makes, right or wrong. */
export interface FuzzRequest {
  readonly operationId: string
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly caller: string
}

export interface FuzzPools {
  readonly callers: readonly string[]
  readonly workspaceIds: readonly string[]
  readonly recordIds: readonly string[]
  /** @default recordIds, none of which is an agent */
  readonly agentIds?: readonly string[]
  /** Of addresses that need more than one, some that belong together. */
  readonly places?: readonly Readonly<Record<string, string>>[]
}

/** Calls as the document describes them: half of them as they should be, half of them spoilt in some way. */
export function requestsOfDocument(document: OpenApiDocument, pools: FuzzPools): fc.Arbitrary<FuzzRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      callsOf(
        path,
        method,
        Described.parse(withoutReferences(described, document)),
        document.components.schemas,
        pools,
      ),
    ),
  )
  return fc.oneof(...calls)
}

/** With the parameters in place that the document describes once for all. */
function withoutReferences({ parameters, ...rest }: OpenApiOperation, { components }: OpenApiDocument): object {
  const shared = new Map(
    Object.entries(components.parameters).map(([name, each]) => [`#/components/parameters/${name}`, each]),
  )
  return { ...rest, parameters: parameters.map((each) => ('$ref' in each ? shared.get(String(each.$ref)) : each)) }
}

function callsOf(
  path: string,
  method: string,
  { operationId, parameters, requestBody }: z.output<typeof Described>,
  components: Readonly<Record<string, JsonSchema>>,
  pools: FuzzPools,
): fc.Arbitrary<FuzzRequest> {
  const query = parameters.filter((each) => each.in === 'query')
  const headers = parameters.filter((each) => each.in === 'header')
  const form = requestBody?.content['multipart/form-data']?.schema
  const bodySchema = form ?? requestBody?.content['application/json']?.schema
  const asBody = form === undefined ? asJson : asForm(isDocument(path) ? 'guide.pdf' : 'people.csv')
  const ids = fc.constantFrom(...pools.recordIds)
  const good = fc.record({
    path: pathsOf(path, pools),
    query: recordOf(
      Object.fromEntries(query.map((each) => [each.name, textOf(each, components)])),
      query.filter((each) => each.required).map(({ name }) => name),
    ),
    headers: headersOf(headers, components),
    body:
      bodySchema === undefined
        ? fc.constant(undefined)
        : valuesOfSchema(bodySchema, components, {
            workspaceId: fc.constantFrom(...pools.workspaceIds),
            sourceCampaignId: ids,
            targetCampaignId: ids,
            campaignId: ids,
            listId: fc.constantFrom('4100', '4137', '4581', '1', ''),
            file: isDocument(path) ? documents : files,
            root_filter: criteria,
            data: fc.constantFrom(
              {},
              { title: 'CFO' },
              { title: 'COO' },
              { shoe_size: [1, 'a'] },
              { name: 7 },
              { id: 'mine' },
              'all',
            ),
            fieldName: fc.constantFrom('icebreaker', 'größe', 'name', 'id', '__proto__', '1st', ''),
          }),
    method: fc.constant(method.toUpperCase()),
    caller: fc.constantFrom(...pools.callers),
  })
  const call = fc.oneof(
    good.map((parts) => ({ ...parts, body: asBody(parts.body) })),
    fc
      .record({ parts: good, wrong: fc.constantFrom(...wrongs), nasty: nastyTexts, where: fc.nat() })
      .map((wrong) => makeWrong(wrong, asBody)),
  )
  return call.map((parts) => {
    const search = new URLSearchParams(Object.entries(parts.query).map(([name, value]) => [name, String(value)]))
    return {
      operationId,
      method: parts.method,
      address: `${parts.path}${search.size > 0 ? `?${search}` : ''}`,
      headers: {
        ...(parts.body === undefined
          ? {}
          : { 'content-type': form === undefined ? 'application/json' : `multipart/form-data; boundary=${boundary}` }),
        ...Object.fromEntries(Object.entries(parts.headers).map(([name, value]) => [name, asHeader(String(value))])),
      },
      body: parts.method === 'GET' ? undefined : parts.body,
      caller: parts.caller,
    }
  })
}

interface Parts {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly method: string
  readonly caller: string
}

const wrongs = [
  'value',
  'value',
  'value',
  'raw-body',
  'query',
  'unknown-query',
  'method',
  'path',
  'header',
  'type',
] as const

interface Wrong {
  readonly parts: Parts
  readonly wrong: (typeof wrongs)[number]
  readonly nasty: string
  readonly where: number
}

function makeWrong(
  { parts, wrong, nasty, where }: Wrong,
  asBody: (body: unknown) => string | undefined,
): Omit<Parts, 'body'> & { readonly body: string | undefined } {
  const plain = { ...parts, body: asBody(parts.body) }
  switch (wrong) {
    case 'value':
      return { ...parts, body: asBody(spoil(parts.body, nasty, where)) }
    case 'raw-body':
      return { ...plain, body: nasty }
    case 'query': {
      const names = Object.keys(parts.query)
      const name = names[where % Math.max(1, names.length)] ?? 'limit'
      return { ...plain, query: { ...parts.query, [name]: nasty } }
    }
    case 'unknown-query':
      return { ...plain, query: { ...parts.query, [nasty]: nasty } }
    case 'method':
      return { ...plain, method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'][where % 7] ?? 'GET' }
    case 'path':
      return { ...plain, path: parts.path.replace(/[^/]+$/, encodeURI(nasty.replaceAll(/\p{Cs}/gu, '\ufffd'))) }
    case 'header':
      return {
        ...plain,
        headers: { 'if-match': nasty, 'idempotency-key': nasty, 'last-event-id': nasty, 'x-request-id': nasty },
      }
    case 'type':
      return { ...plain, headers: { ...parts.headers, 'content-type': nasty } }
  }
}

function pathsOf(path: string, pools: FuzzPools): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = names.map((name) =>
    name === 'workspaceId' ? fc.constantFrom(...pools.workspaceIds) : fc.constantFrom(...idsFor(name, pools)),
  )
  const fill = (given: (name: string, at: number) => string | undefined) =>
    names.reduce((text, name, at) => text.replace(`{${name}}`, encodeURIComponent(given(name, at) ?? '')), path)
  const anyhow = fc.tuple(...values).map((given) => fill((_, at) => given[at]))
  const own = names.filter((name) => name !== 'workspaceId')
  const places = (pools.places ?? []).filter((place) => own.length > 0 && own.every((name) => name in place))
  if (places.length === 0) return anyhow
  const inPlace = fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...pools.workspaceIds))
    .map(([place, workspaceId]) => fill((name) => (name === 'workspaceId' ? workspaceId : place[name])))
  return fc.oneof({ weight: 1, arbitrary: anyhow }, { weight: 3, arbitrary: inPlace })
}

function idsFor(name: string, { agentIds, recordIds }: FuzzPools): readonly string[] {
  return name === 'agentId' && agentIds !== undefined ? agentIds : recordIds
}

/** Most calls go without; a revision is one that there may be. */
function headersOf(
  parameters: readonly z.output<typeof Parameter>[],
  components: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const values = parameters.map((each) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: textOf(each, components).map((text) => ({ [each.name]: text })) },
      { weight: 1, arbitrary: fc.constant({ [each.name]: '"1"' }) },
    ),
  )
  return fc.tuple(...values).map((parts) => Object.assign({}, ...parts))
}

function textOf(parameter: z.output<typeof Parameter>, components: Readonly<Record<string, JsonSchema>>) {
  const json = parameter.content?.['application/json']
  if (json !== undefined) return valuesOfSchema(json.schema, components).map((value) => JSON.stringify(value))
  return valuesOfSchema(parameter.schema ?? {}, components)
}

function asJson(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

/** A form with a file and fields, as far as what was made is one. */
function asForm(filename: string) {
  return (body: unknown): string | undefined => {
    if (typeof body !== 'object' || body === null) return asJson(body)
    const parts = Object.entries(body).map(([name, value]) =>
      name === 'file'
        ? `Content-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n${String(value)}`
        : `Content-Disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}`,
    )
    return [...parts.map((part) => `--${boundary}\r\n${part}\r\n`), `--${boundary}--\r\n`].join('')
  }
}

const boundary = 'fuzz'

/** Filters of a campaign, which values made up by their shape alone would hardly hit. */
const criteria: fc.Arbitrary<unknown> = fc.constantFrom(
  { combine: 'and', filters: [] },
  {
    combine: 'or',
    not: true,
    filters: [{ field_name: 'name', conditions: [{ operator: 'contains', value: '(a+)+$' }] }],
  },
  { combine: 'and', filters: [{ field_name: '__proto__', conditions: [{ operator: 'in', value: [1, 'a'] }] }] },
  { combine: 'and', filters: [{ field_name: 'name', conditions: [{ operator: 'nothing', value: {} }] }] },
  { combine: 'and', filters: [{ combine: 'or', filters: 'many' }] },
)

/** What people call a CSV file. */
const files: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }), { maxLength: 5 })
    .map((rows) => ['Name,Email,Employees', ...rows.map((cells) => cells.join(','))].join('\n')),
  nastyTexts,
)

function isDocument(path: string): boolean {
  return path.endsWith('/knowledge-documents')
}

/** What people call a PDF. */
const documents: fc.Arbitrary<string> = fc.oneof(
  fc.constant(new TextDecoder().decode(makePdf('Cold chain', 'Customs'))),
  nastyTexts.map((text) => `%PDF-1.4${text}`),
)

/** Headers hold bytes, and neither line ends nor NUL. */
function asHeader(text: string): string {
  return text.replaceAll(/[^\x20-\xff]/g, '?')
}

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.object({ schema: Schema }))
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: Schema.optional(),
  content: Content.optional(),
})
const Described = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter),
  requestBody: z.object({ content: Content }).optional(),
})
