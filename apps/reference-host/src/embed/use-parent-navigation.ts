import type { Navigation } from '@inlay/sdk-core'
import type { ParentNavigation } from '@inlay/sdk-core/embed'
import { useEffect, useState } from 'react'

/** The places of the page around: another object whenever addresses have become known, so that links show them. */
export function useParentNavigation(navigation: ParentNavigation | undefined): Navigation | undefined {
  const [known, setKnown] = useState<Navigation | undefined>(navigation)
  useEffect(() => navigation?.onAddresses(() => setKnown({ ...navigation })), [navigation])
  return known
}
