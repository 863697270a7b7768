import { memo, useRef } from 'react'
import type { Tokens } from 'marked'
import type { MarkdownLinks } from '../../markdown/bounded-lexer'
import { useMessages } from '../../react/messages/use-messages'
import { markdownMessages } from './markdown-messages'
import type { MarkdownNodes } from './markdown-components'
import { MarkdownInline } from './MarkdownInline'
import { textDirection } from './text-direction'
import { useOverflow } from './use-overflow'

/** Room of its own for a table, in which it scrolls under its head. */
export function TableArea({ dir, children }: MarkdownNodes['table']) {
  const t = useMessages(markdownMessages)
  const area = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const scrolls = useOverflow(area, table)
  return (
    <div
      ref={area}
      className="inlay-Markdown-tableArea"
      // The columns follow each other as its text runs, and the first of them is the one in sight.
      dir={dir}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('table') })}
    >
      <table ref={table} className="inlay-Markdown-table">
        {children}
      </table>
    </div>
  )
}

/** The head and the body of a table. */
export function MarkdownTable({ token, links }: { readonly token: Tokens.Table; readonly links: MarkdownLinks }) {
  return (
    <>
      <thead>
        <Row cells={token.header} links={links} />
      </thead>
      {token.rows.length > 0 && (
        <tbody>
          {token.rows.map((cells, index) => (
            // What was written has no name for its rows.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} cells={cells} links={links} />
          ))}
        </tbody>
      )}
    </>
  )
}

interface RowProps {
  readonly cells: readonly Tokens.TableCell[]
  readonly links: MarkdownLinks
}

const Row = memo(
  function Row({ cells, links }: RowProps) {
    return (
      <tr>
        {cells.map(({ text, header, align }, index) => {
          const Cell = header ? 'th' : 'td'
          return (
            <Cell
              // As above.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              scope={header ? 'col' : undefined}
              data-align={align === 'left' ? 'start' : align === 'right' ? 'end' : (align ?? undefined)}
            >
              <span dir={textDirection(text)}>
                <MarkdownInline text={text} links={links} />
              </span>
            </Cell>
          )
        })}
      </tr>
    )
  },
  (one, other) =>
    one.links === other.links &&
    one.cells.length === other.cells.length &&
    one.cells.every(
      (cell, index) => cell.text === other.cells[index]?.text && cell.align === other.cells[index]?.align,
    ),
)
