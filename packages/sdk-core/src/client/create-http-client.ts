import type * as z from 'zod'
import { getCapabilities } from '../contract/workspace/capabilities'
import type {
  AnyOperation,
  EventOf,
  InputOf,
  ItemOf,
  JsonOperation,
  OutputOf,
  PageOperation,
  StreamOperation,
  UploadOperation,
} from '../operation/operation'
import { browserConnectivity } from '../ports/browser-connectivity'
import { systemClock } from '../ports/system-clock'
import { systemFetch } from '../ports/system-fetch'
import { systemRandom } from '../ports/system-random'
import { filenameOf } from './answer/filename-of'
import { readAs } from './answer/read-json'
import { readPage } from './answer/read-page'
import type { ApiClient, CallOptions, ClientEvent, UploadOptions } from './api-client'
import { createCapabilityList } from './capability-list'
import type { Fetch, HttpClientOptions, Log } from './http-client-options'
import { createApiAddresses } from './request/api-addresses'
import type { CallInput } from './request/call-input'
import { prepareRequest } from './request/prepare-request'
import { abortedError, attempt } from './sending/attempt'
import { kyTransport } from './sending/ky-transport'
import { defaultRetryPolicy } from './sending/retry-policy'
import { createSend } from './sending/send'
import { createSession } from './sending/session'
import { openStream } from './stream/open-stream'
import { defaultUploadTransport } from './upload/default-upload-transport'
import { uploadOver } from './upload/upload-over'

const defaultTimeout = 30_000
const defaultUploadTimeout = 120_000

/**
 * The client for a backend over HTTP. Made once, outside of components: it holds the renewal that simultaneous calls
 * share.
 *
 * @example
 * const client = createHttpClient({ baseUrl: 'https://api.example.com', auth })
 * const page = await client.call(listCampaigns, { query: { search: 'spring' } }, { workspaceId })
 */
export function createHttpClient(options: HttpClientOptions): ApiClient {
  const { auth, clock = systemClock, random = systemRandom, connectivity = browserConnectivity, timeout } = options
  const fetch: Fetch = options.fetch ?? systemFetch
  const log: Log = options.log ?? ((message, cause) => console.error(message, cause))
  const retry = { ...defaultRetryPolicy, ...options.retry }
  const listeners = new Set<(event: ClientEvent) => void>()
  const tell = (event: ClientEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const warn = (operationId: string, message: string) => tell({ type: 'contract-warning', operationId, message })

  const addresses = createApiAddresses(options.baseUrl, options.agentUrl, options.trustedOrigins)
  const session = createSession({ auth, clock, log, onEnd: () => tell({ type: 'unauthenticated' }) })
  const send = createSend({ session, addresses, clock, random, connectivity, retry })
  const transport = kyTransport(fetch)
  const uploadTransport = options.uploadTransport ?? defaultUploadTransport(options.fetch, fetch)

  const prepare = (operation: AnyOperation, input: CallInput, call: CallOptions) =>
    prepareRequest(operation, input, call, { addresses, random })
  const limits = ({ signal, timeout: own, onPause }: CallOptions) => ({
    signal,
    timeout: own ?? timeout ?? defaultTimeout,
    onPause,
  })

  async function call<O extends JsonOperation | PageOperation>(
    operation: O,
    input: InputOf<O>,
    callOptions: CallOptions = {},
  ): Promise<OutputOf<O>> {
    const request = prepare(operation, input, callOptions)
    const read = (response: Response): Promise<unknown> =>
      operation.kind === 'page'
        ? readPage(response, operation, (message) => warn(operation.id, message))
        : readAs(response, operation.response, operation.id)
    return (await send(request, { transport, read, ...limits(callOptions) })) as OutputOf<O>
  }

  const capabilities = createCapabilityList({
    clock,
    read: () => call(getCapabilities, {}),
    warn: (message) => warn(getCapabilities.id, message),
  })

  return {
    call,

    stream<O extends StreamOperation>(operation: O, input: InputOf<O>, streamOptions = {}) {
      return openStream<EventOf<O>>(operation, () => prepare(operation, input, streamOptions), streamOptions, {
        send,
        transport,
        clock,
        random,
        retry,
        timeout: limits(streamOptions).timeout,
        warn,
      })
    },

    async upload<O extends UploadOperation>(operation: O, input: InputOf<O>, uploadOptions: UploadOptions = {}) {
      const request = prepare(operation, input, uploadOptions)
      return await send(request, {
        transport: uploadOver(uploadTransport, uploadOptions.onProgress),
        read: (response) => readAs(response, operation.response as z.ZodType<OutputOf<O>>, operation.id),
        signal: uploadOptions.signal,
        timeout: uploadOptions.timeout ?? timeout ?? defaultUploadTimeout,
        onPause: uploadOptions.onPause,
      })
    },

    async download(operation, input, callOptions = {}) {
      const request = prepare(operation, input, callOptions)
      const response = await send(request, {
        transport,
        read: (answer) => Promise.resolve(answer),
        ...limits(callOptions),
      })
      const { signal } = callOptions
      const blob = await attempt({ clock, connectivity, operationId: operation.id, timeout: undefined, signal }, () =>
        response.blob(),
      )
      return { blob, filename: filenameOf(response.headers.get('content-disposition')) }
    },

    async rows(operation, input, rowsOptions = {}) {
      const given = input as CallInput
      const { signal } = rowsOptions
      // Only who has long lists loads what reads them.
      const { createSlices, readEnvelope, readRows } = await import('./rows/rows')
      const slices = createSlices()
      try {
        return await readRows<ItemOf<typeof operation>>({
          operation,
          options: rowsOptions,
          slices,
          readPage: (place) =>
            send(prepare(operation, { ...given, query: { ...given.query, ...place } }, rowsOptions), {
              transport,
              read: (response) => readEnvelope(response, operation.id, slices, signal),
              ...limits(rowsOptions),
            }),
          warn: (message) => warn(operation.id, message),
        })
      } catch (error) {
        throw signal?.aborted ? abortedError(operation.id, error) : error
      }
    },

    supports: (operation) => capabilities.supports(operation),
    ready: (signal) => capabilities.ready(signal),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
