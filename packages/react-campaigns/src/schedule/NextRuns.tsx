import type { ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { useMemo } from 'react'
import { shownZone } from '../time-zones'
import { cronProblem, nextRuns } from './cron-runs'
import { scheduleMessages } from './messages'
import { useCronWords } from './use-cron-words'

export interface NextRunsProps {
  /** Nothing as long as something is missing. */
  readonly expr: string
  readonly timeZone: string
  /** The schedule that there is: the server says when that comes next. */
  readonly job: ScheduleJob | undefined
  /** What time it is for the server. */
  readonly now: number
}

/** What a cron text means, in words and by the next times at which it comes. */
export function NextRuns({ expr, timeZone, job, now }: NextRunsProps) {
  const t = useMessages(scheduleMessages)
  const { locale } = useInlay()
  const { runs, problem } = useMemo(() => {
    const after = lastMomentBefore(expr, timeZone, job) ?? now
    const found = cronProblem(expr, after)
    return { runs: found === undefined ? nextRuns(expr, timeZone, after, shownRuns) : [], problem: found }
  }, [expr, timeZone, job, now])
  const words = useCronWords(runs.length === 0 ? undefined : expr)
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    // Of days that come seldom, weekday and month do not tell which one it is.
    ...(spansYears(runs) && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <section className="inlay-Schedule-preview" aria-label={t('preview')}>
      {runs.length === 0 ? (
        <p className="inlay-Schedule-hint">{t(problem?.kind === 'never' ? 'previewNever' : 'previewNone')}</p>
      ) : (
        <>
          <p className="inlay-Schedule-words" role="status">
            {words ?? expr}
          </p>
          <ol className="inlay-Schedule-times">
            {runs.map((run) => (
              <li key={run.getTime()}>
                <time dateTime={run.toISOString()}>{format.format(run)}</time>
              </li>
            ))}
          </ol>
          {job?.isPaused && <p className="inlay-Schedule-hint">{t('previewPaused')}</p>}
          <p className="inlay-Schedule-hint">{t('previewZone', { zone: shownZone(timeZone) })}</p>
        </>
      )}
      {job && shownZone(job.timeZone) !== shownZone(timeZone) && (
        <p className="inlay-Schedule-hint" data-warning="">
          {t('otherZone', { zone: shownZone(job.timeZone) })}
        </p>
      )}
    </section>
  )
}

const shownRuns = 3

/** The clock of a device may be another one than that of the server, which alone decides when a schedule comes. */
function lastMomentBefore(expr: string, timeZone: string, job: ScheduleJob | undefined): number | undefined {
  if (!job?.nextRunTime || job.triggerDescription !== expr || job.timeZone !== timeZone) return undefined
  return Date.parse(job.nextRunTime) - 1_000
}

function spansYears(runs: readonly Date[]): boolean {
  const [first, last] = [runs[0], runs.at(-1)]
  return first !== undefined && last !== undefined && last.getTime() - first.getTime() > daysOfYear * 86_400_000
}

const daysOfYear = 360
