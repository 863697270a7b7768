import { useMessages } from '@inlay/sdk-core/react'
import { tooltipAttributes } from '@inlay/sdk-core/ui'
import { createAudienceMessages } from '../messages'
import type { ColumnTarget } from './column-targets'
import type { FilePreview } from './preview-file'

export interface PreviewRowsProps {
  readonly labelledBy: string
  readonly preview: FilePreview
  readonly targets: readonly ColumnTarget[]
}

const shownRows = 10

/** The first rows of a file, as they were understood. */
export function PreviewRows({ labelledBy, preview, targets }: PreviewRowsProps) {
  const t = useMessages(createAudienceMessages)
  const { headers, problems, rows } = preview
  const damaged = new Set(problems.map(({ line }) => line))
  if (rows.length === 0) return <p className="inlay-ReviewColumns-absent">{t('noRows')}</p>
  return (
    // Who has no pointer scrolls it by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="inlay-ReviewColumns-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className="inlay-ReviewColumns-rows">
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {headers.map((header, column) => (
              <th key={header} scope="col" data-target={targets[column]?.kind}>
                <bdi>{header}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ line, cells }) => (
            <tr key={line} data-damaged={damaged.has(line) ? '' : undefined}>
              <th scope="row">{line}</th>
              {headers.map((header, column) => {
                const cell = cells[column] ?? ''
                return (
                  <td
                    key={header}
                    data-target={targets[column]?.kind}
                    {...tooltipAttributes({ text: cell, whenCut: true })}
                  >
                    <bdi>{oneLine(cell)}</bdi>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A line end within a cell is shown as one. */
function oneLine(cell: string): string {
  return cell.replace(/\r\n|\r|\n/g, ' ↵ ')
}
