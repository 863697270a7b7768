import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isWorthPacking, mediaTypeOfEnding } from './media-types'

export interface StaticFiles {
  /** Sends the file at this path; false when there is none. */
  send(pathname: string, message: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** The files of a folder: those under `/assets/` carry a hash in their names and may be kept for ever. */
export function createStaticFiles(directory: string): StaticFiles {
  const folder = resolve(directory)
  const packed = new Map<string, Promise<Buffer>>()

  return {
    async send(pathname, message, response) {
      const path = pathWithin(folder, pathname)
      const found = path === undefined ? undefined : await fileAt(path)
      if (path === undefined || found === undefined) return false
      const mediaType = mediaTypeOfEnding(extname(path))
      response.setHeader('content-type', mediaType)
      response.setHeader('etag', found.etag)
      response.setHeader('vary', 'accept-encoding')
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      if (message.headers['if-none-match'] === found.etag) {
        response.statusCode = 304
        response.end()
        return true
      }
      const { bytes, encoding } = await bytesFor(path, found, mediaType, message.headers['accept-encoding'])
      if (encoding !== undefined) response.setHeader('content-encoding', encoding)
      response.setHeader('content-length', bytes.byteLength)
      response.end(message.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }

  async function bytesFor(
    path: string,
    { etag, size }: FoundFile,
    mediaType: string,
    accepted: string | string[] = '',
  ) {
    const takes = (encoding: string) => [accepted].flat().some((each) => new RegExp(`\\b${encoding}\\b`).test(each))
    for (const [encoding, ending] of precompressed) {
      const bytes = takes(encoding) ? await readFile(`${path}${ending}`).catch(() => undefined) : undefined
      if (bytes !== undefined) return { bytes, encoding }
    }
    if (size < 1_024 || !isWorthPacking(mediaType) || !takes('gzip')) {
      return { bytes: await readFile(path), encoding: undefined }
    }
    const key = `${path} ${etag}`
    const bytes = packed.get(key) ?? readFile(path).then((plain) => promisify(gzip)(plain))
    packed.set(key, bytes)
    return { bytes: await bytes, encoding: 'gzip' }
  }
}

const precompressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface FoundFile {
  readonly etag: string
  readonly size: number
}

async function fileAt(path: string): Promise<FoundFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined || !found.isFile()) return undefined
  return { etag: `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`, size: found.size }
}

/** The file's place, unless the path leads out of the folder or to something hidden. */
function pathWithin(folder: string, pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (decoded.includes('\0') || decoded.includes('\\') || /(^|\/)\./.test(decoded)) return undefined
  const path = join(folder, decoded)
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`) ? path : undefined
}
