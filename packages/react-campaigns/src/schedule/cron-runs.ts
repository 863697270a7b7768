import { plainCron } from '@inlay/sdk-core/contract/campaigns'
import { Cron } from 'croner'

/** The next moments at which a cron text comes somewhere. */
export function nextRuns(expr: string, timeZone: string, after: number, count: number): readonly Date[] {
  return readCron(expr, timeZone).nextRuns(count, new Date(after))
}

export type CronProblem =
  | { readonly kind: 'parts' }
  | { readonly kind: 'never' }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** What is wrong with a cron text, if anything is. */
export function cronProblem(expr: string, after: number): CronProblem | undefined {
  if (expr.trim().split(/\s+/).length !== 5) return { kind: 'parts' }
  try {
    return nextRuns(expr, 'UTC', after, 1).length === 0 ? { kind: 'never' } : undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^CronPattern: /, '').replace(/[.]$/, '') : ''
    return { kind: 'unreadable', reason }
  }
}

function readCron(expr: string, timezone: string): Cron {
  return new Cron(plainCron(expr), { timezone, mode: '5-part', paused: true })
}
