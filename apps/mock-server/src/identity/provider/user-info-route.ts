import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TokenIssuer } from '../tokens'
import { answerJson } from './answer'
import type { PeopleDirectory } from './people-directory'

export interface UserInfoRouteOptions {
  readonly tokens: TokenIssuer
  readonly people: PeopleDirectory
  readonly origins: readonly string[]
}

export type UserInfoRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Answers who the person is. Ours in place of the provider's, which refuses tokens that are meant for an API, and all
 * tokens of this provider are.
 */
export function createUserInfoRoute({ tokens, people, origins }: UserInfoRouteOptions): UserInfoRoute {
  return async (request, response) => {
    const { origin, authorization = '' } = request.headers
    response.setHeader('vary', 'Origin')
    if (origin !== undefined && origins.includes(origin)) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('access-control-expose-headers', 'WWW-Authenticate')
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization',
        'access-control-max-age': '3600',
      })
      response.end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'POST') {
      response.setHeader('allow', 'GET, POST, OPTIONS')
      return answerJson(response, 405, { error: 'invalid_request' })
    }
    const [, token] = /^bearer ([^\s]+)$/i.exec(authorization) ?? []
    const caller = token === undefined ? undefined : await tokens.verify(token)
    const person = caller && (await people.find(caller.userId))
    if (person === undefined) {
      response.setHeader('www-authenticate', token === undefined ? 'Bearer' : 'Bearer error="invalid_token"')
      return answerJson(response, 401, { error: 'invalid_token' })
    }
    const { userId, name, email, avatar } = person
    answerJson(response, 200, { sub: userId, name, email, email_verified: true, picture: avatar })
  }
}
