import type { Fetch } from '../client/http-client-options'
import { untilAborted } from '../operation/until-aborted'

/** A `fetch` that asks nobody but `answer`, and like the real one gives up when its signal says so. */
export function inProcessFetch(answer: (request: Request) => Promise<Response>): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    return await untilAborted(answer(request), request.signal)
  }
}
