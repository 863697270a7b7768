import type { EndpointOptions } from './engines/language-model/endpoint-writer'
import { isLoopbackName } from './http/loopback'
import { scenarioNames, type ScenarioName } from './scenarios/scenario'

/** What the environment says about how to start. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly embedPort: number
  readonly publicUrl: string | undefined
  readonly embedUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly scenario: ScenarioName
  readonly controls: boolean
  readonly staticDir: string | undefined
  readonly allowedOrigins: readonly string[]
  /** Who writes texts; rules do, where it is not set. */
  readonly languageModel: EndpointOptions | undefined
}

/** The environment says something that cannot be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export type Environment = Readonly<Record<string, string | undefined>>

export function readSettings(environment: Environment): Settings {
  const given = (name: string) => environment[name]?.trim() || undefined
  const port = readPort('PORT', given('PORT'), 4100)
  const embedPort = readPort('EMBED_PORT', given('EMBED_PORT'), port === 0 ? 0 : port + 1)
  if (embedPort > 65_535) throw new SettingsError('PORT is 65535, and there is no port above it: set EMBED_PORT too.')
  if (port !== 0 && port === embedPort) {
    throw new SettingsError(`PORT and EMBED_PORT are both ${port}; embedded pages need a port of their own.`)
  }
  const publicUrl = readOrigin('INLAY_PUBLIC_URL', given('INLAY_PUBLIC_URL'))
  const embedUrl = readOrigin('INLAY_EMBED_URL', given('INLAY_EMBED_URL'))
  if (publicUrl !== undefined && publicUrl === embedUrl) {
    throw new SettingsError(
      `INLAY_PUBLIC_URL and INLAY_EMBED_URL are both ${publicUrl}; embedded pages need an origin of their own.`,
    )
  }
  return {
    host: given('HOST') ?? '127.0.0.1',
    port,
    embedPort,
    publicUrl,
    embedUrl,
    dataDir: given('INLAY_DATA_DIR') ?? '.inlay',
    databaseUrl: readDatabaseUrl(given('DATABASE_URL')),
    scenario: readScenario(given('INLAY_SCENARIO') ?? 'demo'),
    controls: readControls(given('INLAY_CONTROLS')?.toLowerCase(), publicUrl),
    staticDir: given('INLAY_STATIC_DIR'),
    allowedOrigins: (given('INLAY_ALLOWED_ORIGINS') ?? '')
      .split(',')
      .map((each) => readOrigin('INLAY_ALLOWED_ORIGINS', each.trim() || undefined))
      .filter((each) => each !== undefined),
    languageModel: readLanguageModel(given),
  }
}

function readLanguageModel(given: (name: string) => string | undefined): EndpointOptions | undefined {
  const baseUrl = given('INLAY_LLM_BASE_URL')
  if (baseUrl === undefined) return undefined
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new SettingsError(`INLAY_LLM_BASE_URL is "${baseUrl}", which is no address of an API.`)
  }
  const model = given('INLAY_LLM_MODEL')
  if (model === undefined) throw new SettingsError('INLAY_LLM_BASE_URL is set: set INLAY_LLM_MODEL too.')
  return { baseUrl, model, apiKey: given('INLAY_LLM_API_KEY') }
}

/**
 * A proxy on this machine looks like this machine, and need not say for whom it asks: where others are let in, the
 * controls are open only to who asked for them.
 */
function readControls(text: string | undefined, publicUrl: string | undefined): boolean {
  if (text === undefined) return publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname)
  if (text === 'on' || text === 'off') return text === 'on'
  throw new SettingsError(`INLAY_CONTROLS is "${text}"; expected on or off.`)
}

function readPort(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new SettingsError(`${name} is "${text}"; expected a port from 0 to 65535.`)
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') {
    if (url.href === `${url.origin}/`) return url.origin
    throw new SettingsError(`${name} is "${text}"; expected no more than the origin, ${url.origin}.`)
  }
  throw new SettingsError(`${name} is "${text}"; expected an address such as https://inlay.example.`)
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text?.includes('#')) throw new SettingsError('DATABASE_URL has a # in it, which is written %23 there.')
  if (text === undefined || /^postgres(ql)?:\/\/./.test(text)) return text
  // It may hold a password, so it is not repeated.
  throw new SettingsError(
    'DATABASE_URL is no address of a PostgreSQL; expected postgres://user:password@host:5432/name.',
  )
}

function readScenario(text: string): ScenarioName {
  const found = scenarioNames.find((name) => name === text)
  if (found !== undefined) return found
  throw new SettingsError(`INLAY_SCENARIO is "${text}"; expected one of ${scenarioNames.join(', ')}.`)
}
