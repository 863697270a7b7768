export interface EmbedConfig {
  /** Whose pages may show the framed ones. */
  readonly allowedOrigins: readonly string[]
  readonly apiUrl: string
}

/** What the server that sends the framed pages has been told of those around them. */
export async function readEmbedConfig(): Promise<EmbedConfig> {
  const answer = await fetch('/embed/config.json')
  if (!answer.ok) throw new Error(`The framed pages have no configuration: ${answer.status}.`)
  const { allowedOrigins, apiUrl } = (await answer.json()) as Readonly<Record<keyof EmbedConfig, unknown>>
  if (Array.isArray(allowedOrigins) && allowedOrigins.every(isText) && isText(apiUrl)) return { allowedOrigins, apiUrl }
  throw new Error('The configuration of the framed pages cannot be read.')
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
