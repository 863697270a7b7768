import { useMemo } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useLocale } from '../../ui/root/use-locale'
import { useDateReader } from '../../ui/date-picker/use-date-reader'
import { tableMessages } from '../table-messages'
import { cellEditMessages } from './cell-edit-messages'
import type { CellReader } from './read-cell'

const noLimits = {}

/** Reads texts as cells have them, in the language of the page. */
export function useCellReader(): CellReader {
  const t = useMessages(cellEditMessages)
  const table = useMessages(tableMessages)
  const locale = useLocale()
  const readDate = useDateReader(noLimits, undefined)
  const readDateTime = useDateReader(noLimits, '00:00')
  const latest = useLatest({ readDate, readDateTime })
  return useMemo(
    () => ({
      locale,
      readDate: (text) => latest.current.readDate(text),
      readDateTime: (text) => latest.current.readDateTime(text),
      words: {
        required: () => t('required'),
        notANumber: (text) => t('notANumber', { text }),
        notABoolean: (text) => t('notABoolean', { text, yes: table('yes'), no: table('no') }),
        yes: () => table('yes'),
        no: () => table('no'),
        notAnEmail: (text) => t('notAnEmail', { text }),
        notAnAddress: (text) => t('notAnAddress', { text }),
        notAChoice: (text) => t('notAChoice', { text }),
        notJson: (problem) => t('notJson', { problem }),
      },
    }),
    [latest, locale, t, table],
  )
}
