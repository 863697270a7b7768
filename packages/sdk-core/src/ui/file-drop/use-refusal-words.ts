import { useMessages } from '../../react/messages/use-messages'
import { useLocale } from '../root/use-locale'
import { fileMessages } from './file-messages'
import { acceptWords } from './accept-words'
import type { FileRefusal } from './check-files'
import { sizeWords } from './size-words'

export interface FileLimits {
  readonly accept: readonly string[]
  readonly maxSize: number
  readonly maxFiles: number
}

/** What may be added, and why something was not, in words for people. */
export function useRefusalWords({ accept, maxSize, maxFiles }: FileLimits) {
  const t = useMessages(fileMessages)
  const locale = useLocale()
  const limits = [
    accept.length > 0 && acceptWords(accept, locale),
    Number.isFinite(maxSize) && t('sizeLimit', { size: sizeWords(maxSize, locale, 0) }),
    Number.isFinite(maxFiles) && maxFiles > 1 && t('countLimit', { max: maxFiles }),
  ].filter((words) => words !== false)

  const refusal = (refused: FileRefusal): string => {
    switch (refused.reason) {
      case 'folder':
        return t('folder', { name: refused.name })
      case 'check':
        return refused.text
      case 'type':
        return t('type', { name: refused.file.name, types: acceptWords(accept, locale) })
      case 'empty':
        return t('empty', { name: refused.file.name })
      case 'size':
        return t('tooLarge', {
          name: refused.file.name,
          size: sizeWords(refused.file.size, locale),
          max: sizeWords(maxSize, locale, 0),
        })
      case 'known':
        return t('known', { name: refused.file.name })
      case 'count':
        return t('tooMany', { name: refused.file.name, max: maxFiles })
    }
  }
  return { limits: limits.join(' · '), refusal }
}
