import { useCallback, useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { Calendar } from '../../ui/calendar/Calendar'
import { FloatingLayer } from '../../ui/floating/FloatingLayer'
import { useAutoGrow } from '../../ui/text-area/use-auto-grow'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import { cellEditMessages } from './cell-edit-messages'
import { instantOf, wallOf, withWall } from './instants'
import { readCell } from './read-cell'
import { readDraft } from './read-draft'
import type { CellEditing, OpenEdit } from './use-cell-editing'
import { toldText } from './told-text'
import { useCellReader } from './use-cell-reader'
import { editOf } from './edit-of'
import { draftOf } from './write-cell'

/** Where the keys lead when an edit is done. */
export type EditLeave = 'stay' | 'down' | 'up' | 'forward' | 'back'

export interface CellEditorProps<Row> {
  readonly open: OpenEdit<Row>
  readonly column: TableColumn<Row>
  readonly editing: CellEditing<Row>
  /** What the row is called. */
  readonly rowName: string
  /** As it is by now; nothing where it is gone. */
  readonly rowNow: Row | undefined
  readonly anchor: () => HTMLElement | null
  readonly rowHeight: number
  readonly onLeave: (to: EditLeave) => void
}

/**
 * The box in which a cell is edited: over the cell, in the top layer, so that nothing that the rows do meanwhile takes
 * away what is typed.
 */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { open, column, editing, rowName, rowNow, anchor, rowHeight, onLeave } = props
  const t = useMessages(tableMessages)
  const words = useMessages(cellEditMessages)
  const reader = useCellReader()
  const faultId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const calendar = useRef<HTMLDivElement>(null)
  const draft = draftOf(open, column, reader.locale)
  const label = t('editCell', { column: column.header, row: rowName })
  const now = rowNow === undefined ? undefined : readColumn(column)(rowNow)
  const isChanged = rowNow !== undefined && JSON.stringify(now) !== JSON.stringify(open.value)
  const commit = () => editing.commit(readDraft(open, column, reader), 'typed')
  const leave = (to: EditLeave) => {
    if (rowNow !== undefined && commit()) onLeave(to)
  }
  const give = (value: unknown) => {
    editing.commit({ value }, 'chosen')
    onLeave('stay')
  }
  const giveUp = () => {
    editing.cancel()
    onLeave('stay')
  }
  const render = editOf(column)?.renderEditor
  const leaving = useLatest(leave)
  // Once the layer has the focus, which it gives back.
  useEffect(() => {
    if (open.isEntered) leaving.current('down')
  }, [leaving, open.isEntered])

  return (
    <FloatingLayer
      role="dialog"
      aria-label={label}
      className="inlay-Table-editor"
      anchor={anchor}
      place={{ gap: -rowHeight, asWideAsAnchor: true }}
      onLeave={(reason) => {
        if (reason === 'escape') giveUp()
        // The press goes where it went; what cannot be read stays open with its error.
        else if (rowNow !== undefined) commit()
      }}
    >
      {render ? (
        render({
          row: open.row,
          value: open.value,
          typed: open.isTyped ? draft : undefined,
          label,
          onCommit: give,
          onCancel: giveUp,
        })
      ) : (
        <EditorInput
          ref={input}
          column={column}
          label={label}
          draft={draft}
          returns={open.returns}
          faultId={open.error === undefined ? undefined : faultId}
          rowHeight={rowHeight}
          onType={editing.type}
          onLeave={leave}
          onCalendar={
            column.kind === 'date' ? () => calendar.current?.querySelector<HTMLElement>(theDay)?.focus() : undefined
          }
        />
      )}
      {open.error !== undefined && (
        <p id={faultId} role="alert" className="inlay-Table-editorFault">
          {open.error}
        </p>
      )}
      {rowNow === undefined && (
        <p role="alert" className="inlay-Table-editorFault">
          {words('rowGone')}
        </p>
      )}
      {isChanged && (
        <p role="status" className="inlay-Table-editorNote">
          {words('changedMeanwhile', { value: toldText(column, now, rowNow, { t, locale: reader.locale }) })}
        </p>
      )}
      {column.kind === 'date' && !render && (
        <EditorCalendar
          ref={calendar}
          onBack={() => input.current?.focus({ preventScroll: true })}
          column={column}
          row={open.row}
          label={column.header}
          draft={draft}
          onPick={(day) => give(withDay(open.value, day, column))}
        />
      )}
    </FloatingLayer>
  )
}

/** An instant keeps its time. */
function withDay<Row>(value: unknown, day: string, column: TableColumn<Row>): unknown {
  const time = instantOf(value)
  return time === undefined ? day : withWall(value, `${day}${wallOf(time, column).slice(10)}`, column)
}

interface EditorInputProps<Row> {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly column: TableColumn<Row>
  readonly label: string
  readonly draft: string
  /** Takes the focus again whenever it grows. */
  readonly returns: number
  readonly faultId: string | undefined
  readonly rowHeight: number
  readonly onType: (draft: string) => void
  readonly onLeave: (to: EditLeave) => void
  /** The focus goes to the days. */
  readonly onCalendar: (() => void) | undefined
}

const severalLines = new Set(['long-text', 'json', 'list'])

function EditorInput<Row>({
  ref: area,
  column,
  label,
  draft,
  returns,
  faultId,
  rowHeight,
  onType,
  onLeave,
  onCalendar,
}: EditorInputProps<Row>) {
  const hasLines = severalLines.has(column.kind ?? 'text')
  useCaretAtEnd(area, returns)
  useAutoGrow(area, { minRows: 1, maxRows: hasLines ? 10 : 4, value: draft })
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.altKey && event.key === 'ArrowDown' && onCalendar) {
      event.preventDefault()
      return onCalendar()
    }
    if (event.key === 'Enter') {
      if (hasLines && event.shiftKey) return
      if (hasLines && event.altKey) {
        // As in a spreadsheet; the browser itself does nothing with it.
        const { currentTarget: field } = event
        field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
        onType(field.value)
        event.preventDefault()
        return
      }
      onLeave(event.shiftKey ? 'up' : 'down')
    } else if (event.key === 'Tab') onLeave(event.shiftKey ? 'back' : 'forward')
    else return
    event.preventDefault()
  }
  // A text area for one line too: it grows with what is typed, where a field would hide the start of it.
  return (
    <textarea
      ref={area}
      className="inlay-Table-editorInput"
      rows={1}
      style={{ minBlockSize: rowHeight - 2 }}
      aria-label={label}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={faultId}
      data-align={column.kind === 'number' ? 'end' : undefined}
      inputMode={column.kind === 'number' ? 'decimal' : column.kind === 'email' ? 'email' : undefined}
      spellCheck={column.kind === undefined || column.kind === 'text' || column.kind === 'long-text'}
      value={draft}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={press}
    />
  )
}

function useCaretAtEnd(area: RefObject<HTMLTextAreaElement | null>, returns: number): void {
  useLayoutEffect(() => {
    const element = area.current
    element?.focus({ preventScroll: true })
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [area, returns])
}

const theDay = '[data-date][tabindex="0"]'

interface EditorCalendarProps<Row> {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The focus goes back to what is typed. */
  readonly onBack: () => void
  readonly column: TableColumn<Row>
  readonly row: Row
  readonly label: string
  readonly draft: string
  readonly onPick: (date: string) => void
}

/** The month of what is typed, as far as that is a date. */
function EditorCalendar<Row>({ ref, onBack, column, row, label, draft, onPick }: EditorCalendarProps<Row>) {
  const reader = useCellReader()
  const dateOfText = useCallback(
    (text: string) => {
      const reading = readCell(column, text, row, reader)
      if ('error' in reading) return undefined
      const time = instantOf(reading.value)
      if (time !== undefined) return wallOf(time, column).slice(0, 10)
      return typeof reading.value === 'string' ? reading.value.slice(0, 10) : undefined
    },
    [column, reader, row],
  )
  const press = (event: KeyboardEvent) => {
    const isBack = event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')
    if (!isBack || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onBack()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the calendar in it
    <div ref={ref} className="inlay-Table-editorCalendar" onKeyDown={press}>
      <Calendar label={label} value={dateOfText(draft) ?? null} onValueChange={onPick} />
    </div>
  )
}
