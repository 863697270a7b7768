import { apiPrefix } from '@inlay/sdk-core'
import { http, type RequestHandler } from 'msw'
import type { Frame } from './create-frame'

/** One handler for the whole API, so that also what is not there is answered as the API answers. */
export function createHandlers(frame: Frame): RequestHandler[] {
  return [
    // A function, because the patterns of msw throw at addresses that cannot be decoded.
    http.all(
      ({ request }) => {
        const { pathname } = new URL(request.url)
        return pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`)
      },
      ({ request }) => frame(request),
    ),
  ]
}
