import type { Filter } from '../../operation/filter-model'
import type { Clock } from '../../ports/host'
import type { ColumnSort } from '../columns/table-view'

/** What is wanted of all rows, before they are divided into pages. */
export interface RowsQuestion {
  readonly sort: readonly ColumnSort[]
  readonly filter: Filter | undefined
}

export interface RowsPageRequest extends RowsQuestion {
  readonly offset: number
  readonly limit: number
  readonly signal: AbortSignal
}

export interface RowsPageAnswer<Row> {
  readonly rows: readonly Row[]
  /** How many rows answer the question, on all pages. */
  readonly total: number
}

export type LoadRows<Row> = (request: RowsPageRequest) => Promise<RowsPageAnswer<Row>>

export interface PagedRowsState<Row> {
  /** As long as the total; those that have not been loaded are not there. */
  readonly rows: readonly (Row | undefined)[]
  /** `loading` until something is there to be shown. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Rows, newer ones or those that answer another question, are on their way. */
  readonly isWorking: boolean
  readonly error: unknown
  /** The pages that could not be loaded. */
  readonly failed: ReadonlySet<number>
}

/** Rows of a server, a page at a time, as somebody comes to look at them. */
export interface PagedRows<Row> {
  state(): PagedRowsState<Row>
  /** Rows are read for as long as somebody listens. */
  subscribe(listener: () => void): () => void
  /** The first or another question. What answers the one before is shown until something of this one comes. */
  ask(question: RowsQuestion): void
  /** The rows that are looked at: from one to before another. */
  need(first: number, end: number): void
  /** Reads again what is looked at, and the rest when somebody comes to it. */
  refresh(): void
  /** Tries again what failed. */
  retry(): void
  /** Every row, page by page: for a file. They answer the question of now, also where another is asked meanwhile. */
  all(signal: AbortSignal, onProgress?: (loaded: number, total: number) => void): Promise<readonly Row[]>
}

interface PagedRowsOptions<Row> {
  readonly load: LoadRows<Row>
  readonly pageSize: number
  readonly clock: Clock
  /** Tells rows that moved from one page to another between two answers. */
  readonly rowId: (row: Row) => unknown
}

type PageState = 'there' | 'stale' | 'failed'

/** So long one rests somewhere before its rows are asked for: what is only passed by is not. */
const rest = 60
const atOnce = 2
/** Nobody waits for one page of them alone. */
const ofAllAtOnce = 4

export function createPagedRows<Row>({ load, pageSize, clock, rowId }: PagedRowsOptions<Row>): PagedRows<Row> {
  const listeners = new Set<() => void>()
  let question: RowsQuestion | undefined
  let pages = new Map<number, PageState>()
  let wanted = { first: 0, end: 1 }
  let loading = new Map<number, AbortController>()
  let isAnswered = false
  /** Rows that stood on two pages, and for which the older one has been asked for again. */
  let moved = new Set<unknown>()
  let cancelRest: (() => void) | undefined
  let state: PagedRowsState<Row> = { rows: [], status: 'loading', isWorking: true, error: undefined, failed: new Set() }

  function tell(change: Partial<PagedRowsState<Row>>): void {
    state = { ...state, ...change, isWorking: loading.size > 0, failed: new Set(failedPages()) }
    for (const listener of [...listeners]) listener()
  }

  function wantedPages(): readonly number[] {
    const last = isAnswered ? Math.max(0, Math.ceil(state.rows.length / pageSize) - 1) : Infinity
    const first = Math.min(Math.floor(wanted.first / pageSize), last)
    const end = Math.min(Math.floor(Math.max(wanted.first, wanted.end - 1) / pageSize), last)
    return Array.from({ length: end - first + 1 }, (_, index) => first + index)
  }

  /** What failed where nobody looks has not been asked for: whoever comes back to it asks anew. */
  function forgetFailed(pagesWanted: readonly number[]): void {
    for (const page of failedPages()) if (!pagesWanted.includes(page)) pages.delete(page)
    if (state.status === 'failed' && failedPages().length === 0) {
      tell({ status: state.rows.length > 0 ? 'ready' : 'loading', error: undefined })
    }
  }

  function failedPages(): readonly number[] {
    return [...pages].filter(([, known]) => known === 'failed').map(([page]) => page)
  }

  function loadWanted(): void {
    if (!question || listeners.size === 0) return
    const pagesWanted = wantedPages()
    forgetFailed(pagesWanted)
    for (const [page, stop] of loading) {
      if (pagesWanted.includes(page)) continue
      stop.abort()
      loading.delete(page)
    }
    for (const page of pagesWanted) {
      const known = pages.get(page)
      if (known === 'there' || known === 'failed' || loading.has(page) || loading.size >= atOnce) continue
      void loadPage(page, question)
    }
    if (state.isWorking !== loading.size > 0) tell({})
  }

  async function loadPage(page: number, asked: RowsQuestion): Promise<void> {
    const stop = new AbortController()
    loading.set(page, stop)
    try {
      const offset = page * pageSize
      const answer = await load({ ...asked, offset, limit: pageSize, signal: stop.signal })
      if (stop.signal.aborted) return
      loading.delete(page)
      take(page, answer)
    } catch (error) {
      if (stop.signal.aborted) return
      loading.delete(page)
      pages.set(page, 'failed')
      tell({ status: 'failed', error })
    }
    loadWanted()
  }

  function take(page: number, { rows: found, total }: RowsPageAnswer<Row>): void {
    const rows: (Row | undefined)[] = isAnswered ? state.rows.slice(0, total) : []
    isAnswered = true
    while (rows.length < total) rows.push(undefined)
    const offset = page * pageSize
    leaveOut(found, rows, offset)
    for (let at = offset; at < Math.min(offset + pageSize, total); at += 1) rows[at] = found[at - offset]
    pages.set(page, 'there')
    const hasFailed = failedPages().length > 0
    tell({ rows, status: hasFailed ? 'failed' : 'ready', ...(!hasFailed && { error: undefined }) })
  }

  /**
   * A row that came or went on the server moves others over the edge of a page. Where one stood before it is still to
   * come, and that page is asked for again: once for each row, or a server that has it twice would be asked for ever.
   */
  function leaveOut(found: readonly Row[], rows: (Row | undefined)[], offset: number): void {
    const ids = new Set(found.map(rowId))
    for (const [at, row] of rows.entries()) {
      if (row === undefined || (at >= offset && at < offset + pageSize)) continue
      const id = rowId(row)
      if (id === undefined || !ids.has(id) || moved.has(id)) continue
      moved.add(id)
      rows[at] = undefined
      pages.set(Math.floor(at / pageSize), 'stale')
    }
  }

  function dropLoading(): void {
    for (const stop of loading.values()) stop.abort()
    loading = new Map()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      loadWanted()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        cancelRest?.()
        dropLoading()
      }
    },
    ask(next) {
      if (question && isSame(question, next)) return
      question = next
      dropLoading()
      pages = new Map()
      moved = new Set()
      isAnswered = false
      loadWanted()
      tell({ status: state.rows.length > 0 ? 'ready' : 'loading', error: undefined })
    },
    need(first, end) {
      wanted = { first, end }
      cancelRest?.()
      const isMissing = wantedPages().some((page) => pages.get(page) !== 'there' && !loading.has(page))
      if (isMissing || failedPages().length > 0) cancelRest = clock.after(rest, loadWanted)
    },
    refresh() {
      dropLoading()
      moved = new Set()
      for (const page of pages.keys()) pages.set(page, 'stale')
      loadWanted()
    },
    retry() {
      for (const page of failedPages()) pages.delete(page)
      loadWanted()
      tell({ status: state.rows.length > 0 ? 'ready' : 'loading', error: undefined })
    },
    async all(signal, onProgress) {
      // Pages of two orders would have some rows twice and others not at all.
      const asked = question
      if (!asked) return []
      const page = async (offset: number, limit: number) => {
        const answer = await load({ ...asked, offset, limit, signal })
        signal.throwIfAborted()
        return answer
      }
      const first = await page(0, pageSize)
      const { total } = first
      // A server may give fewer than it is asked for.
      const step = first.rows.length
      const found = new Map([[0, first.rows]])
      const left = Array.from({ length: step === 0 ? 0 : Math.ceil(total / step) - 1 }, (_, at) => (at + 1) * step)
      let loaded = step
      onProgress?.(loaded, total)
      const readOn = async (): Promise<void> => {
        for (let offset = left.shift(); offset !== undefined; offset = left.shift()) {
          const { rows } = await page(offset, step)
          found.set(offset, rows)
          loaded += rows.length
          onProgress?.(loaded, total)
        }
      }
      await Promise.all(Array.from({ length: ofAllAtOnce }, readOn)).catch((error: unknown) => {
        // The others need not read on for nobody.
        left.length = 0
        throw error
      })
      return [...found].toSorted(([one], [other]) => one - other).flatMap(([, rows]) => rows)
    },
  }
}

function isSame(one: RowsQuestion, other: RowsQuestion): boolean {
  return one.filter === other.filter && JSON.stringify(one.sort) === JSON.stringify(other.sort)
}
