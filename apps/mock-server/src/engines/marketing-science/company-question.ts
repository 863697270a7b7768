import { hostOf } from '../world/host-of'
import { theWorld } from '../world/the-world'
import type { WorldCompany } from '../world/world'
import { companyKey, labelOf } from '../world/company-key'

/** A company that somebody asks about, by its website or its name. */
export interface AskedCompany {
  /** The same however it is written. */
  readonly key: string
  readonly name: string
  /** Where it was asked for by its website. */
  readonly website: string | undefined
  /** What is known of it; nothing of most companies there are. */
  readonly known: WorldCompany | undefined
}

/** Nothing for what is neither: an address that is none, an address at a mailbox provider. */
export function askedCompany(text: string): AskedCompany | undefined {
  const host = isAddress(text) ? hostOf(text) : undefined
  if (host === undefined && isAddress(text)) return undefined
  const key = companyKey(host === undefined ? { name: text } : { domain: host })
  if (key === undefined) return undefined
  const found = theWorld().companyOf(host === undefined ? { name: text } : { domain: host })
  // Of companies that are in no directory the world makes up what a provider might know. That would be a guess here.
  const known = found && theWorld().company(found.id)
  return {
    key,
    name: known?.name ?? (host === undefined ? text.trim() : titleOf(labelOf(host))),
    website: known?.website ?? (host === undefined ? undefined : `https://${host}`),
    known,
  }
}

/** Names have dots as well (“Acme Inc.”), but no letters right behind them. */
function isAddress(text: string): boolean {
  return /:\/\/|^www\.|@|^\w+:\S/i.test(text.trim()) || /^\S+\.\S+$/.test(text.trim())
}

function titleOf(label: string): string {
  return label
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
