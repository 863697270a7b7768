import cronstrue from 'cronstrue/i18n.js'
import { cronWordsOptions } from './cron-words-options'

/** A cron text in words of a language, in English where there are none. */
export function cronWords(expr: string, locale: string): string {
  const options = cronWordsOptions(locale)
  const { language, region } = new Intl.Locale(locale)
  for (const known of [`${language}_${region ?? ''}`, language, 'en']) {
    try {
      return cronstrue.toString(expr, { ...options, locale: known, throwExceptionOnParseError: true })
    } catch {
      // Not a language that it speaks.
    }
  }
  return expr
}
