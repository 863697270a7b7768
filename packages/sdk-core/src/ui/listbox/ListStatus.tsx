import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { Spinner } from '../spinner/Spinner'
import type { OptionsState } from './list-option'

export interface ListStatusProps {
  readonly state: OptionsState
  /** What was searched for. */
  readonly query: string
}

/** Why a list shows no options. */
export function ListStatus({ state, query }: ListStatusProps) {
  const t = useMessages(kitMessages)
  if (state === 'loading') {
    return (
      <>
        <Spinner />
        {t('loading')}
      </>
    )
  }
  if (state === 'failed') {
    return (
      <>
        <Icon icon={CircleAlert} className="inlay-Listbox-failed" />
        {t('loadingFailed')}
      </>
    )
  }
  return query === '' ? t('noOptions') : t('noMatches', { text: query })
}
