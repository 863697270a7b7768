import type { ReactNode } from 'react'
import { matchRanges } from './match-ranges'

/** A text in which what was searched for is marked. */
export function MatchedText({ text, query }: { readonly text: string; readonly query: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of matchRanges(text, query)) {
    parts.push(text.slice(at, from))
    parts.push(
      <mark key={from} className="inlay-Listbox-match">
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return (
    <bdi>
      {parts}
      {text.slice(at)}
    </bdi>
  )
}
