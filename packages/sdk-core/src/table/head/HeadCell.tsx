import { memo, type PointerEvent } from 'react'
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../../ui/icon/Icon'
import { Tooltip } from '../../ui/tooltip/Tooltip'
import { tableMessages } from '../table-messages'

export interface HeadCellProps {
  readonly id: string
  readonly header: string
  /** Its place among the columns that are shown, from 0. */
  readonly place: number
  /** Its place among all columns of the grid, from 1. */
  readonly index: number
  readonly width: number
  readonly offset: number
  readonly pin: 'start' | 'end' | undefined
  readonly isEdge: boolean
  readonly align: 'start' | 'end'
  readonly canSort: boolean
  readonly sort: 'asc' | 'desc' | undefined
  /** Where several columns sort: which of them this is, from 1. */
  readonly rank: number | undefined
  /** The Tab key leads to it. */
  readonly isStop: boolean
  readonly isMenuOpen: boolean
  readonly isDragged: boolean
  /** A column that is dragged would come before or behind it. */
  readonly drop: 'before' | 'after' | undefined
  readonly isFirstAtEnd: boolean
  readonly onSort: (id: string, isFurther: boolean) => void
  readonly onMenu: (id: string) => void
  readonly onResize: (event: PointerEvent<HTMLElement>, id: string, width: number) => void
  readonly onFit: (id: string, place: number) => void
}

/** The name of a column: sorts by a press, is dragged elsewhere, and leads to the column's menu. */
export const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { id, header, index, width, offset, pin, align, canSort, sort, rank, isStop, isMenuOpen, drop } = props
  const t = useMessages(tableMessages)
  return (
    <div
      role="columnheader"
      className="inlay-Table-headCell"
      // Of all that stands in it, the buttons too, the name alone is read.
      aria-label={header}
      aria-colindex={index}
      aria-sort={canSort ? (sort === undefined ? 'none' : sort === 'asc' ? 'ascending' : 'descending') : undefined}
      aria-haspopup="menu"
      tabIndex={isStop ? 0 : -1}
      data-column={id}
      data-pin={pin}
      data-edge={props.isEdge ? '' : undefined}
      data-align={align === 'end' ? 'end' : undefined}
      data-drop={drop}
      data-dragged={props.isDragged ? '' : undefined}
      style={{
        inlineSize: width,
        ...(pin === 'start' && { insetInlineStart: offset }),
        ...(pin === 'end' && { insetInlineEnd: offset }),
        ...(props.isFirstAtEnd && { marginInlineStart: 'auto' }),
      }}
    >
      <Tooltip text={header} whenCut>
        <button
          type="button"
          tabIndex={-1}
          className="inlay-Table-headName"
          disabled={!canSort}
          onClick={(event) => {
            // The keys are those of the head, and not of a button in it.
            event.currentTarget.closest<HTMLElement>('[role="columnheader"]')?.focus({ preventScroll: true })
            props.onSort(id, event.shiftKey)
          }}
        >
          <span className="inlay-Table-headText">{header}</span>
          {sort !== undefined && <Icon icon={sort === 'asc' ? ArrowUp : ArrowDown} size={14} />}
          {rank !== undefined && <span className="inlay-Table-sortRank">{rank}</span>}
        </button>
      </Tooltip>
      <button
        type="button"
        tabIndex={-1}
        className="inlay-Table-headMenu"
        aria-label={t('columnMenu', { column: header })}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={() => props.onMenu(id)}
      >
        <Icon icon={ChevronDown} size={14} />
      </button>
      <span
        className="inlay-Table-resize"
        aria-hidden
        onDoubleClick={() => props.onFit(id, props.place)}
        onClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => props.onResize(event, id, width)}
      />
    </div>
  )
})
