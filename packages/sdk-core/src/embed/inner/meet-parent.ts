import type { Clock, Random } from '../../ports/host'
import { allowsOrigin } from '../protocol/allowed-origins'
import { EmbedError } from '../protocol/embed-error'
import { readHandshakeMessage } from '../protocol/handshake-messages'
import { agree, type Agreement, type Side } from '../protocol/sides'

export interface MeetParentOptions {
  /** The window of the framed page. */
  readonly frame: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly parent: Pick<Window, 'postMessage'>
  }
  readonly allowedOrigins: readonly string[]
  readonly side: Side
  readonly clock: Clock
  readonly random: Random
  readonly timeout: number
  readonly signal: AbortSignal
}

export interface MetParent {
  readonly port: MessagePort
  readonly origin: string
  readonly agreement: Extract<Agreement, { ok: true }>
}

/** The frame's side of the handshake: says hello, and takes the one port that the page around it offers for that. */
export function meetParent(options: MeetParentOptions): Promise<MetParent> {
  const { frame, allowedOrigins, side, clock, random, timeout, signal } = options
  const { parent } = frame
  const nonce = random.id()

  return new Promise((resolve, reject) => {
    const stopTimer = clock.after(timeout, () =>
      fail(new EmbedError('timeout', `The page around did not answer in ${timeout} milliseconds.`)),
    )
    const giveUp = () => fail(new EmbedError('destroyed', 'The framed page left before it was met.'))

    function end(): void {
      stopTimer()
      frame.removeEventListener('message', hear)
      signal.removeEventListener('abort', giveUp)
    }

    function fail(error: EmbedError): void {
      end()
      reject(error)
    }

    function hear({ source, origin, data, ports }: MessageEvent): void {
      if (source !== parent) return
      const message = readHandshakeMessage(data)
      if (message?.inlay !== 'offer' || message.nonce !== nonce) return
      if (!allowsOrigin(allowedOrigins, origin)) {
        for (const each of ports) each.close()
        // Says no more than that. To nobody where a page has no origin that it could be said to.
        if (origin !== 'null') parent.postMessage({ inlay: 'refusal', nonce }, { targetOrigin: origin })
        return fail(new EmbedError('origin-refused', `Pages of ${origin} may not show this one.`, origin))
      }
      const [port, ...others] = ports
      if (!port || others.length > 0) return
      // Said also when it comes to nothing, so that the other side learns why.
      port.postMessage({ inlay: 'accept', nonce, ...side }, [])
      const agreement = agree(side, message)
      if (!agreement.ok) {
        return fail(new EmbedError('version-unsupported', 'The page and its frame have no version in common.'))
      }
      end()
      resolve({ port, origin, agreement })
    }

    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp)
    frame.addEventListener('message', hear)
    // Nothing but a number used once, for whose page this is in is not known yet.
    parent.postMessage({ inlay: 'hello', nonce }, { targetOrigin: '*' })
  })
}
