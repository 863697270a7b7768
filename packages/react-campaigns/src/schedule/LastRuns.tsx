import type { ScheduleJob, ScheduleRun } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { useId } from 'react'
import { shownZone } from '../time-zones'
import { scheduleMessages } from './messages'

/** When a schedule came lately, and what it found. */
export function LastRuns({ job: { lastRuns, timeZone } }: { readonly job: ScheduleJob }) {
  const t = useMessages(scheduleMessages)
  const { locale } = useInlay()
  const id = useId()
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const runs = lastRuns ?? []
  if (runs.length === 0) return null
  const wordsOf = ({ outcome, found, launched, error }: ScheduleRun) => {
    if (outcome === 'busy') return t('runBusy')
    if (outcome === 'failed') return t('runFailed', { reason: error ?? '' })
    const words = t('runFound', { count: found ?? 0 })
    if (typeof launched !== 'number') return words
    const all = `${words}, ${t('runLaunched', { count: launched })}`
    return error ? `${all}. ${error}` : all
  }
  const lateWords = (dueAt: string, count: number | undefined) => {
    const due = format.format(new Date(dueAt))
    return count === undefined ? t('runLateUncounted', { due }) : t('runLate', { count, due })
  }
  return (
    <section className="inlay-Schedule-runs" aria-labelledby={id}>
      <h3 className="inlay-Schedule-heading">
        <span id={id}>{t('lastRuns')}</span> <bdi>{t('timeZone', { zone: shownZone(timeZone) })}</bdi>
      </h3>
      <ul>
        {runs.slice(0, shownRuns).map((run) => (
          <li key={run.ranAt}>
            <time dateTime={run.ranAt}>{format.format(new Date(run.ranAt))}</time>
            <span>
              {wordsOf(run)}
              {run.dueAt && ` (${lateWords(run.dueAt, run.dueCount ?? undefined)})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shownRuns = 5
