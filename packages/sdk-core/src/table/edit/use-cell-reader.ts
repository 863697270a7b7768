import { useMemo } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useLocale } from '../../ui/calendar/use-locale'
import { useDateReader } from '../../ui/date-picker/use-date-reader'
import { tableMessages } from '../table-messages'
import type { CellReader } from './read-cell'

const noLimits = {}

/** Reads texts as cells have them, in the language of the page. */
export function useCellReader(): CellReader {
  const t = useMessages(tableMessages)
  const locale = useLocale()
  const latest = useLatest(useDateReader(noLimits, undefined))
  return useMemo(
    () => ({
      locale,
      readDate: (text) => latest.current(text),
      words: {
        required: () => t('required'),
        notANumber: (text) => t('notANumber', { text }),
        notAnEmail: (text) => t('notAnEmail', { text }),
        notAnAddress: (text) => t('notAnAddress', { text }),
        notAChoice: (text) => t('notAChoice', { text }),
        notJson: (problem) => t('notJson', { problem }),
      },
    }),
    [latest, locale, t],
  )
}
