import type { Clock } from '../../ports/host'
import { EmbedError } from '../protocol/embed-error'
import { readHandshakeMessage } from '../protocol/handshake-messages'
import { own, ownText } from '../protocol/own'
import { agree, readSide, type Agreement, type Side } from '../protocol/sides'

type Agreed = Extract<Agreement, { ok: true }>

export interface MeetFrameOptions {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly location: { readonly origin: string }
  }
  /** The window in the frame: the same whatever page is loaded into it. */
  readonly frame: () => MessageEventSource | null
  /** The one origin that is talked to. */
  readonly origin: string
  readonly side: Side
  /** What the page in the frame has to be able to do: without it, it would do something else. */
  readonly needs?: readonly string[] | undefined
  readonly clock: Clock
  /** Milliseconds from the beginning of a page until it must talk. */
  readonly timeout: number
  readonly onMet: (port: MessagePort, agreement: Agreed) => void
  /** The page that was met is gone, and another one is on its way. */
  readonly onLost: () => void
  readonly onError: (error: EmbedError) => void
}

export interface MeetingFrame {
  /** A page begins to load. */
  wait(): void
  end(): void
}

/** The page's side of the handshake, for as long as the frame stands: each page that is loaded into it is met anew. */
export function meetFrame(options: MeetFrameOptions): MeetingFrame {
  const { page, frame, origin, side, needs = [], clock, timeout, onMet, onLost, onError } = options
  let offered: { readonly nonce: string; readonly port: MessagePort } | undefined
  let met = false
  let lastNonce: string | undefined
  let stopTimer = () => {}

  function wait(): void {
    stopTimer()
    stopTimer = clock.after(timeout, () =>
      fail(new EmbedError('timeout', `The page in the frame did not answer in ${timeout} milliseconds.`, origin)),
    )
  }

  function withdraw(): void {
    stopTimer()
    if (!met) offered?.port.close()
    offered = undefined
    if (met) onLost()
    met = false
  }

  function fail(error: EmbedError): void {
    withdraw()
    onError(error)
  }

  function offer(nonce: string): void {
    lastNonce = nonce
    withdraw()
    wait()
    const { port1, port2 } = new MessageChannel()
    offered = { nonce, port: port1 }
    port1.onmessage = ({ data }) => accept(port1, nonce, data)
    frame()?.postMessage({ inlay: 'offer', nonce, ...side }, { targetOrigin: origin, transfer: [port2] })
  }

  function accept(port: MessagePort, nonce: string, data: unknown): void {
    const other = readSide(data)
    if (offered?.port !== port || own(data, 'inlay') !== 'accept' || ownText(data, 'nonce') !== nonce || !other) return
    const agreement = agree(side, other)
    if (!agreement.ok) {
      return fail(new EmbedError('version-unsupported', 'The page and its frame have no version in common.'))
    }
    const missing = needs.find((each) => !agreement.capabilities.has(each))
    if (missing !== undefined) {
      return fail(new EmbedError('unsupported', `The framed page is older: it has no "${missing}".`, missing))
    }
    stopTimer()
    met = true
    onMet(port, agreement)
  }

  function hear({ source, origin: from, data }: MessageEvent): void {
    if (source === null || source !== frame()) return
    const message = readHandshakeMessage(data)
    if (!message) return
    if (from !== origin) {
      return fail(new EmbedError('origin-refused', `The frame shows a page of ${from} in place of ${origin}.`, from))
    }
    if (message.inlay === 'hello' && message.nonce !== lastNonce) offer(message.nonce)
    if (message.inlay === 'refusal' && message.nonce === offered?.nonce && !met) {
      const own = page.location.origin
      fail(new EmbedError('origin-refused', `The framed page does not talk to pages of ${own}.`, own))
    }
  }

  page.addEventListener('message', hear)
  return {
    wait,
    end() {
      page.removeEventListener('message', hear)
      stopTimer()
      if (!met) offered?.port.close()
      offered = undefined
    },
  }
}
