import { useContext, useEffect } from 'react'
import { warnOnce } from '../../react/development/warn-once'
import { RootContext } from './root-context'

/** In development builds: says once that a part stands in no root, where it has no styles and nothing of it opens. */
export const useRootWarning = process.env.NODE_ENV === 'production' ? () => {} : useWarning

function useWarning(): void {
  const outside = useContext(RootContext) === undefined
  useEffect(() => {
    if (!outside) return
    warnOnce(
      'root',
      'a part of the kit stands outside of an InlayRoot: it has no styles, and what it would open stays closed. ' +
        "Put <InlayRoot> of '@inlay/sdk-core/ui' around it.",
    )
  }, [outside])
}
