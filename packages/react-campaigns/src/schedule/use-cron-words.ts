import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { later, useLater } from '@inlay/sdk-core/ui'
import { cronRestart } from './cron-restart'
import { scheduleMessages } from './messages'

const english = later(() => import('./cron-words'))
const translated = later(() => import('./translated-cron-words'))

/** A cron text in words, once what writes them is there, with what is not even about it. */
export function useCronWords(expr: string | undefined): string | undefined {
  const t = useMessages(scheduleMessages)
  const { locale } = useInlay()
  const isEnglish = /^en\b/i.test(locale)
  const inEnglish = useLater(english, expr !== undefined && isEnglish)
  const inLanguage = useLater(translated, expr !== undefined && !isEnglish)
  const speaker = isEnglish ? inEnglish : inLanguage
  if (expr === undefined || !speaker) return undefined
  const words = speaker.cronWords(expr, locale)
  const restart = cronRestart(expr)
  return restart ? t(`anew${restart}`, { words }) : words
}
