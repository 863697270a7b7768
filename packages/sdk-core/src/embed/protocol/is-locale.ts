/** Whether text is the tag of a language, as browsers take them. */
export function isLocale(text: unknown): text is string {
  if (typeof text !== 'string') return false
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
