import { useEffect, useRef, useState, type FocusEvent } from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import type { TableOrder } from '@inlay/sdk-core/table'
import { Drawer, EmptyState } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'
import { OpenRow, type Step } from './OpenRow'
import type { TableFields } from './row-values'
import type { ReadRows } from './save-over-others'
import { useAskedRows } from './use-asked-rows'

/** Goes elsewhere, unless somebody stays for what they have typed; that is told. */
export type LeaveRow = (go: () => void, onStay?: () => void) => void

export interface RowDrawerProps {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly rowId: string
  /** Nothing where it is not among the rows that are shown. */
  readonly row: Artifact | undefined
  /** The rows have been loaded. */
  readonly isKnown: boolean
  /** The columns of the table: all of them can be filled. @default those in which the row has something */
  readonly columns?: TableFields | undefined
  /** In which order the table shows the rows. */
  readonly order: TableOrder | undefined
  /** What the row is among. */
  readonly rows: ReadRows
  /** Another row, or none. */
  readonly onOpenRow: (rowId: string | undefined) => void
  /** Given how its row is left, for those who lead elsewhere; nothing where none is shown. */
  readonly onLeaveChange: (leave: LeaveRow | undefined) => void
  /** Told the row while there is something typed for it. */
  readonly onTypedChange?: ((rowId: string | undefined) => void) | undefined
}

/** The drawer of a row: what is known of it, and the fields to change that. */
export function RowDrawer(props: RowDrawerProps) {
  const t = useMessages(audienceMessages)
  const { row, rowId, isKnown, artifactType, onOpenRow, onTypedChange } = props
  const [hasFocus, setHasFocus] = useState(false)
  const focus = {
    onFocus: () => setHasFocus(true),
    // What is taken away takes its focus along without a word; so what is heard here is somebody who goes elsewhere.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
    },
  }
  const pressed = useRef<Step>(undefined)
  const asked = useAskedRows(rowId)
  const [edited, setEdited] = useState<Artifact>()
  const editedId = edited?.id
  useEffect(() => {
    onTypedChange?.(editedId)
    return () => onTypedChange?.(undefined)
  }, [editedId, onTypedChange])
  // What somebody is typing outlives the row that it is about.
  const shown = row ?? (edited?.id === rowId ? edited : undefined)
  if (shown) {
    return (
      <OpenRow
        key={rowId}
        {...props}
        row={shown}
        isGone={isKnown && row === undefined}
        focus={focus}
        pressed={pressed}
        asked={asked}
        onEditedChange={setEdited}
      />
    )
  }
  if (!isKnown) return null
  return (
    <Drawer
      {...focus}
      open
      keepFocus={!hasFocus}
      title={t(artifactType)}
      titleTone="quiet"
      onOpenChange={() => onOpenRow(undefined)}
    >
      <EmptyState size="compact" headingLevel={3} title={t('rowGone')}>
        {t('rowGoneHint')}
      </EmptyState>
    </Drawer>
  )
}
