import { useContext, useEffect, useRef, useState } from 'react'
import { browserDownload } from '../../ports/browser-download'
import { InlayContext } from '../../react/inlay-context'
import { useClock } from '../../ui/root/use-clock'
import type { Table } from './use-table'

interface CsvExportOptions<Row> {
  readonly table: Table<Row>
  readonly fileName: string
  readonly loadAll: ((signal: AbortSignal) => Promise<readonly Row[]>) | undefined
}

export interface CsvExport {
  readonly state: 'idle' | 'busy' | 'failed'
  readonly run: () => void
  readonly dismiss: () => void
}

/** Writes what the table shows into a file: these rows in this order, the columns that are shown. */
export function useCsvExport<Row>({ table, fileName, loadAll }: CsvExportOptions<Row>): CsvExport {
  const { lines, layout, rowAt } = table
  const inlay = useContext(InlayContext)
  const clock = useClock()
  const [state, setState] = useState<CsvExport['state']>('idle')
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function write(signal: AbortSignal): Promise<void> {
    // Only who makes a file loads what writes it.
    const { csvFile } = await import('./csv-file')
    const rows = loadAll ? await loadAll(signal) : Array.from(lines.rows, rowAt).filter((row) => row !== undefined)
    const columns = layout.columns.map(({ column }) => column)
    const blob = await csvFile(columns, rows, signal)
    const download = inlay?.host.download ?? browserDownload(clock)
    download({ blob, filename: `${fileName}.csv` })
  }

  return {
    state,
    run() {
      stop.current?.abort()
      const { signal } = (stop.current = new AbortController())
      setState('busy')
      write(signal).then(
        () => setState('idle'),
        (error: unknown) => {
          if (signal.aborted) return
          setState('failed')
          inlay?.onError(error)
        },
      )
    },
    dismiss: () => setState('idle'),
  }
}
