import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createMockServer, type MockServer } from './create-mock-server'
import { createEndpointChat } from './engines/language-model/endpoint-chat'
import { createEndpointWriter } from './engines/language-model/endpoint-writer'
import { publicUrlOf } from './http/origins'
import { requireFreePort } from './http/listener'
import { startHttpServer, type HttpServer } from './http/start-http-server'
import { createIdentityProvider } from './identity/provider/create-identity-provider'
import type { Log } from './log'
import { createMockClock } from './mock-clock'
import { createOpenApiDocument } from './openapi/create-openapi-document'
import { createProviderPages } from './providers/provider-pages'
import { readSettings, SettingsError, type Environment, type Settings } from './settings'
import type { Store } from './store/store'

export interface StartOptions {
  readonly env: Environment
  readonly log: Log
  /** Where the built host lies, unless `INLAY_STATIC_DIR` says otherwise. */
  readonly staticDir?: string | undefined
}

export interface RunningInlay {
  readonly http: HttpServer
  readonly server: MockServer
  readonly settings: Settings
  /** Ends it; what was acknowledged is kept. */
  close(): Promise<void>
}

/** Starts the whole app: store, identity, API, host and embedded pages. Resolves when it is ready. */
export async function startInlay({ env, log, staticDir }: StartOptions): Promise<RunningInlay> {
  const settings = readSettings(env)
  if (settings.staticDir !== undefined && !existsSync(join(settings.staticDir, 'index.html'))) {
    throw new SettingsError(
      `INLAY_STATIC_DIR is "${settings.staticDir}", where there is no index.html of a built host.`,
    )
  }
  // Before the store, whose folder a start that is refused need not fill.
  for (const port of [settings.port, settings.embedPort]) await requireFreePort(settings.host, port)
  const store = await openStore(settings)
  const closing: (() => Promise<void>)[] = [() => store.close()]
  const close = async () => {
    for (let next = closing.pop(); next !== undefined; next = closing.pop()) await next()
  }
  try {
    const publicUrl = settings.publicUrl ?? publicUrlOf(settings.host, namedPort(settings))
    const clock = createMockClock()
    const providers = createProviderPages({ store, clock, publicUrl })
    const identity = await createIdentityProvider({
      store,
      publicUrl,
      hostOrigins: settings.allowedOrigins,
      log,
    })
    const language = settings.languageModel && createEndpointWriter(settings.languageModel)
    const chat = settings.languageModel && createEndpointChat(settings.languageModel)
    const server = createMockServer({
      store,
      tokens: identity.tokens,
      scenario: settings.scenario,
      clock,
      providerLinks: providers.links,
      log,
      ...(language === undefined ? {} : { language }),
      ...(chat === undefined ? {} : { chat }),
    })
    closing.push(() => server.close())
    const openApi = createOpenApiDocument()
    const http = await startHttpServer({
      ...settings,
      server,
      staticDir: settings.staticDir ?? staticDir,
      frameAncestors: frameAncestorsOf(settings),
      openApi: () => openApi,
      extra: async (message, response) =>
        (await identity.handle(message, response)) || providers.handle(message, response),
      log,
    })
    closing.push(() => http.close())
    await server.ready()
    return { http, server, settings, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The sign-in must be known by the address that browsers use, before anything listens there. */
function namedPort({ port }: Settings): number {
  if (port !== 0) return port
  throw new SettingsError('PORT is 0; without INLAY_PUBLIC_URL the port must be known beforehand.')
}

// Loaded when needed: neither driver has to be there for the other.
async function openStore({ databaseUrl, dataDir }: Settings): Promise<Store> {
  if (databaseUrl === undefined) {
    const { openSqliteStore } = await import('./store/sqlite/open-sqlite-store')
    return openSqliteStore({ directory: dataDir })
  }
  const { openPostgresStore } = await import('./store/postgres/open-postgres-store')
  return openPostgresStore({ connectionString: databaseUrl })
}

/** On a machine of one's own, pages of whatever is being built there may show the embedded ones. */
function frameAncestorsOf({ publicUrl, host, port, allowedOrigins }: Settings): readonly string[] {
  const local = publicUrl === undefined ? ['http://localhost:*', 'http://127.0.0.1:*'] : []
  return [...new Set([publicUrl ?? publicUrlOf(host, port), ...allowedOrigins, ...local])]
}
