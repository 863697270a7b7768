/**
 * Whether an origin is in a list. An entry is an origin (`https://app.example`); with `:*` for its port, any port of a
 * machine of one's own. Pages without an origin of their own (`null`) are never in it.
 */
export function allowsOrigin(allowed: readonly string[], origin: string): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*') ? isAnyPortOf(entry.slice(0, -2), origin) : originOf(entry) === origin,
  )
}

function isAnyPortOf(machine: string, origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin && `${url.protocol}//${url.hostname}` === machine
}

function originOf(entry: string): string | undefined {
  const url = URL.canParse(entry) ? new URL(entry) : undefined
  return url === undefined || url.origin === 'null' ? undefined : url.origin
}
