import type * as z from 'zod'
import type { SortableFields } from './page'

/**
 * Who may call and what the address begins with.
 * `workspace`: signed in and a member; under `/workspaces/{workspaceId}`. `user`: signed in. `public`: anybody.
 */
export type OperationScope = 'workspace' | 'user' | 'public'

export type OperationMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface BaseDefinition {
  /** Area and verb, for ever the same: `campaigns.rename`. */
  readonly id: string
  /** One sentence for the people who build the backend. */
  readonly summary: string
  /** Below the scope's prefix, with `{names}` for its parameters. */
  readonly path: `/${string}`
  /** @default 'workspace' */
  readonly scope?: OperationScope
  /** Query parameters beside those that the kind brings. */
  readonly query?: z.ZodObject
  /** Problem codes that a caller is expected to tell apart, beside the general ones. */
  readonly errors?: readonly string[]
  /** The server refuses the call while this flag is off. */
  readonly flag?: string
  /** Ids of operations whose answers are stale after this one. */
  readonly invalidates?: readonly string[]
  /** Answered where the agents are, which may be another server, as streams are. @default 'api' */
  readonly server?: 'api' | 'agents'
}

interface WritingDefinition {
  /**
   * The same call twice does no more than once, so a lost answer may be retried. A call with `If-Match` is repeated
   * only under an idempotency key: the revision that it names is gone once it was done.
   * @default true for GET, PUT and DELETE that must not name a revision, and wherever there is an idempotency key
   */
  readonly repeatable?: boolean
  /**
   * The caller sends an `Idempotency-Key`, under which the server keeps the answer: what makes a POST safe to retry.
   * A DELETE needs it as much: done already, it would be answered with 404.
   */
  readonly idempotencyKey?: boolean
  /** The caller may (or must) say with `If-Match` which revision it changes. */
  readonly revision?: 'optional' | 'required'
}

/** One request, one JSON answer. */
export interface JsonDefinition extends BaseDefinition, WritingDefinition {
  readonly kind: 'json'
  readonly method: OperationMethod
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

/** A list read page by page, with search, sort and filters. */
export interface PageDefinition extends BaseDefinition {
  readonly kind: 'page'
  readonly method: 'GET'
  readonly item: z.ZodObject
  /** Fields that `sort` takes; the list is by the first, descending, when nothing is said. */
  readonly sortable: SortableFields
}

/** A big list: read once in pages, then by changes since a revision. */
export interface RowsDefinition extends BaseDefinition {
  readonly kind: 'rows'
  readonly method: 'GET'
  readonly item: z.ZodObject
  /** The field that identifies a row: text. */
  readonly key: string
}

/** Server-sent events as the answer. */
export interface StreamDefinition extends BaseDefinition {
  readonly kind: 'stream'
  readonly method: 'GET' | 'POST'
  readonly body?: z.ZodType
  /** The longest body that is taken, where it may be longer than others. @default as for all JSON: 1 MiB */
  readonly maxBytes?: number
  readonly event: z.ZodType
  /** True for the event that is the last of its stream, where events say so themselves: nothing else then marks the end. */
  readonly isLast?: (event: unknown) => boolean
}

/** One file with fields, as multipart form data. */
export interface UploadDefinition extends BaseDefinition, WritingDefinition {
  readonly kind: 'upload'
  readonly method: 'POST' | 'PUT'
  readonly fields?: z.ZodObject
  /** File name endings that are taken, with the dot. */
  readonly accept: readonly string[]
  readonly maxBytes: number
  readonly response: z.ZodType
}

/** A file as the answer. */
export interface DownloadDefinition extends BaseDefinition {
  readonly kind: 'download'
  readonly method: 'GET' | 'POST'
  readonly body?: z.ZodType
  readonly mediaTypes: readonly string[]
}

export type OperationDefinition =
  | JsonDefinition
  | PageDefinition
  | RowsDefinition
  | StreamDefinition
  | UploadDefinition
  | DownloadDefinition
