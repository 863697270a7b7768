import cronstrue from 'cronstrue/i18n.js'
import { sayCron } from './say-cron'

// It is no ES module: what its default is, is for Node to say and for bundlers another thing.
const speaker = (cronstrue as { readonly default?: typeof cronstrue }).default ?? cronstrue

/** A cron text in words of a language, in English where there are none. */
export function cronWords(expr: string, locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  const known = [`${language}_${region}`, language].find((name) => Object.hasOwn(speaker.locales, name))
  return sayCron(speaker, expr, { locale, words: known ?? 'en' })
}
