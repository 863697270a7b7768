import cronstrue from 'cronstrue'
import { sayCron } from './say-cron'

/** A cron text in English words. */
export function cronWords(expr: string, locale: string): string {
  return sayCron(cronstrue, expr, { locale, words: 'en' }).replace(/^On the hour, every/, 'Every')
}
