import { isLoopbackName } from './loopback'

/** Who we are to browsers, and whose pages may call us. */
export interface Origins {
  readonly main: string
  readonly embed: string
  readonly allowed: ReadonlySet<string>
}

export interface OriginParts {
  readonly host: string
  readonly port: number
  readonly embedPort: number
  readonly publicUrl: string | undefined
  readonly embedUrl: string | undefined
  readonly allowedOrigins: readonly string[]
}

export function originsOf({ host, port, embedPort, publicUrl, embedUrl, allowedOrigins }: OriginParts): Origins {
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
