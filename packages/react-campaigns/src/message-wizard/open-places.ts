import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { isLeftOpen } from './is-left-open'

/** Square brackets that only who writes can fill in, as they stand, each once: `[link]`, `[fill in what you would like to say]`. */
export function openPlaces(text: string): readonly string[] {
  return [...new Set(templateParts(text).flatMap((part) => (isLeftOpen(part.text) ? [part.text] : [])))]
}

export function withoutOpenPlaces(text: string): string {
  return templateParts(text)
    .map((part) => (isLeftOpen(part.text) ? ' ' : part.text))
    .join('')
}
