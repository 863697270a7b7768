import { sizeWords } from '@inlay/sdk-core/ui'

/** A byte count given as text in B, KB or MB; what is no count (`Unknown`) is shown as it is. */
export function documentSize(size: string, locale: string): string {
  return /^\d+$/.test(size) ? sizeWords(Number(size), locale) : size
}
