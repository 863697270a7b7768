import { memo, useContext, type ReactNode } from 'react'
import type { MarkedToken, Token, Tokens } from 'marked'
import type { MarkdownLinks } from '../../markdown/bounded-lexer'
import { drawNode } from './draw-node'
import { MarkdownCode } from './MarkdownCode'
import { MarkdownContext, MarkdownInList, type HeadingLevel } from './markdown-components'
import { MarkdownInline } from './MarkdownInline'
import { Heading, Item, List, Paragraph, Quote, Rule } from './markdown-parts'
import { MarkdownTable, TableArea } from './MarkdownTable'
import { textDirection } from './text-direction'

interface BlockProps {
  readonly token: MarkedToken
  readonly links: MarkdownLinks
}

/** One block of a text. What reads the same is not drawn again, although it was read again while it stood last. */
export const MarkdownBlock = memo(
  Block,
  (one, other) => one.links === other.links && one.token.type === other.token.type && one.token.raw === other.token.raw,
)

function Block({ token, links }: BlockProps): ReactNode {
  const { components, headingLevel } = useContext(MarkdownContext)
  const dir = useContext(MarkdownInList) ? undefined : textDirection(token.raw)
  switch (token.type) {
    case 'paragraph':
      return drawNode(components.paragraph, Paragraph, {
        dir,
        children: <MarkdownInline text={token.text} links={links} />,
      })
    case 'heading':
      return drawNode(components.heading, Heading, {
        level: Math.min(headingLevel + token.depth - 1, 6) as HeadingLevel,
        depth: token.depth,
        dir,
        children: <MarkdownInline text={token.text} links={links} />,
      })
    case 'code':
      return drawNode(components.code, MarkdownCode, {
        text: token.text,
        language: token.lang?.trim().split(/\s/)[0]?.toLowerCase() || undefined,
      })
    case 'blockquote':
      return drawNode(components.quote, Quote, { dir, children: blocks(token.tokens, links) })
    case 'list':
      return drawNode(components.list, List, {
        ordered: token.ordered,
        start: token.start === '' ? undefined : token.start,
        dir,
        // What stands in a list has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        children: inList(token.items.map((item, index) => <ItemBlock key={index} item={item} links={links} />)),
      })
    case 'table':
      return drawNode(components.table, TableArea, { dir, children: <MarkdownTable token={token} links={links} /> })
    case 'hr':
      return drawNode(components.rule, Rule, {})
    case 'text':
      return <MarkdownInline text={token.text} links={links} />
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    default:
      return drawNode(components.paragraph, Paragraph, { dir, children: token.raw })
  }
}

/** In a loose list what stands in an item is a paragraph, in a tight one it is text. */
const ItemBlock = memo(
  function ItemBlock({ item, links }: { readonly item: Tokens.ListItem; readonly links: MarkdownLinks }) {
    const { components } = useContext(MarkdownContext)
    return drawNode(components.item, Item, {
      checked: item.task ? item.checked === true : undefined,
      children: blocks(item.task ? withoutBox(item.tokens) : item.tokens, links),
    })
  },
  ({ item: one, links }, { item: other, links: otherLinks }) =>
    links === otherLinks && one.raw === other.raw && one.loose === other.loose && one.task === other.task,
)

function inList(content: ReactNode): ReactNode {
  return <MarkdownInList.Provider value>{content}</MarkdownInList.Provider>
}

function blocks(tokens: readonly Token[], links: MarkdownLinks): ReactNode {
  return tokens.map((token, index) => (
    // As above.
    // oxlint-disable-next-line react/no-array-index-key
    <MarkdownBlock key={index} token={token as MarkedToken} links={links} />
  ))
}

/** The box is drawn by the item; some versions of its mark are still in the text. */
function withoutBox(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ type }) => type === 'text' || type === 'paragraph')
  return tokens
    .map((token, index) =>
      index === first && 'text' in token
        ? { ...token, text: String(token.text).replace(/^\[[ xX]\][ \t]+/, '') }
        : token,
    )
    .filter(({ type }) => type !== 'checkbox')
}
