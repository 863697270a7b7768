import type { Fetch } from '../http-client-options'
import type { UploadTransport } from './upload-transport'

/** Without XMLHttpRequest nothing is known of the progress but its end. */
export function fetchUploadTransport(fetch: Fetch): UploadTransport {
  return async ({ url, method, headers, body, signal, onProgress }) => {
    const init: RequestInit = { method, headers, body, signal }
    const response = await fetch(url, init)
    const file = body.get('file')
    const total = file instanceof Blob ? file.size : 0
    onProgress({ sent: total, total })
    return response
  }
}
