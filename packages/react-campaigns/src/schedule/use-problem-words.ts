import { longestCron } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { useMemo } from 'react'
import { scheduleMessages } from './messages'
import type { ScheduleProblemWords } from './schedule-form'

/** What is said of a schedule that cannot be saved. */
export function useProblemWords(): ScheduleProblemWords {
  const t = useMessages(scheduleMessages)
  return useMemo(
    () => ({
      interval: t('secondsWrong'),
      intervalTooLong: t('secondsTooLong'),
      daysMissing: t('daysMissing'),
      dayOfMonthWrong: t('dayOfMonthWrong'),
      everyWrong: (most) => t('everyWrong', { most }),
      cronMissing: t('cronMissing'),
      cronTooLong: t('cronTooLong', { most: longestCron }),
      cron: (problem) => {
        if (problem.kind === 'unreadable') return t('cronUnreadable', { reason: problem.reason })
        return t(problem.kind === 'parts' ? 'cronParts' : 'cronNever')
      },
    }),
    [t],
  )
}
