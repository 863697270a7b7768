import { useContext } from 'react'
import { Square, SquareCheck } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../icon/Icon'
import { markdownMessages } from './markdown-messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { MarkdownInside, type MarkdownNodes } from './markdown-components'

export function Paragraph({ children }: MarkdownNodes['paragraph']) {
  return <p className="inlay-Markdown-paragraph">{children}</p>
}

export function Heading({ level, depth, children }: MarkdownNodes['heading']) {
  const Element = `h${level}` as const
  return (
    <Element className="inlay-Markdown-heading" data-depth={depth}>
      {children}
    </Element>
  )
}

export function Quote({ children }: MarkdownNodes['quote']) {
  return (
    <blockquote className="inlay-Markdown-quote" dir={useBlockDirection()}>
      {children}
    </blockquote>
  )
}

export function List({ ordered, start, children }: MarkdownNodes['list']) {
  const dir = useBlockDirection()
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
          {/* In the language of the page: it must not decide which way the list runs. */}
          <bdi>
            <VisuallyHidden>{t(checked ? 'taskDone' : 'taskOpen')}</VisuallyHidden>
          </bdi>
        </span>
      )}
      {children}
    </li>
  )
}

export function Rule() {
  return <hr className="inlay-Markdown-rule" />
}

/**
 * Marks and lines at the side stand where the text begins. What is inside another block goes its way: one with a
 * direction of its own would be left out when the browser looks for that of the outer one.
 */
function useBlockDirection(): 'auto' | undefined {
  return useContext(MarkdownInside) ? undefined : 'auto'
}
