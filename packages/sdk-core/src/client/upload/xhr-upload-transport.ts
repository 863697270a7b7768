import type { UploadTransport } from './upload-transport'

/** The one way in browsers to see how much of a request has gone. */
export const xhrUploadTransport: UploadTransport = ({ url, method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.throwIfAborted()
    signal.addEventListener('abort', stop)
    request.send(body)
  })

const statusesWithoutBody = [204, 205, 304]

function responseOf(request: XMLHttpRequest): Response {
  const { status } = request
  return new Response(statusesWithoutBody.includes(status) ? null : request.responseText, {
    status,
    headers: headersOf(request.getAllResponseHeaders()),
  })
}

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
