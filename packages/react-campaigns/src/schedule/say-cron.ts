import { plainCron } from '@inlay/sdk-core/contract/campaigns'
import type cronstrue from 'cronstrue'

/** A cron text as cronstrue says it, with times as a language writes them; itself where it cannot be read. */
export function sayCron(
  { toString: say }: Pick<typeof cronstrue, 'toString'>,
  expr: string,
  { locale, words }: { readonly locale: string; readonly words: string },
): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const { hourCycle } = time.resolvedOptions()
  // cronstrue writes 09:00; the runs below are as the language writes them.
  const hasZero = time.formatToParts(nine).some(({ type, value }) => type === 'hour' && value.length > 1)
  // "Every day" tells something of a time of the day, and nothing of what comes all day long.
  const verbose = /^[\d,]+$/.test(expr.trim().split(/\s+/)[1] ?? '')
  try {
    const said = say(plainCron(expr), {
      locale: words,
      verbose,
      use24HourTimeFormat: hourCycle === 'h23' || hourCycle === 'h24',
    })
    return hasZero ? said : said.replaceAll(/\b0(?=\d:\d\d)/g, '')
  } catch {
    return expr
  }
}

const nine = Date.UTC(2_000, 0, 1, 9)
