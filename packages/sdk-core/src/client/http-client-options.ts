import type { AuthAdapter } from '../ports/auth-adapter'
import type { Clock, Connectivity, Random } from '../ports/host'
import type { RetryPolicy } from './sending/retry-policy'
import type { UploadTransport } from './upload/upload-transport'

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Tells whoever runs the page about something that nobody on it needs to see. */
export type Log = (message: string, cause: unknown) => void

export interface HttpClientOptions {
  /** Where `/api/v1` is found: an absolute URL, or in a page one relative to it; `'/'` is the page's own origin. */
  readonly baseUrl: string | URL
  /** Where streams and all else of the agents are answered, when that is another server. @default baseUrl */
  readonly agentUrl?: string | URL | undefined
  readonly auth: AuthAdapter
  /** @default the platform's, looked up at each call */
  readonly fetch?: Fetch | undefined
  /** @default the system's */
  readonly clock?: Clock | undefined
  /** @default the system's */
  readonly random?: Random | undefined
  /** @default the browser's; where there is none, always online */
  readonly connectivity?: Connectivity | undefined
  /**
   * Milliseconds that one attempt may take: to the end of the answer, for streams and downloads to its beginning, for
   * uploads without any progress.
   * @default 30_000, for uploads 120_000
   */
  readonly timeout?: number | undefined
  readonly retry?: Partial<RetryPolicy> | undefined
  /** @default XMLHttpRequest in browsers, which alone tells progress; `fetch` elsewhere and when a `fetch` is given */
  readonly uploadTransport?: UploadTransport | undefined
  /** More origins that the API may redirect a read to and that may see the token, e.g. those of its regions. */
  readonly trustedOrigins?: readonly string[] | undefined
  /** Told when the adapter fails to give a token. @default console.error */
  readonly log?: Log | undefined
}
