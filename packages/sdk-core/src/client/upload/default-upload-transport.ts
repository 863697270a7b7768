import type { Fetch } from '../http-client-options'
import { fetchUploadTransport } from './fetch-upload-transport'
import type { UploadTransport } from './upload-transport'
import { xhrUploadTransport } from './xhr-upload-transport'

/** A host that brings its own `fetch` wants all requests to go through it. */
export function defaultUploadTransport(given: Fetch | undefined, fetch: Fetch): UploadTransport {
  return given === undefined && typeof XMLHttpRequest === 'function' ? xhrUploadTransport : fetchUploadTransport(fetch)
}
