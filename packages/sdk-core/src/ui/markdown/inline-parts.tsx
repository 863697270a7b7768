import { Link } from '../link/Link'
import type { MarkdownNodes } from './markdown-components'

export function Codespan({ text }: MarkdownNodes['codespan']) {
  return (
    <code className="inlay-Markdown-codespan" dir="ltr">
      {text}
    </code>
  )
}

export function Strong({ children }: MarkdownNodes['strong']) {
  return <strong>{children}</strong>
}

export function Emphasis({ children }: MarkdownNodes['emphasis']) {
  return <em>{children}</em>
}

export function Deleted({ children }: MarkdownNodes['deleted']) {
  return <del>{children}</del>
}

/** No other page is left by these. */
const staysHere = /^(?:#|mailto:|tel:)/i

/** What leads to another page opens beside this one: a reply must not take away the page that it is read on. */
export function Anchor({ href, title, children }: MarkdownNodes['link']) {
  if (href === undefined) return <>{children}</>
  return (
    <Link href={href} external={!staysHere.test(href.trim())} title={title}>
      {children}
    </Link>
  )
}

export function Picture({ href, address, title, alt, allowed }: MarkdownNodes['image']) {
  if (allowed) {
    return (
      <img
        className="inlay-Markdown-image"
        src={href}
        alt={alt}
        title={title}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )
  }
  return (
    <Anchor href={href} address={address} title={title}>
      {alt || address}
    </Anchor>
  )
}
