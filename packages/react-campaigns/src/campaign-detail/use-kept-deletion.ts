import { useInlay } from '@inlay/sdk-core/react'
import { keptPlace, readKeptObject } from '../kept-place'

export interface KeptDeletion {
  /** Under which the rows that were deleted last can be brought back. */
  readonly id: string | undefined
  readonly keep: (deletionId: string) => void
  /** There is nothing left of it. */
  readonly forget: (deletionId: string) => void
}

/** What somebody has deleted last in a campaign: it outlives the notice that offers it, and the page. */
export function useKeptDeletion(campaignId: string): KeptDeletion {
  const inlay = useInlay()
  const { storage } = inlay.host
  const place = keptPlace(`campaigns.deletion.${campaignId}`, inlay)
  const read = () => {
    const { id } = readKeptObject(storage.get(place))
    return typeof id === 'string' && id !== '' ? id : undefined
  }
  return {
    get id() {
      return read()
    },
    keep: (deletionId) => storage.set(place, JSON.stringify({ id: deletionId })),
    forget(deletionId) {
      if (read() === deletionId) storage.remove(place)
    },
  }
}
