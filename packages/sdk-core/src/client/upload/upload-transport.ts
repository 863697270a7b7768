import type { UploadProgress } from '../api-client'

export interface UploadRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

/** Carries a file to the server: rejects when it could not, answers whatever the server answers. */
export type UploadTransport = (request: UploadRequest) => Promise<Response>
