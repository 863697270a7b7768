export interface DownloadAnswer {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly filename: string
}

export function downloadAnswer({ bytes, mediaType, filename }: DownloadAnswer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes.byteLength),
      'content-disposition': disposition(filename),
      'cache-control': 'no-store',
    },
  })
}

/** The name twice: in plain characters for old readers, in full for the others. */
function disposition(filename: string): string {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(filename).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
