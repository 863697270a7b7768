import { apiPrefix } from '../../operation/address'
import type { AnyOperation } from '../../operation/operation'

/** Where the API is, and which places are part of it. */
export interface ApiAddresses {
  url(operation: AnyOperation, path: string): URL
  /** True for the API's own origins: the only ones that see the token. */
  isOwn(url: string): boolean
}

export function createApiAddresses(
  baseUrl: string | URL,
  agentUrl: string | URL | undefined,
  trustedOrigins: readonly string[] = [],
): ApiAddresses {
  const base = absolute(baseUrl, 'baseUrl')
  const agent = agentUrl === undefined ? base : absolute(agentUrl, 'agentUrl')
  const own = new Set([
    base.origin,
    agent.origin,
    ...trustedOrigins.map((each) => absolute(each, 'trustedOrigins').origin),
  ])
  return {
    url(operation, path) {
      const place = operation.kind === 'stream' || operation.server === 'agents' ? agent : base
      return new URL(place.pathname.replace(/\/+$/, '') + path, place.origin)
    },
    isOwn: (url) => URL.canParse(url) && own.has(new URL(url).origin),
  }
}

function absolute(url: string | URL, option: string): URL {
  const page = typeof location === 'undefined' ? undefined : location.href
  if (!URL.canParse(url, page)) {
    throw new TypeError(`${option} is "${url}": expected an absolute URL that ${apiPrefix} is found below.`)
  }
  return new URL(url, page)
}
