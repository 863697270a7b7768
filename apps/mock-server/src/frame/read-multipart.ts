import type { UploadOperation } from '@inlay/sdk-core'
import { badRequest, invalid, tooLarge, unsupportedMediaType } from './problem-error'
import { readBytes } from './read-bytes'
import { mediaTypeOf } from './read-json'

// What the fields and the boundaries of a form may take beside its file.
const maxFieldBytes = 256 * 1024

export interface MultipartInput {
  readonly file: File
  readonly fields: Readonly<Record<string, string>>
}

/** The one file of an upload, and its fields as the texts that they travel as. */
export async function readMultipart(request: Request, operation: UploadOperation): Promise<MultipartInput> {
  if (mediaTypeOf(request) !== 'multipart/form-data') throw unsupportedMediaType('multipart/form-data')
  const bytes = await readBytes(request, operation.maxBytes + maxFieldBytes)
  const form = await parseForm(bytes, request.headers.get('content-type') ?? '')
  const fields: Record<string, string> = Object.create(null)
  let file: File | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name in fields) throw invalid([{ field: name, message: 'Is given twice', code: 'repeated' }])
      fields[name] = value
    } else if (name !== 'file' || file !== undefined) {
      throw invalid([{ field: name, message: 'One file is taken, under the name "file"', code: 'unexpected-file' }])
    } else file = value
  }
  if (file === undefined) throw invalid([{ field: 'file', message: 'A file is needed', code: 'missing' }])
  if (file.size > operation.maxBytes) throw tooLarge(operation.maxBytes)
  if (!operation.accept.some((ending) => endsWith(file, ending))) {
    throw invalid([
      { field: 'file', message: `Expected a file ending in ${operation.accept.join(', ')}`, code: 'file-type' },
    ])
  }
  return { file, fields }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw badRequest('The body is not a multipart form.')
  }
}

function endsWith(file: File, ending: string): boolean {
  return file.name.toLowerCase().endsWith(ending.toLowerCase())
}
