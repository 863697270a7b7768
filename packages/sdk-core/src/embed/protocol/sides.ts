import { own, ownCount } from './own'

/** What one side of a frame can do. */
export interface Side {
  readonly versions: { readonly min: number; readonly max: number }
  readonly capabilities: readonly string[]
}

/**
 * What this release can do. A new version is for what an older side would misunderstand; all that it would only miss is
 * a capability, and left out when the other side has not named it.
 */
export const thisSide: Side = {
  versions: { min: 1, max: 1 },
  capabilities: ['token', 'client', 'height', 'visible-part', 'navigation', 'settings', 'focus', 'keys'],
}

export type Agreement =
  | { readonly ok: true; readonly version: number; readonly capabilities: ReadonlySet<string> }
  | { readonly ok: false }

/** What two sides do together; both come to the same by themselves. */
export function agree(a: Side, b: Side): Agreement {
  const version = Math.min(a.versions.max, b.versions.max)
  if (version < Math.max(a.versions.min, b.versions.min)) return { ok: false }
  return { ok: true, version, capabilities: new Set(a.capabilities.filter((each) => b.capabilities.includes(each))) }
}

export function readSide(message: unknown): Side | undefined {
  const versions = own(message, 'versions')
  const [min, max] = [ownCount(versions, 'min'), ownCount(versions, 'max')]
  if (min === undefined || max === undefined || min > max) return undefined
  const named = own(message, 'capabilities')
  const capabilities = Array.isArray(named) && named.length <= mostCapabilities ? named.filter(isName) : []
  return { versions: { min, max }, capabilities }
}

const mostCapabilities = 100

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 40
}
