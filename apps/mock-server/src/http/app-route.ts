import type { IncomingMessage, ServerResponse } from 'node:http'
import { controlPrefix } from '../controls'
import type { MockServer } from '../create-mock-server'
import { carryRequest } from './carry-request'
import { allowOrigins } from './cors'
import { hostnameOf, isFromThisMachine, isLoopbackName } from './loopback'
import { redirect, refuseWriting, sendHealth, sendJson, sendNothingHere } from './plain-answers'
import { isRead, isUnder, takesPage, type Route } from './route'
import { secureAnswer } from './security-headers'
import { sendPage } from './send-page'
import type { StaticFiles } from './static-files'

export interface AppRouteParts {
  readonly server: MockServer
  readonly files: StaticFiles | undefined
  readonly controls: boolean
  readonly openApi: () => object
  readonly extra: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) | undefined
}

/** The API, the controls, the contract, and the host for every address that is a page of its own. */
export function createAppRoute({ server, files, controls, openApi, extra }: AppRouteParts): Route {
  return async (call) => {
    const { message, response, pathname, origins } = call
    if (await extra?.(message, response)) return
    secureAnswer(response)
    if (isUnder(pathname, '/api')) {
      if (allowOrigins(origins.allowed, message, response)) return
      return carryRequest(server.handlers, message, response)
    }
    if (isUnder(pathname, controlPrefix) && controls && isFromThisMachine(message)) {
      return carryRequest(server.controlHandlers, message, response)
    }
    if (pathname === '/healthz' && isRead(message)) return sendHealth(response, await server.isReady())
    if (pathname === '/openapi.json' && isRead(message)) {
      response.setHeader('access-control-allow-origin', '*')
      return sendJson(response, 200, openApi())
    }
    if (!isRead(message)) return refuseWriting(response)
    // The page has one address.
    if (pathname === '/index.html') return redirect(response, '/')
    if (pathname === '/embed/config.json') return sendJson(response, 200, { framesUrl: `${origins.embed}/embed` })
    // The framed page is for the other listener, with its own policy.
    if (pathname === '/embed.html') return sendNothingHere(response)
    if (await files?.send(pathname, message, response)) return
    // The components have a listener of their own. A person who asks for one here gets what every unknown address leads to.
    if (isUnder(pathname, '/embed') && takesPage(message)) return redirect(response, '/error')
    if (isReserved(pathname) || namesFile(pathname) || !isNavigation(message, pathname))
      return sendNothingHere(response)
    const home = homeOf(message, origins.main)
    if (home !== undefined) return redirect(response, `${home}${message.url}`)
    return sendPage(files, ['/index.html'], call, {
      connect: [],
      frames: [origins.embed],
      frameAncestors: ["'self'"],
    })
  }
}

/** The pages' own addresses never begin with these: what is missing there is missing. */
const reserved = ['api', 'agent', 'oidc', 'embed', '__mock', 'assets', 'healthz', 'openapi.json']

function isReserved(pathname: string): boolean {
  return reserved.includes(pathname.split('/')[1] ?? '')
}

/** No page has such an address: deeper ones may end in a name with a dot. */
function namesFile(pathname: string): boolean {
  return /^\/[^/]+\.[a-z\d]+$/i.test(pathname)
}

/** Browsers say so; who says nothing is answered as one, unless they ask for a file or do not take a page. */
function isNavigation({ headers }: IncomingMessage, pathname: string): boolean {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  const { accept = '*/*' } = headers
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && !/\.[^/]*$/.test(pathname)
}

/**
 * Where to send somebody who came by another name of this machine: signing in works at one address only, since tokens
 * and the ways back name it.
 */
function homeOf({ headers }: IncomingMessage, main: string): string | undefined {
  const { host, hostname } = new URL(main)
  const asked = headers.host ?? host
  const isAlias = asked !== host && isLoopbackName(hostnameOf(asked)) && isLoopbackName(hostname)
  return isAlias && asked.split(':').at(-1) === host.split(':').at(-1) ? main : undefined
}
