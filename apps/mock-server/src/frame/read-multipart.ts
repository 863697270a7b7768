import type { UploadOperation } from '@inlay/sdk-core'
import { badRequest, invalid, tooLarge, unsupportedMediaType } from './problem-error'
import { parseAs } from './parse-as'
import { readBytes } from './read-bytes'
import { mediaTypeOf, parseJson } from './read-json'
import { together } from './together'
import { unsafeParts } from './unsafe-parts'

// What the fields and the boundaries of a form may take beside its file.
const maxFieldBytes = 256 * 1024

export interface MultipartInput {
  readonly file: File
  /** Left out where the operation has none. */
  readonly fields?: unknown
}

/** The parts of an upload: the JSON of its `fields`, and its one `file`. */
export async function readMultipart(request: Request, operation: UploadOperation): Promise<MultipartInput> {
  if (mediaTypeOf(request) !== 'multipart/form-data') throw unsupportedMediaType('multipart/form-data')
  const bytes = await readBytes(request, operation.maxBytes + maxFieldBytes)
  const form = await parseForm(bytes, request.headers.get('content-type') ?? '')
  const [file, fields] = await together([
    () => fileOf(form.get('file'), operation),
    () => fieldsOf(form.get('fields'), operation),
    () => refuseOtherParts(form),
  ])
  return fields === undefined ? { file } : { file, fields }
}

function refuseOtherParts(form: FormData) {
  const errors = [...new Set(form.keys())].flatMap((name) => {
    if (!partNames.includes(name)) return [{ field: name, message: 'Is not known here', code: 'unknown' }]
    return form.getAll(name).length > 1 ? [{ field: name, message: 'Is given twice', code: 'repeated' }] : []
  })
  if (errors.length > 0) throw invalid(errors)
}

const partNames = ['file', 'fields']

function fieldsOf(part: FormDataEntryValue | null, { fields }: UploadOperation): unknown {
  if (part !== null && typeof part !== 'string') throw badRequest('The part "fields" is JSON, not a file.')
  if (fields !== undefined) return parseAs(fields.strict(), part === null ? {} : parseJson(part))
  if (part === null) return undefined
  throw invalid([{ field: 'fields', message: 'Are not known here', code: 'unknown' }])
}

function fileOf(file: FormDataEntryValue | null, { maxBytes, accept }: UploadOperation): File {
  if (file === null || typeof file === 'string') {
    throw invalid([{ field: 'file', message: 'A file is needed', code: 'missing' }])
  }
  if (file.size > maxBytes) throw tooLarge(maxBytes)
  const unsafe = unsafeParts({ file: file.name })
  if (unsafe.length > 0) throw invalid(unsafe)
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
