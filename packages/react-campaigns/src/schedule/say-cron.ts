import { plainCron } from '@inlay/sdk-core/contract/campaigns'
import type cronstrue from 'cronstrue'

/** A cron text as cronstrue says it, with times as a language writes them; itself where it cannot be read. */
export function sayCron(
  { toString: say }: Pick<typeof cronstrue, 'toString'>,
  expr: string,
  { locale, words }: { readonly locale: string; readonly words: string },
): string {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  // "Every day" tells something of a time of the day, and nothing of what comes all day long.
  const verbose = /^[\d,]+$/.test(expr.trim().split(/\s+/)[1] ?? '')
  try {
    return say(plainCron(expr), {
      locale: words,
      verbose,
      use24HourTimeFormat: hourCycle === 'h23' || hourCycle === 'h24',
    })
  } catch {
    return expr
  }
}
