import ky from 'ky'
import type { Fetch } from '../http-client-options'
import type { Transport } from './transport'

/** Ky builds and sends; repetition and time limits are ours, since they follow the clock and the operation. */
export function kyTransport(fetch: Fetch): Transport {
  const http = ky.create({ fetch, retry: 0, timeout: false, throwHttpErrors: false })
  return ({ url, method, headers, body, signal }) =>
    http(url, { method, headers: { ...headers }, signal, ...(body === undefined ? {} : { body }) })
}
