import { decodePath } from './decode-path'

/**
 * Reads an address that came from outside (a query parameter, a stored field) as a place of this app: path, query and
 * hash. Nothing when it points to another origin, is no web address, cannot be read, or would only lead back to signing
 * in or out.
 */
export function ownAddress(value: string | null | undefined, origin: string): string | undefined {
  // Browsers read a backslash as a slash and drop control characters: both are only ever used to look like something else.
  if (!value || /[\\\p{Cc}]/u.test(value)) return undefined
  const url = parse(value, origin)
  // A `blob:` address has the origin of who made it.
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined
  if (url.username || url.password || decodePath(url.pathname) === undefined) return undefined
  // `/.//other.example` is of this origin, but its path alone is an address of another one.
  if (url.pathname.startsWith('//') || /^\/(login|logout)(\/|$)/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

function parse(value: string, origin: string): URL | undefined {
  try {
    return new URL(value, origin)
  } catch {
    return undefined
  }
}
