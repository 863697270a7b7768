import { useContext } from 'react'
import type { Notify } from '../../ports/host'
import { warnOnce } from '../development/warn-once'
import { NotifyContext } from '../inlay-context'
import { useInlay } from './use-inlay'

/** Shows notices: the host's way, else the toaster of the nearest root. */
export function useNotify(): Notify {
  const toaster = useContext(NotifyContext)
  return useInlay().host.notify ?? toaster ?? nowhere
}

const nowhere: Notify = (notice) => {
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      'notify',
      `there is nowhere to show "${notice.text}". Put an InlayRoot above the component, or give InlayProvider host={{ notify }}.`,
    )
  }
  return () => {}
}
