import { ownText } from './own'
import { readSide, type Side } from './sides'

/*
 * How the two sides come to talk. These messages go from window to window and keep their form for ever; all else goes
 * through the port that they hand over.
 *
 *   frame   hello    to any origin, for it does not know the page's: says nothing but a number used once
 *   page    offer    to the one origin that it framed: that number, what it can do, and a port
 *   frame   accept   first message through the port: what it can do
 *   frame   refusal  in place of accept, where the page is none that the frame talks to
 *
 * Whoever else posts messages is told apart by window, by origin and by the number. A frame that is loaded anew says hello
 * anew: the page then drops the port that it had and offers another.
 */
export type HandshakeMessage = Hello | Offer | Refusal

export interface Hello {
  readonly inlay: 'hello'
  readonly nonce: string
}

export interface Offer extends Side {
  readonly inlay: 'offer'
  readonly nonce: string
}

export interface Refusal {
  readonly inlay: 'refusal'
  readonly nonce: string
}

/** Anything else that is posted to a window is somebody else's. */
export function readHandshakeMessage(data: unknown): HandshakeMessage | undefined {
  const inlay = ownText(data, 'inlay')
  const nonce = ownText(data, 'nonce')
  if (nonce === undefined) return undefined
  switch (inlay) {
    case 'hello':
    case 'refusal':
      return { inlay, nonce }
    case 'offer': {
      const side = readSide(data)
      return side && { inlay, nonce, ...side }
    }
    default:
      return undefined
  }
}
