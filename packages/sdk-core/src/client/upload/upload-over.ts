import type { UploadProgress } from '../api-client'
import type { Transport } from '../sending/transport'
import type { UploadTransport } from './upload-transport'

/** Sends a form so that each progress starts the time limit again. */
export function uploadOver(
  upload: UploadTransport,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): Transport {
  return ({ body, ...request }, stillAlive) => {
    if (!(body instanceof FormData)) throw new TypeError('An upload needs a form.')
    return upload({
      ...request,
      body,
      onProgress(progress) {
        stillAlive()
        onProgress?.(progress)
      },
    })
  }
}
