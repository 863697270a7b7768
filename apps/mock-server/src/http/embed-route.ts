import type { IncomingMessage } from 'node:http'
import type { MockServer } from '../create-mock-server'
import { isFramedPage } from './framed-pages'
import { refuseWriting, sendHealth, sendJson, sendNothingHere, sendText } from './plain-answers'
import { isRead, isUnder, takesPage, type Route } from './route'
import { secureAnswer } from './security-headers'
import { sendPage } from './send-page'
import { framedPagesPage, nothingHerePage, smallPagePolicy } from './small-page'
import type { StaticFiles } from './static-files'

export interface EmbedRouteParts {
  readonly server: MockServer
  readonly files: StaticFiles | undefined
  /** @default the origin of the app */
  readonly frameAncestors: readonly string[] | undefined
}

/** The embedded pages, what lists them, and their files; nothing else. */
export function createEmbedRoute({ server, files, frameAncestors }: EmbedRouteParts): Route {
  return async (call) => {
    const { message, response, pathname, origins } = call
    secureAnswer(response)
    if (!isRead(message)) return refuseWriting(response)
    if (pathname === '/healthz') return sendHealth(response, await server.isReady())
    if ((isUnder(pathname, '/assets') || isFileOfRoot(pathname)) && (await files?.send(pathname, message, response))) {
      return
    }
    const mayFrame = frameAncestors ?? [origins.main]
    if (pathname === '/embed/config.json') {
      return sendJson(response, 200, { allowedOrigins: mayFrame, apiUrl: origins.main })
    }
    // In a frame, a component that there is not is told to the page around, which can tell it from one that fails.
    const asked = isFramedPage(pathname) || (isInFrame(message) && /^\/embed\/[a-z\d-]+\/?$/.test(pathname))
    if (!asked) {
      const lists = pathname === '/embed' || pathname === '/embed/'
      // The list is a page that is there, as those that it names: whoever asks for anything at all gets it.
      if (!lists && !takesPage(message)) return sendNothingHere(response)
      response.setHeader('content-security-policy', smallPagePolicy(mayFrame))
      const type = { 'content-type': 'text/html; charset=utf-8' }
      return sendText(response, lists ? 200 : 404, lists ? framedPagesPage : nothingHerePage, type)
    }
    return sendPage(files, ['/embed.html'], call, {
      connect: [origins.main],
      frames: [],
      frameAncestors: mayFrame,
    })
  }
}

function isInFrame({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}

/** What browsers and crawlers ask for unasked. */
function isFileOfRoot(pathname: string): boolean {
  return pathname === '/favicon.ico' || pathname === '/robots.txt'
}
