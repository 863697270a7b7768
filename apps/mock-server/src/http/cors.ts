import type { IncomingMessage, ServerResponse } from 'node:http'
import { operations } from '@inlay/sdk-core/contract'
import { answerHeaders, requestHeaders } from '../frame/headers'
import { createRouter } from '../frame/router'

const router = createRouter(operations)
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
// The header of the controls is not among them: no page of another origin may use those.
const takenHeaders = ['authorization', 'content-type', ...Object.keys(requestHeaders)].join(', ').toLowerCase()
const shownHeaders = Object.keys(answerHeaders).join(', ').toLowerCase()

/**
 * Lets pages of these origins read the API.
 * @returns true when the request asked for no more than that, and is answered
 */
export function allowOrigins(
  origins: ReadonlySet<string>,
  message: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = message.headers
  response.setHeader('vary', 'origin')
  if (origin !== undefined && origins.has(origin)) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', shownHeaders)
  }
  if (message.method !== 'OPTIONS') return false
  const methods = methodsAt(message.url?.split('?')[0] ?? '').join(', ')
  response.statusCode = 204
  response.setHeader('allow', methods)
  response.setHeader('access-control-allow-methods', methods)
  response.setHeader('access-control-allow-headers', takenHeaders)
  response.setHeader('access-control-max-age', '600')
  response.end()
  return true
}

/** All of them where the contract has no operation: a page may ask there, to be told that there is nothing. */
function methodsAt(pathname: string): readonly string[] {
  const route = router.route('OPTIONS', pathname)
  return route.status === 'wrong-method' ? route.allow : allMethods
}
