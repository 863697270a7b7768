import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { MockServer } from '../create-mock-server'
import type { Log } from '../log'
import { createAppRoute } from './app-route'
import { createEmbedRoute } from './embed-route'
import { listen } from './listener'
import { originsOf, type Origins } from './origins'
import { sendText } from './plain-answers'
import type { Route } from './route'
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
  const { server, host = '127.0.0.1', publicUrl, embedUrl, allowedOrigins = [], log } = options
  const files = options.staticDir === undefined ? undefined : createStaticFiles(options.staticDir)
  const open = new Set<ServerResponse>()
  // Known only when both ports are.
  let origins: Origins | undefined = undefined

  const app = createAppRoute({
    server,
    files,
    controls: options.controls ?? true,
    openApi: options.openApi,
    extra: options.extra,
  })
  const embed = createEmbedRoute({ server, files, frameAncestors: options.frameAncestors })

  /** Answers whatever happens, and never with more than that something failed. */
  function guard(route: Route): RequestListener {
    return (message, response) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      const pathname = (message.url ?? '').split('?')[0] ?? ''
      if (!pathname.startsWith('/')) return sendText(response, 400, 'The address cannot be read.')
      if (origins === undefined) return sendText(response, 503, 'The server is starting.')
      route({ message, response, pathname, origins }).catch((error: unknown) => {
        log({ level: 'error', message: `A request failed: ${message.method} ${pathname}`, cause: error })
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'The server failed.')
      })
    }
  }

  const appListener = await listen(guard(app), host, options.port)
  const embedListener = await listen(guard(embed), host, options.embedPort).catch(async (error: unknown) => {
    await appListener.close()
    throw error
  })
  const ports = { port: appListener.port, embedPort: embedListener.port }
  origins = originsOf({ host, ...ports, publicUrl, embedUrl, allowedOrigins })

  return {
    ...ports,
    url: origins.main,
    embedUrl: origins.embed,
    async close() {
      for (const response of open) {
        // A stream would not end by itself in any time that somebody waits.
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy()
      }
      await Promise.all([appListener.close(), embedListener.close()])
    },
  }
}
