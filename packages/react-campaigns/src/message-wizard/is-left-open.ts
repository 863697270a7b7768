import { readsAsWish, templateParts } from '@inlay/sdk-core/contract/campaigns'

/** Whether square brackets are a place that nobody filled in, such as `[link]`. */
export function isLeftOpen(text: string): boolean {
  const [part, ...rest] = templateParts(text)
  return rest.length === 0 && part?.kind === 'wish' && /\p{L}/u.test(part.wish) && !readsAsWish(part.wish)
}
