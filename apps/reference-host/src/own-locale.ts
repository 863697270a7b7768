/** The app speaks English; dates and numbers are as the person's own English has them. */
export function ownLocale(languages: readonly string[]): string {
  return languages.find((language) => /^en(?:-|$)/i.test(language)) ?? 'en'
}
