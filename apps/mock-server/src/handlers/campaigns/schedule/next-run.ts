import { plainCron } from '@inlay/sdk-core/contract/campaigns'
import { Cron } from 'croner'

/** What a schedule goes by. */
export interface CronPlan {
  readonly expr: string
  readonly timeZone: string
}

/**
 * When a schedule comes next after a moment; never for a day that no month has. Where the clocks skip the time it comes
 * right after, and once where they show it twice.
 */
export function nextRun({ expr, timeZone }: CronPlan, after: number): number | undefined {
  return readCron(expr, timeZone).nextRun(new Date(after))?.getTime()
}

/** What is wrong with a schedule, in a sentence. */
export function cronProblem(plan: CronPlan, now: number): string | undefined {
  if (plan.expr.split(/\s+/).length !== 5)
    return 'A cron text has five parts: minute, hour, day of the month, month and day of the week.'
  try {
    return nextRun(plan, now) === undefined ? 'There is no such day, so this never comes.' : undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^CronPattern: /, '') : String(error)
    return `This cron text cannot be read: ${reason.replace(/[.]$/, '')}.`
  }
}

function readCron(expr: string, timezone: string): Cron {
  return new Cron(plainCron(expr), { timezone, mode: '5-part', paused: true })
}
