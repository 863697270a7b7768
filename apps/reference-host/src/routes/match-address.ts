import type { Address, AddressMatch } from './address'
import { decodePath } from './decode-path'

/**
 * Finds the address of the table that says most about a path: at the first segment in which two that match differ, a
 * literal goes before a blank, a blank before a parameter, a parameter before a wildcard. So a reserved name is never
 * read as an id, wherever it stands in the table.
 */
export function matchAddress(addresses: readonly Address[], pathname: string): AddressMatch | undefined {
  const segments = readSegments(pathname)
  let best: (AddressMatch & { readonly rank: string }) | undefined
  for (const address of addresses) {
    const match = matchOne(address, segments)
    if (match && (!best || match.rank > best.rank)) best = match
  }
  return best && { address: best.address, params: best.params, rest: best.rest }
}

type Segment = { readonly text: string; readonly blank: boolean }

function readSegments(pathname: string): readonly Segment[] {
  return pathname
    .split('/')
    .filter((raw) => raw !== '')
    .map((raw) => {
      // A broken escape is taken as it stands: it then matches nothing but a parameter.
      const text = decodePath(raw) ?? raw
      return { text, blank: text.trim() === '' }
    })
}

const rankOf = { end: '1', wildcard: '0', param: '2', blank: '3', literal: '4' } as const

function matchOne(address: Address, segments: readonly Segment[]): (AddressMatch & { rank: string }) | undefined {
  const pattern = address.path.split('/').filter((part) => part !== '')
  const params: Record<string, string> = {}
  let rank = ''
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return { address, params, rest: restOf(segments.slice(index)), rank: rank + rankOf.wildcard }
    const segment = segments[index]
    if (!segment) return undefined
    if (part === '{}') {
      if (!segment.blank) return undefined
      rank += rankOf.blank
    } else if (part.startsWith('{')) {
      const name = part.slice(1, -1)
      const allowed = address.only?.[name]
      if (segment.blank || (allowed && !allowed.includes(segment.text))) return undefined
      params[name] = segment.text
      rank += rankOf.param
    } else {
      if (part !== segment.text) return undefined
      rank += rankOf.literal
    }
  }
  return segments.length === pattern.length ? { address, params, rest: '', rank: rank + rankOf.end } : undefined
}

function restOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => encodeURIComponent(text)).join('/')
}
