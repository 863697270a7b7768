/** The days of a week from Monday on, by their numbers; 0 is Sunday. */
export function weekDays(locale: string): readonly { readonly value: string; readonly label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    value: String(day),
    // The fourth of January 1970 was a Sunday.
    label: format.format(new Date(Date.UTC(1970, 0, 4 + day))),
  }))
}
