import type { AnyOperation, ParsedInputOf, UploadOperation } from '@inlay/sdk-core'
import type * as z from 'zod'
import { invalid, unsupportedMediaType } from './problem-error'
import { parseAs } from './parse-as'
import { readBytes } from './read-bytes'
import { readJson } from './read-json'
import { readMultipart } from './read-multipart'
import { readQuery } from './read-query'
import { unsafeParts } from './unsafe-parts'

/** All that a caller gives, read strictly: what the declaration does not name is refused. */
export async function readInput(
  operation: AnyOperation,
  params: Readonly<Record<string, string>>,
  request: Request,
  now: number,
): Promise<ParsedInputOf<AnyOperation>> {
  const query = readQuery(operation, new URL(request.url).searchParams, now)
  const body = operation.kind === 'upload' ? await readUpload(operation, request) : await readBody(operation, request)
  return { params, ...(query === undefined ? {} : { query }), ...body }
}

async function readBody(operation: AnyOperation, request: Request): Promise<{ readonly body?: unknown }> {
  const schema = bodySchema(operation)
  if (schema !== undefined) return { body: parseAs(schema, await readJson(request)) }
  const bytes = await readBytes(request, 0).catch(() => undefined)
  if (bytes === undefined) throw unsupportedMediaType('no body')
  return {}
}

function bodySchema(operation: AnyOperation): z.ZodType | undefined {
  return 'body' in operation ? operation.body : undefined
}

async function readUpload(operation: UploadOperation, request: Request) {
  const { file, fields } = await readMultipart(request, operation)
  const unsafe = unsafeParts({ file: file.name })
  if (unsafe.length > 0) throw invalid(unsafe)
  if (operation.fields !== undefined) return { file, fields: parseAs(operation.fields.strict(), fields ?? {}) }
  if (fields === undefined) return { file }
  throw invalid([{ field: 'fields', message: 'Are not known here', code: 'unknown' }])
}
