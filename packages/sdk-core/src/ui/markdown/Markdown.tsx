import { forwardRef, useCallback, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { readMarkdown } from '../../markdown/read-markdown'
import { useLatest } from '../../react/hooks/use-latest'
import { useShallowStable } from '../../react/hooks/use-shallow-stable'
import { classNames } from '../class-names'
import { MarkdownContext, type HeadingLevel, type MarkdownComponents } from './markdown-components'
import { MarkdownBlock } from './MarkdownBlock'

export interface MarkdownProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is written, in Markdown with the additions of GitHub. It may grow from render to render. */
  readonly text: string
  /** More is to come: what is cut off at the end is drawn as what it is about to be. @default false */
  readonly streaming?: boolean | undefined
  /** The level of a heading written with one `#`; the others follow. @default 3 */
  readonly headingLevel?: HeadingLevel | undefined
  /** Which images are loaded, by their address; the others are links. @default none */
  readonly allowImage?: ((address: string) => boolean) | undefined
  /** Other ways to draw nodes: citations, mentions. Made once, outside of what renders. */
  readonly components?: MarkdownComponents | undefined
}

/**
 * Text in Markdown: tables, tasks and addresses as on GitHub. HTML in it is text like any other, links lead only to
 * safe addresses, and nothing is loaded that was not allowed. While the text grows, what is finished is neither read
 * nor drawn again.
 *
 * Contract: slot classes `inlay-Markdown`, `-heading`, `-list`, `-item`, `-check`, `-quote`, `-code`, `-codeHead`,
 * `-codeText`, `-codespan`, `-tableArea`, `-table`, `-image`, `-rule`; `data-streaming`, `data-depth`, `data-task`.
 */
export const Markdown = forwardRef<HTMLDivElement, MarkdownProps>(function Markdown(
  { text, streaming = false, headingLevel = 3, allowImage, components, className, ...rest },
  ref,
) {
  const [read, setRead] = useState(() => readMarkdown(text, { streaming }))
  let current = read
  if (read.text !== text || read.streaming !== streaming) {
    current = readMarkdown(text, { streaming }, read)
    setRead(current)
  }

  const latest = useLatest(allowImage)
  const isAllowed = useCallback((address: string) => latest.current?.(address) ?? false, [latest])
  const own = useShallowStable(components ?? none)
  const settings = useMemo(
    () => ({ components: own, headingLevel, allowImage: isAllowed }),
    [own, headingLevel, isAllowed],
  )
  const { finished, tail } = current
  // Kept as elements, so that React passes them by without a look.
  const drawn = useMemo(
    () => finished.map(({ key, token, links }) => <MarkdownBlock key={key} token={token} links={links} />),
    [finished],
  )

  return (
    <div
      {...rest}
      ref={ref}
      className={classNames('inlay-Markdown', className)}
      data-streaming={streaming ? '' : undefined}
    >
      <MarkdownContext.Provider value={settings}>
        {[...drawn, ...tail.map(({ key, token, links }) => <MarkdownBlock key={key} token={token} links={links} />)]}
      </MarkdownContext.Provider>
    </div>
  )
})

const none: MarkdownComponents = {}
