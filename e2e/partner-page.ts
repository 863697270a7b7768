import { build } from 'esbuild'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Embed, EmbedOptions } from '@inlay/sdk-core/embed'
import { openSignedIn, type Page } from './journey'

/** Where the framed pages of the app are found. */
export const framesUrl = `http://localhost:${process.env['INLAY_E2E_EMBED_PORT']}/embed`

/** What a page of a partner has for the tests in it. */
export interface PartnerWindow {
  /** Shows a component for somebody who has this token; what comes of it is kept. */
  embed(options: Partial<EmbedOptions>): Embed
  readonly errors: string[]
  readonly told: unknown[]
}

/** A page of a partner, which shows components by the door for pages. */
export async function openPartnerPage(
  page: Page,
  {
    address = '/robots.txt',
    markup = '<div id="place"></div>',
  }: { readonly address?: string; readonly markup?: string } = {},
) {
  const token = await tokenOf(page)
  const script = await partnerScript()
  // Really served, of an origin that counts: browsers keep pages that are made up from what this machine serves.
  await page.goto(address)
  await page.evaluate((html) => {
    document.body.innerHTML = html
    document.body.style.margin = '0'
  }, markup)
  await page.addScriptTag({ content: script })
  await page.evaluate(
    ([secret, src]) => {
      const { createEmbed } = window as unknown as { createEmbed(options: EmbedOptions): Embed }
      const errors: string[] = []
      const told: unknown[] = []
      const auth: EmbedOptions['auth'] = {
        getToken: () => Promise.resolve({ token: secret }),
        state: () => ({ status: 'signed-in', user: { userId: 'partner' } }),
        signIn: () => Promise.resolve(),
        signOut: () => Promise.resolve(),
        subscribe: () => () => {},
      }
      const embed: PartnerWindow['embed'] = (options) =>
        createEmbed({
          container: document.querySelector<HTMLElement>('#place') ?? document.body,
          src,
          component: 'campaign-list',
          title: 'Campaigns',
          workspaceId: 'northwind',
          auth,
          onError: ({ code }) => errors.push(code),
          onModal: (open) => told.push({ modal: open }),
          onEscape: () => told.push('escape'),
          onEvent: (name, payload) => told.push({ name, payload }),
          ...options,
        })
      Object.assign(window, { embed, errors, told })
    },
    [token, framesUrl] as const,
  )
  return { token }
}

/** Somebody else's server on this machine, with one page at every address. */
export async function serveElsewhere(html: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

let bundled: Promise<string> | undefined

/** The door as a partner's own build has it. */
function partnerScript(): Promise<string> {
  bundled ??= build({
    stdin: {
      contents: `import { createEmbed, defineInlayFrame } from './index'; Object.assign(window, { createEmbed, defineInlayFrame })`,
      resolveDir: join(import.meta.dirname, '../packages/sdk-core/src/embed'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}

/** The token that the app calls its API with, for somebody who is signed in. */
async function tokenOf(page: Page): Promise<string> {
  const called = page.waitForRequest(
    (request) => request.url().includes('/api/') && 'authorization' in request.headers(),
  )
  await openSignedIn(page, '/v2/northwind/home')
  const { authorization = '' } = (await called).headers()
  return authorization.replace(/^Bearer /, '')
}
