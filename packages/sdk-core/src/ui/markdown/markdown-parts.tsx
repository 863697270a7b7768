import { Square, SquareCheck } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../icon/Icon'
import { markdownMessages } from './markdown-messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { MarkdownNodes } from './markdown-components'

export function Paragraph({ dir, children }: MarkdownNodes['paragraph']) {
  return (
    <p className="inlay-Markdown-paragraph" dir={dir}>
      {children}
    </p>
  )
}

export function Heading({ level, depth, dir, children }: MarkdownNodes['heading']) {
  const Element = `h${level}` as const
  return (
    <Element className="inlay-Markdown-heading" dir={dir} data-depth={depth}>
      {children}
    </Element>
  )
}

export function Quote({ dir, children }: MarkdownNodes['quote']) {
  return (
    <blockquote className="inlay-Markdown-quote" dir={dir}>
      {children}
    </blockquote>
  )
}

export function List({ ordered, start, dir, children }: MarkdownNodes['list']) {
  return ordered ? (
    <ol className="inlay-Markdown-list" dir={dir} start={start}>
      {children}
    </ol>
  ) : (
    <ul className="inlay-Markdown-list" dir={dir}>
      {children}
    </ul>
  )
}

export function Item({ checked, children }: MarkdownNodes['item']) {
  const t = useMessages(markdownMessages)
  return (
    <li className="inlay-Markdown-item" data-task={checked === undefined ? undefined : checked ? 'done' : 'open'}>
      {checked !== undefined && (
        <span className="inlay-Markdown-check">
          <Icon icon={checked ? SquareCheck : Square} size={16} />
          <VisuallyHidden>{t(checked ? 'taskDone' : 'taskOpen')}</VisuallyHidden>
        </span>
      )}
      {children}
    </li>
  )
}

export function Rule() {
  return <hr className="inlay-Markdown-rule" />
}
