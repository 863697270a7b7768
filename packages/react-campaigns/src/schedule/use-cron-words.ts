import { useInlay } from '@inlay/sdk-core/react'
import { later, useLater } from '@inlay/sdk-core/ui'

const english = later(() => import('./cron-words'))
const translated = later(() => import('./translated-cron-words'))

/** A cron text in words, once what writes them is there. */
export function useCronWords(expr: string | undefined): string | undefined {
  const { locale } = useInlay()
  const isEnglish = /^en\b/i.test(locale)
  const inEnglish = useLater(english, expr !== undefined && isEnglish)
  const inLanguage = useLater(translated, expr !== undefined && !isEnglish)
  const words = isEnglish ? inEnglish : inLanguage
  return expr === undefined ? undefined : words?.cronWords(expr, locale)
}
