import { decodePath } from './decode-path'
import { fillAddress } from './fill-address'
import { matchAddress } from './match-address'
import { routeTable } from './route-table'

/**
 * Where a path leads in which an escape stands for no character: where an unknown path leads inside of what can be read
 * of it. Nothing for a path that can be read.
 */
export function readableAddress(pathname: string): string | undefined {
  if (decodePath(pathname) !== undefined) return undefined
  const segments = pathname.split('/')
  const readable = segments.slice(
    0,
    segments.findIndex((segment) => decodePath(segment) === undefined),
  )
  const match = matchAddress(fallbacks, readable.join('/'))
  const goal = match?.address.kind === 'redirect' ? fillAddress(match.address.to, match.params) : undefined
  return goal ?? '/error'
}

/** What unknown paths lead to: redirects that take over nothing of the rest. */
const fallbacks = routeTable.filter(
  (address) => address.kind === 'redirect' && address.path.endsWith('/*') && !address.to.includes('*'),
)
