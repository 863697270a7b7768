import { useState } from 'react'
import type { MarkdownNodes } from './markdown-components'

interface Pieces {
  readonly text: string
  readonly pieces: readonly string[]
}

/**
 * Text that is added to, each piece in a node of its own. A browser that is given another text for a node lets go of what was
 * selected in it: what a person has marked in an answer must not go with the next word.
 */
export function GrowingText({ text }: MarkdownNodes['text']) {
  const [before, setBefore] = useState<Pieces>(() => ({ text, pieces: [text] }))
  let current = before
  if (before.text !== text) {
    current = text.startsWith(before.text)
      ? { text, pieces: [...before.pieces, text.slice(before.text.length)] }
      : { text, pieces: [text] }
    setBefore(current)
  }
  return current.pieces
}
