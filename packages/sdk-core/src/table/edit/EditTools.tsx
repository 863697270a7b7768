import { useLayoutEffect } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { tableMessages } from '../table-messages'
import { cellEditMessages } from './cell-edit-messages'
import { changeMany, tellOf } from './change-cells'
import type { CellTools } from './edit-tools'
import { useCellReader } from './use-cell-reader'

interface EditToolsProps {
  readonly onReady: (tools: CellTools) => void
}

/** What changes many cells at once, in the language of the page. Nothing of it is to be seen. */
export function EditTools({ onReady }: EditToolsProps) {
  const t = useMessages(tableMessages)
  const words = useMessages(cellEditMessages)
  const announce = useAnnounce()
  const reader = useCellReader()
  const latest = useLatest({ t, words, announce, reader })
  useLayoutEffect(
    () =>
      onReady({
        changeMany: (reason, cells) => changeMany(reason, { ...cells, ...latest.current }),
        tellOf: (word, changes, cells) => tellOf(word, changes, { ...cells, ...latest.current }),
      }),
    [latest, onReady],
  )
  return null
}
