import { useContext, useEffect, useRef, useState } from 'react'
import { browserDownload } from '../../ports/browser-download'
import { InlayContext } from '../../react/inlay-context'
import { useClock } from '../../ui/root/use-clock'
import type { DataTableProps } from '../DataTable'
import type { TableWork } from './use-missing-rows'
import type { Table } from './use-table'

interface CsvExportOptions<Row> {
  readonly table: Table<Row>
  readonly fileName: string
  readonly loadAll: DataTableProps<Row>['loadAll']
}

export interface CsvExport {
  readonly state: 'idle' | 'busy' | 'failed' | 'done'
  /** While it is busy. */
  readonly work: TableWork | undefined
  readonly run: () => void
  readonly dismiss: () => void
}

/** Writes what the table shows into a file: these rows in this order, the columns that are shown. */
export function useCsvExport<Row>({ table, fileName, loadAll }: CsvExportOptions<Row>): CsvExport {
  const inlay = useContext(InlayContext)
  const clock = useClock()
  const [state, setState] = useState<CsvExport['state']>('idle')
  const [progress, setProgress] = useState<Pick<TableWork, 'done' | 'total'>>({ done: 0, total: undefined })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function write(signal: AbortSignal): Promise<void> {
    // Only who makes a file loads what writes it.
    const { csvFile } = await import('./csv-file')
    const onProgress = (done: number, total: number) => signal.aborted || setProgress({ done, total })
    const blob = await csvFile(table, { loadAll, signal, onProgress })
    const download = inlay?.host.download ?? browserDownload(clock)
    download({ blob, filename: `${fileName}.csv` })
  }

  return {
    state,
    work:
      state === 'busy'
        ? {
            ...progress,
            stop() {
              running.current?.abort()
              setState('idle')
            },
          }
        : undefined,
    run() {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      setState('busy')
      setProgress({ done: 0, total: undefined })
      write(signal).then(
        () => signal.aborted || setState('done'),
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
