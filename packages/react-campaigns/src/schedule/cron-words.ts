import cronstrue from 'cronstrue'
import { cronWordsOptions } from './cron-words-options'

/** A cron text in English words; itself where it cannot be read. */
export function cronWords(expr: string, locale: string): string {
  return cronstrue.toString(expr, cronWordsOptions(locale)) || expr
}
