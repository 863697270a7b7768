import type { UploadOperation } from '@inlay/sdk-core'
import { badRequest, invalid, tooLarge, unsupportedMediaType } from './problem-error'
import { readBytes } from './read-bytes'
import { mediaTypeOf, parseJson } from './read-json'

// What the fields and the boundaries of a form may take beside its file.
const maxFieldBytes = 256 * 1024

export interface MultipartInput {
  readonly file: File
  /** As JSON gave them; `undefined` where the form has none. */
  readonly fields: unknown
}

/** The parts of an upload: the JSON of its `fields`, and its one `file`. */
export async function readMultipart(request: Request, operation: UploadOperation): Promise<MultipartInput> {
  if (mediaTypeOf(request) !== 'multipart/form-data') throw unsupportedMediaType('multipart/form-data')
  const bytes = await readBytes(request, operation.maxBytes + maxFieldBytes)
  const form = await parseForm(bytes, request.headers.get('content-type') ?? '')
  for (const name of new Set(form.keys())) {
    if (!partNames.includes(name)) throw invalid([{ field: name, message: 'Is not known here', code: 'unknown' }])
    if (form.getAll(name).length > 1) throw invalid([{ field: name, message: 'Is given twice', code: 'repeated' }])
  }
  return { file: fileOf(form.get('file'), operation), fields: fieldsOf(form.get('fields')) }
}

const partNames = ['file', 'fields']

function fieldsOf(part: FormDataEntryValue | null): unknown {
  if (part === null) return undefined
  if (typeof part !== 'string') throw badRequest('The part "fields" is JSON, not a file.')
  return parseJson(part)
}

function fileOf(file: FormDataEntryValue | null, { maxBytes, accept }: UploadOperation): File {
  if (file === null || typeof file === 'string') {
    throw invalid([{ field: 'file', message: 'A file is needed', code: 'missing' }])
  }
  if (file.size > maxBytes) throw tooLarge(maxBytes)
  const name = file.name.toLowerCase()
  if (accept.some((ending) => name.endsWith(ending.toLowerCase()))) return file
  throw invalid([{ field: 'file', message: `Expected a file ending in ${accept.join(', ')}`, code: 'file-type' }])
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw badRequest('The body is not a multipart form.')
  }
}
