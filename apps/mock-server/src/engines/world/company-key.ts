import { fold } from './fold'
import { hostOf } from './host-of'
import { japaneseForms, legalAhead, legalBehind } from './legal-words'
import type { KnownOfCompany } from './world'

/** What is the same however a company is spelt: the letters of its name, or of its domain before the ending. */
export function companyKey({ domain, name }: KnownOfCompany): string | undefined {
  const host = hostOf(domain)
  const key = host === undefined ? nameKey(name) : letters(labelOf(host))
  return key === '' ? undefined : key
}

export function nameKey(name: string | null | undefined): string {
  const words = fold((name ?? '').slice(0, 200))
    .replace(/['’.]/g, '')
    .replace(japaneseForms, '')
    .split(/[^\p{L}\p{N}\p{M}]/u)
    .filter((word) => word !== '')
  while (words.length > 1 && legalBehind.has(words.at(-1) ?? '')) words.pop()
  while (words.length > 1 && legalAhead.has(words[0] ?? '')) words.shift()
  return words.join('')
}

/** `shop.acme.co.uk` is Acme: the label before what countries and registries add. */
export function labelOf(host: string): string {
  const labels = host.split('.')
  const registered = labels.length > 2 && registries.has(labels.at(-2) ?? '') ? labels.at(-3) : labels.at(-2)
  return registered ?? host
}

/** What registries put between a name and its country. */
const registries: ReadonlySet<string> = new Set('ac co com edu gov gr ne net or org'.split(' '))

function letters(label: string): string {
  return fold(label).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}
