type Level = 'error' | 'warn'

export interface ConsoleWatch {
  /** Lets go of the console; throws when something was written that was not expected. */
  readonly end: () => void
}

/** Collects what is written to the console as error or warning: what a person with open tools would see. */
export function watchConsole(expected: readonly RegExp[] = []): ConsoleWatch {
  const { error, warn } = console
  const seen: string[] = []
  const listen =
    (level: Level, write: typeof console.error) =>
    (...values: unknown[]) => {
      const text = values.map(String).join(' ')
      if (expected.some((pattern) => pattern.test(text))) return
      seen.push(`console.${level}: ${text}`)
      write(...values)
    }
  console.error = listen('error', error)
  console.warn = listen('warn', warn)
  return {
    end() {
      console.error = error
      console.warn = warn
      if (seen.length > 0) throw new Error(`Something was written to the console:\n${seen.join('\n')}`)
    },
  }
}
