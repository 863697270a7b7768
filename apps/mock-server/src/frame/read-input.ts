import type { AnyOperation, ParsedInputOf } from '@inlay/sdk-core'
import type * as z from 'zod'
import { unreadableAddress, unsupportedMediaType } from './problem-error'
import { parseAs } from './parse-as'
import { readBytes } from './read-bytes'
import { readJson } from './read-json'
import { readMultipart } from './read-multipart'
import { readQuery } from './read-query'
import { together } from './together'

/** All that a caller gives, read strictly: what the declaration does not name is refused. */
export async function readInput(
  operation: AnyOperation,
  params: Readonly<Record<string, string>>,
  request: Request,
  now: number,
): Promise<ParsedInputOf<AnyOperation>> {
  const [query, body] = await together([
    () => readQuery(operation, readableParams(request.url), now),
    () => (operation.kind === 'upload' ? readMultipart(request, operation) : readBody(operation, request)),
  ])
  return { params, ...(query === undefined ? {} : { query }), ...body }
}

/** Refuses what encodes no text, which would otherwise be read as other text than was meant. */
function readableParams(url: string): URLSearchParams {
  const { search, searchParams } = new URL(url)
  try {
    decodeURIComponent(search)
  } catch {
    throw unreadableAddress()
  }
  return searchParams
}

async function readBody(operation: AnyOperation, request: Request): Promise<{ readonly body?: unknown }> {
  const schema = bodySchema(operation)
  if (schema !== undefined) return { body: parseAs(schema, await readJson(request, maxBytesOf(operation))) }
  const bytes = await readBytes(request, 0).catch(() => undefined)
  if (bytes === undefined) throw unsupportedMediaType('no body')
  return {}
}

function maxBytesOf(operation: AnyOperation): number | undefined {
  return 'maxBytes' in operation ? operation.maxBytes : undefined
}

function bodySchema(operation: AnyOperation): z.ZodType | undefined {
  return 'body' in operation ? operation.body : undefined
}
