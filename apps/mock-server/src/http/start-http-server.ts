import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { controlPrefix } from '../controls'
import type { MockServer } from '../create-mock-server'
import type { Log } from '../log'
import { carryRequest } from './carry-request'
import { allowOrigins } from './cors'
import { listen } from './listener'
import { hostnameOf, isFromThisMachine, isLoopbackName } from './loopback'
import { securePage, secureAnswer, type PageSecurity } from './security-headers'
import { createStaticFiles } from './static-files'

export interface HttpServerOptions {
  readonly server: MockServer
  /** @default '127.0.0.1' */
  readonly host?: string | undefined
  /** Of the host, the API and the sign-in; 0 for any that is free. */
  readonly port: number
  /** Of the pages that partners show in frames; 0 for any that is free. */
  readonly embedPort: number
  /** Where browsers reach the first listener. @default `http://localhost:{port}` */
  readonly publicUrl?: string | undefined
  /** Where browsers reach the second listener. @default the same name with the second port */
  readonly embedUrl?: string | undefined
  /** The folder of the built host; without one there are no pages. */
  readonly staticDir?: string | undefined
  /** Whether this machine may use the controls under `/__mock/`. @default true */
  readonly controls?: boolean | undefined
  /** Origins, beside that of the embedded pages, whose pages may call the API. */
  readonly allowedOrigins?: readonly string[] | undefined
  /** Who may show the embedded pages in frames. @default the first listener's origin */
  readonly frameAncestors?: readonly string[] | undefined
  /** The contract as OpenAPI, answered at `/openapi.json`. */
  readonly openApi: () => object
  /** Sees every request first; true: it has answered. */
  readonly extra?: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) | undefined
  readonly log: Log
}

export interface HttpServer {
  readonly port: number
  readonly embedPort: number
  /** The origin at which browsers reach it. */
  readonly url: string
  readonly embedUrl: string
  close(): Promise<void>
}

/** The whole app over HTTP on two listeners, so that embedded pages have another origin, as at a partner's. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { server, host = loopback, controls = true, openApi, extra, log } = options
  const files = options.staticDir === undefined ? undefined : createStaticFiles(options.staticDir)
  const streams = new Set<ServerResponse>()
  // Known only when both ports are.
  let origins: Origins | undefined = undefined

  const main: Route = async (message, response, pathname) => {
    if (origins === undefined) return sendText(response, 503, 'The server is starting.')
    if (await extra?.(message, response)) return
    secureAnswer(response)
    if (isUnder(pathname, '/api')) {
      if (allowOrigins(origins.allowed, message, response)) return
      return carryRequest(server.handlers, message, response)
    }
    if (isUnder(pathname, controlPrefix) && controls && isFromThisMachine(message)) {
      return carryRequest(server.controlHandlers, message, response)
    }
    if (pathname === '/healthz') return sendHealth(response)
    if (pathname === '/openapi.json') {
      response.setHeader('access-control-allow-origin', '*')
      return sendJson(response, 200, openApi())
    }
    if (!isRead(message)) return sendText(response, 405, 'Only GET is taken here.', { allow: 'GET, HEAD' })
    if (pathname !== '/index.html' && (await files?.send(pathname, message, response))) return
    if (isReserved(pathname) || !isNavigation(message, pathname))
      return sendText(response, 404, 'There is nothing here.')
    const home = homeOf(message, origins.main)
    if (home !== undefined) return redirect(response, `${home}${message.url}`)
    return sendPage(['/index.html'], message, response, {
      connect: [],
      frames: [origins.embed],
      frameAncestors: ["'self'"],
    })
  }

  const embed: Route = async (message, response, pathname) => {
    if (origins === undefined) return sendText(response, 503, 'The server is starting.')
    secureAnswer(response)
    if (pathname === '/healthz') return sendHealth(response)
    if (!isRead(message)) return sendText(response, 405, 'Only GET is taken here.', { allow: 'GET, HEAD' })
    if (isUnder(pathname, '/assets') && (await files?.send(pathname, message, response))) return
    if (!isUnder(pathname, '/embed')) return sendText(response, 404, 'There is nothing here.')
    return sendPage(['/embed/index.html', '/embed.html', '/index.html'], message, response, {
      connect: [origins.main],
      frames: [],
      frameAncestors: options.frameAncestors ?? [origins.main],
    })
  }

  async function sendPage(
    paths: readonly string[],
    message: IncomingMessage,
    response: ServerResponse,
    security: PageSecurity,
  ) {
    securePage(response, security)
    for (const path of paths) if (await files?.send(path, message, response)) return
    sendText(response, 404, 'The host has not been built.')
  }

  function sendHealth(response: ServerResponse) {
    const ready = server.isReady()
    sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'starting' })
  }

  /** Answers whatever happens, and never with more than that something failed. */
  function guard(route: Route): RequestListener {
    return (message, response) => {
      streams.add(response)
      response.once('close', () => streams.delete(response))
      const pathname = (message.url ?? '').split('?')[0] ?? ''
      if (!pathname.startsWith('/')) return sendText(response, 400, 'The address cannot be read.')
      route(message, response, pathname).catch((error: unknown) => {
        log({ level: 'error', message: `A request failed: ${message.method} ${pathname}`, cause: error })
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'The server failed.')
      })
    }
  }

  const mainListener = await listen(guard(main), host, options.port)
  const embedListener = await listen(guard(embed), host, options.embedPort).catch(async (error: unknown) => {
    await mainListener.close()
    throw error
  })
  origins = originsOf({ ...options, port: mainListener.port, embedPort: embedListener.port })

  return {
    port: mainListener.port,
    embedPort: embedListener.port,
    url: origins.main,
    embedUrl: origins.embed,
    async close() {
      for (const response of streams) {
        // A stream would not end by itself in any time that somebody waits.
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy()
      }
      await Promise.all([mainListener.close(), embedListener.close()])
    },
  }
}

type Route = (message: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>

interface Origins {
  readonly main: string
  readonly embed: string
  readonly allowed: ReadonlySet<string>
}

function originsOf({ publicUrl, embedUrl, host = loopback, port, embedPort, allowedOrigins = [] }: HttpServerOptions) {
  const main = originOf(publicUrl ?? publicUrlOf(host, port))
  const { protocol, hostname } = new URL(main)
  const embed = originOf(embedUrl ?? `${protocol}//${hostname}:${embedPort}`)
  return { main, embed, allowed: new Set([main, embed, ...allowedOrigins.map(originOf)]) }
}

/** The address of a listener as people write it. */
export function publicUrlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  if (everywhere || isLoopbackName(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`
}

function originOf(address: string): string {
  return new URL(address).origin
}

const loopback = '127.0.0.1'

/** The pages' own addresses never begin with these: what is missing there is missing. */
const reserved = ['api', 'agent', 'oidc', 'embed', '__mock', 'assets', 'healthz', 'openapi.json']

function isReserved(pathname: string): boolean {
  return reserved.includes(pathname.split('/')[1] ?? '')
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Browsers say so; who says nothing is answered as one, unless they ask for a file or do not take a page. */
function isNavigation({ headers }: IncomingMessage, pathname: string): boolean {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  const { accept = '*/*' } = headers
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && (pathname === '/index.html' || !/\.[^/]*$/.test(pathname))
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

function redirect(response: ServerResponse, address: string) {
  response.writeHead(307, { location: address, 'cache-control': 'no-store' }).end()
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  response.end(`${text}\n`)
}

function sendJson(response: ServerResponse, status: number, value: object) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
