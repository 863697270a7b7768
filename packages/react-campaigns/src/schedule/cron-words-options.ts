/** How times are written in a language, and that a text that cannot be read is said to be none. */
export function cronWordsOptions(locale: string) {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return {
    verbose: true,
    throwExceptionOnParseError: false,
    use24HourTimeFormat: hourCycle === 'h23' || hourCycle === 'h24',
  }
}
