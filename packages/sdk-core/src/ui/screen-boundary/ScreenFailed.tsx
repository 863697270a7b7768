import { useEffect, useRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { ErrorState } from '../states/ErrorState'

/** What stands in place of a screen that broke. */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(kitMessages)
  const state = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = state
    // What had focus is gone with the screen; a keyboard goes on here.
    if (current && current.ownerDocument.activeElement === current.ownerDocument.body) current.focus()
  }, [])
  return (
    <ErrorState ref={state} tabIndex={-1} title={t('screenFailed')} onRetry={onRetry}>
      {t('screenFailedDetail')}
    </ErrorState>
  )
}
