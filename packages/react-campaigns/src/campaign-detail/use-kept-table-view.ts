import { useState } from 'react'
import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { readTableView, type TableView } from '@inlay/sdk-core/table'
import { keptPlace } from '../kept-place'

/** How somebody looks at the table of a campaign: widths, order and sorting, kept on their device. */
export function useKeptTableView(
  campaignId: string,
  artifactType: ArtifactType,
): readonly [TableView, (view: TableView) => void] {
  const inlay = useInlay()
  const { storage } = inlay.host
  const place = keptPlace(`campaigns.table.${campaignId}.${artifactType}`, inlay)
  const [kept, setKept] = useState(() => ({ place, view: read(storage.get(place)) }))
  const current = kept.place === place ? kept : { place, view: read(storage.get(place)) }
  if (current !== kept) setKept(current)
  return [
    current.view,
    (view) => {
      setKept({ place, view })
      storage.set(place, JSON.stringify(view))
    },
  ]
}

function read(text: string | undefined): TableView {
  if (text === undefined) return {}
  try {
    return readTableView(JSON.parse(text))
  } catch {
    return {}
  }
}
