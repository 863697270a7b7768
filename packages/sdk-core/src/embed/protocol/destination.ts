import type { Destination } from '../../ports/navigation'
import { own, ownText } from './own'

/** A place by name. Never an address: what it leads to is for the page around to say. */
export function readDestination(body: unknown): Destination | undefined {
  const name = ownText(body, 'name')
  const params = textsOf(own(body, 'params'))
  if (name === undefined || params === undefined) return undefined
  const view = textsOf(own(body, 'view'))
  return view === undefined ? { name, params } : { name, params, view }
}

function textsOf(body: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const entries = Object.entries(body).filter((entry) => entry[1] !== undefined)
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : undefined
}
