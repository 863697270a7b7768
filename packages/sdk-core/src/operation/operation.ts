import type * as z from 'zod'
import type {
  DownloadDefinition,
  JsonDefinition,
  OperationDefinition,
  OperationScope,
  PageDefinition,
  RowsDefinition,
  StreamDefinition,
  UploadDefinition,
} from './definition'
import type { Page, PageQuery, ParsedPageQuery } from './page'
import type { PathParamName } from './path'
import type { RowsQuery } from './rows'

/** A definition together with what every reader of it needs decided: its scope and whether it may be repeated. */
export type Operation<Definition extends OperationDefinition = OperationDefinition> = Definition & {
  readonly isOperation: true
  readonly scope: Definition extends { readonly scope: infer Scope extends OperationScope } ? Scope : OperationScope
  readonly repeatable: boolean
}

export type JsonOperation = Operation<JsonDefinition>
export type PageOperation = Operation<PageDefinition>
export type RowsOperation = Operation<RowsDefinition>
export type StreamOperation = Operation<StreamDefinition>
export type UploadOperation = Operation<UploadDefinition>
export type DownloadOperation = Operation<DownloadDefinition>
export type AnyOperation = Operation

/**
 * Declares an operation of the contract. The declaration is the only place where its path, method, payload and
 * response are written; calls, hooks, handlers, validation and the OpenAPI document are derived from it.
 */
export function operation<const Definition extends OperationDefinition>(definition: Definition): Operation<Definition> {
  return Object.freeze({
    ...definition,
    isOperation: true,
    scope: definition.scope ?? 'workspace',
    repeatable: isRepeatable(definition),
  }) as unknown as Operation<Definition>
}

function isRepeatable(definition: OperationDefinition): boolean {
  if ('idempotencyKey' in definition && definition.idempotencyKey) return true
  // Once done, the call leaves the revision behind that it must name.
  if ('revision' in definition && definition.revision === 'required') return false
  if ('repeatable' in definition && definition.repeatable !== undefined) return definition.repeatable
  return definition.method !== 'POST' && definition.method !== 'PATCH'
}

/** Tells an operation from the other exports of a contract module. */
export function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && (value as { isOperation?: unknown }).isOperation === true
}

/** What a caller gives: `params` for the path, `query`, and `body`, or `file` and `fields` for an upload. */
export type InputOf<O> = Simplify<ParamsPart<O> & QueryPart<O, 'input'> & BodyPart<O, 'input'> & FilePart<O, 'input'>>

/** The same as the server sees it, after parsing. */
export type ParsedInputOf<O> = Simplify<
  ParamsPart<O> & QueryPart<O, 'output'> & BodyPart<O, 'output'> & FilePart<O, 'output'>
>

/** What a call answers: the parsed response, a page of items, or nothing that JSON could say. */
export type OutputOf<O> = O extends { readonly kind: 'page'; readonly item: infer Item extends z.ZodType }
  ? Page<z.output<Item>>
  : O extends { readonly kind: 'rows'; readonly item: infer Item extends z.ZodType }
    ? readonly z.output<Item>[]
    : O extends { readonly response: infer Response extends z.ZodType }
      ? z.output<Response>
      : never

/** One item of a page or of rows. */
export type ItemOf<O> = O extends { readonly item: infer Item extends z.ZodType } ? z.output<Item> : never

/** One event of a stream. */
export type EventOf<O> = O extends { readonly event: infer Event extends z.ZodType } ? z.output<Event> : never

type Direction = 'input' | 'output'
type Side<Schema extends z.ZodType, D extends Direction> = D extends 'input' ? z.input<Schema> : z.output<Schema>
type Simplify<T> = { [Key in keyof T]: T[Key] } & {}

type ParamsPart<O> = O extends { readonly path: infer Path extends string }
  ? [PathParamName<Path>] extends [never]
    ? unknown
    : { readonly params: { readonly [Name in PathParamName<Path>]: string } }
  : unknown

type OwnQuery<O, D extends Direction> = O extends { readonly query: infer Query extends z.ZodType }
  ? Side<Query, D>
  : unknown

type QueryPart<O, D extends Direction> = O extends { readonly kind: 'page' }
  ? D extends 'input'
    ? { readonly query?: Partial<PageQuery> & OwnQuery<O, D> }
    : { readonly query: ParsedPageQuery & OwnQuery<O, D> }
  : O extends { readonly kind: 'rows' }
    ? D extends 'input'
      ? QueryOf<O, D>
      : { readonly query: RowsQuery & OwnQuery<O, D> }
    : QueryOf<O, D>

type QueryOf<O, D extends Direction> = O extends { readonly query: z.ZodType }
  ? { readonly query: OwnQuery<O, D> }
  : unknown

type BodyPart<O, D extends Direction> = O extends { readonly body: infer Body extends z.ZodType }
  ? { readonly body: Side<Body, D> }
  : unknown

type FilePart<O, D extends Direction> = O extends { readonly kind: 'upload' }
  ? { readonly file: File } & (O extends { readonly fields: infer Fields extends z.ZodType }
      ? { readonly fields: Side<Fields, D> }
      : unknown)
  : unknown
