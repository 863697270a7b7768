import { memo, useContext, useMemo, type ReactNode } from 'react'
import type { MarkedToken, Token } from 'marked'
import { readInline, type MarkdownLinks } from '../../markdown/bounded-lexer'
import { decodeText } from '../../markdown/decode-text'
import { safeHref } from '../link/safe-href'
import { drawNode } from './draw-node'
import { MarkdownContext, type MarkdownSettings } from './markdown-components'
import { Anchor, Codespan, Deleted, Emphasis, Picture, Strong } from './inline-parts'

/** A line of text, read when it is drawn and not again before it is another. */
export const MarkdownInline = memo(function MarkdownInline({
  text,
  links,
}: {
  readonly text: string
  readonly links: MarkdownLinks
}) {
  const settings = useContext(MarkdownContext)
  const tokens = useMemo(() => readInline(text, links), [text, links])
  return drawTokens(tokens, settings)
})

function drawTokens(tokens: readonly Token[], settings: MarkdownSettings): ReactNode {
  return joinTexts(tokens).map((token, index) => drawToken(token, index, settings))
}

function drawToken(token: MarkedToken, key: number, settings: MarkdownSettings): ReactNode {
  const { components, allowImage } = settings
  const inside = () => drawTokens('tokens' in token ? (token.tokens ?? []) : [], settings)
  const draw = <Props extends object>(
    own: React.ComponentType<Props> | undefined,
    standard: React.ComponentType<Props>,
    props: Props,
  ) => drawNode(own, standard, { ...props, key })
  switch (token.type) {
    case 'text':
      return components.text ? draw(components.text, components.text, { text: token.text }) : token.text
    case 'codespan':
      return draw(components.codespan, Codespan, { text: token.text })
    case 'strong':
      return draw(components.strong, Strong, { children: inside() })
    case 'em':
      return draw(components.emphasis, Emphasis, { children: inside() })
    case 'del':
      return draw(components.deleted, Deleted, { children: inside() })
    case 'link':
      return draw(components.link, Anchor, { ...wordsOf(token), children: inside() })
    case 'image': {
      const words = wordsOf(token)
      const allowed = words.href !== undefined && allowImage(words.href)
      return draw(components.image, Picture, { ...words, alt: decodeText(token.text), allowed })
    }
    case 'br':
      return <br key={key} />
    case 'checkbox':
      return null
    default:
      return token.raw
  }
}

function wordsOf({ href, title }: { readonly href: string; readonly title?: string | null }) {
  const address = decodeText(href)
  return { href: safeHref(address), address, title: title ? decodeText(title) : undefined }
}

/** Texts that only an escaped character parts are one, so that who looks for something in them finds it. */
function joinTexts(tokens: readonly Token[]): readonly MarkedToken[] {
  const joined: MarkedToken[] = []
  for (const token of tokens as readonly MarkedToken[]) {
    const text = token.type === 'escape' ? token.text : token.type === 'text' ? decodeText(token.text) : undefined
    const last = joined.at(-1)
    if (text === undefined) joined.push(token)
    else if (last?.type === 'text') joined[joined.length - 1] = { ...last, text: last.text + text }
    else joined.push({ type: 'text', raw: token.raw, text })
  }
  return joined
}
