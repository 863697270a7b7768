import type { MockServer } from '../create-mock-server'
import { noEmbedPage, noEmbedPagePolicy } from './no-embed-page'
import { refuseWriting, sendHealth, sendNothingHere, sendText } from './plain-answers'
import { isRead, isUnder, takesPage, type Route } from './route'
import { secureAnswer } from './security-headers'
import { sendPage } from './send-page'
import type { StaticFiles } from './static-files'

export interface EmbedRouteParts {
  readonly server: MockServer
  readonly files: StaticFiles | undefined
  /** @default the origin of the app */
  readonly frameAncestors: readonly string[] | undefined
}

/** The embedded pages and their files, and nothing else. */
export function createEmbedRoute({ server, files, frameAncestors }: EmbedRouteParts): Route {
  return async (call) => {
    const { message, response, pathname, origins } = call
    secureAnswer(response)
    if (pathname === '/healthz') return sendHealth(response, server.isReady())
    if (!isRead(message)) return refuseWriting(response)
    if (isUnder(pathname, '/assets') && (await files?.send(pathname, message, response))) return
    if (!/^\/embed\/[^/]/.test(pathname)) {
      if (!takesPage(message)) return sendNothingHere(response)
      response.setHeader('content-security-policy', noEmbedPagePolicy)
      return sendText(response, 404, noEmbedPage, { 'content-type': 'text/html; charset=utf-8' })
    }
    return sendPage(files, ['/embed/index.html', '/embed.html', '/index.html'], call, {
      connect: [origins.main],
      frames: [],
      frameAncestors: frameAncestors ?? [origins.main],
    })
  }
}
