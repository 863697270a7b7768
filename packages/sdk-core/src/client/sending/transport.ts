export interface TransportRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly signal: AbortSignal
}

/** Carries one request. `stillAlive` is called while something moves. */
export type Transport = (request: TransportRequest, stillAlive: () => void) => Promise<Response>
