import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { FilterContext } from '../../filters/filter-context'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { TableView } from '../columns/table-view'
import { plainLines, type TableLines } from '../model/table-lines'
import { systemClock } from '../../ports/system-clock'
import { warnOnce } from '../../react/development/warn-once'
import { createTableRows, type TableRows } from '../model/table-rows'
import { createLineBuilder, type LinesRequest } from './line-builder'

const warnOfSameIds =
  process.env.NODE_ENV === 'production'
    ? undefined
    : (ids: readonly string[]) =>
        warnOnce(
          `rows with the same id: ${ids.slice(0, 3).join(', ')}`,
          `DataTable: more than one row has the id ${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''}. ` +
            'The first keeps it; the others are known by ids that the table made up, such as ' +
            `“${ids[0]} (2)”. Give each row an id of its own.`,
        )

interface TableLinesOptions<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowId: (row: Row) => string
  readonly columns: readonly TableColumn<Row>[]
  readonly view: TableView
  readonly locale: string
  readonly filterContext: FilterContext | undefined
  /** Somebody else sorts and filters: the rows are shown as they come. */
  readonly isManual: boolean
  /** Rows keep their places while somebody edits them, whatever they would be sorted, filtered and grouped by. */
  readonly isHeld: boolean
  readonly onError: (error: unknown) => void
}

export interface ShownLines<Row> {
  readonly lines: TableLines
  /** The rows to which the lines lead; it may be a moment behind those that were given. */
  readonly rows: readonly (Row | undefined)[]
}

/** For what the lines were made. */
interface Answer<Row> extends ShownLines<Row> {
  readonly request: LinesRequest<Row>
  readonly given: readonly (Row | undefined)[]
  /** The rows have other values since, and are still where they were. */
  readonly isBehind?: boolean
}

/** Lines that take longer than the first frame can wait for. */
interface Pending<Row> extends Pick<Answer<Row>, 'request' | 'given'> {
  readonly pending: Promise<TableLines>
}

/** Milliseconds. */
const afterFirstRows = 50

const nothing = new AbortController().signal
const nothingShown = { lines: plainLines(new Uint32Array()), rows: [] }

/** What of the rows is shown, in which order. While it is worked out, what was shown before stays. */
export function useTableLines<Row>({
  rows,
  rowId,
  columns,
  view: { sort, filter, groupBy, collapsed },
  locale,
  filterContext,
  isManual,
  isHeld,
  onError,
}: TableLinesOptions<Row>): { shown: ShownLines<Row> | undefined; isWorking: boolean; known: TableRows<Row> } {
  const [known] = useState(() => createTableRows(rows, rowId, warnOfSameIds))
  useEffect(() => systemClock.after(afterFirstRows, known.tellApart), [known])
  const builder = useMemo(() => createLineBuilder(known, { locale }), [known, locale])
  const request = useMemo<LinesRequest<Row>>(() => {
    const readerOf = (id: string) => {
      const column = columns.find((each) => each.id === id)
      return column && readColumn(column)
    }
    return {
      sort: isManual
        ? []
        : (sort ?? []).flatMap(({ columnId, direction }) => {
            const read = readerOf(columnId)
            return read ? [{ read, direction }] : []
          }),
      filter: isManual ? undefined : filter,
      groupBy: groupBy === undefined ? undefined : readerOf(groupBy),
      collapsed: new Set(collapsed),
      readerOf,
      context: filterContext,
    }
  }, [columns, sort, filter, groupBy, collapsed, filterContext, isManual])

  const [answer, setAnswer] = useState<Answer<Row> | Pending<Row>>(() => {
    const built = builder.build(request, nothing)
    if (!(built instanceof Promise)) return { lines: built, rows, request, given: rows }
    // What goes wrong is told by the effect, which waits for it.
    built.catch(() => {})
    return { pending: built, request, given: rows }
  })

  useLayoutEffect(() => {
    const { places } = known.replace(rows)
    const stop = new AbortController()
    const isCurrent = 'lines' in answer && answer.request === request
    const isAnswered = answer.request === request && answer.given === rows && (isHeld || !isCurrent || !answer.isBehind)
    const finish = (lines: TableLines, isBehind = false) =>
      setAnswer({ lines, rows: known.rows, request, given: rows, isBehind })
    // Rows that have come or gone leave no place to be kept.
    if (isHeld && isCurrent && !isAnswered && places) {
      finish(answer.lines, true)
      return undefined
    }
    const built = isAnswered && 'pending' in answer ? answer.pending : builder.build(request, stop.signal)
    if (built instanceof Promise) {
      built.then(
        (lines) => {
          if (!stop.signal.aborted) finish(lines)
        },
        (error: unknown) => {
          if (stop.signal.aborted) return
          setAnswer((before) => ({ ...('lines' in before ? before : nothingShown), request, given: rows }))
          onError(error)
        },
      )
    } else if (!isAnswered) finish(built)
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown follows; it is only asked whether it has
  }, [builder, isHeld, known, onError, request, rows])

  useEffect(() => {
    if (isManual) return undefined
    const stop = new AbortController()
    // A column whose values cannot be read is told of when it is asked for.
    builder.prepare(columns.map(readColumn), stop.signal).catch(() => {})
    return () => stop.abort()
  }, [builder, columns, isManual])

  const shown = 'lines' in answer ? answer : undefined
  return { shown, isWorking: shown?.request !== request || shown.given !== rows, known }
}
