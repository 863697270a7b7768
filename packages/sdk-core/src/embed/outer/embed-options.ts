import type { ApiClient } from '../../client/api-client'
import type { AnyOperation } from '../../operation/operation'
import type { AuthAdapter } from '../../ports/auth-adapter'
import type { Clock } from '../../ports/host'
import type { Navigation } from '../../ports/navigation'
import type { EmbedError } from '../protocol/embed-error'
import type { FrameParams, FrameSettings } from '../protocol/frame-state'

export interface EmbedOptions extends FrameSettings {
  /** Where the frame is put: its last child. */
  readonly container: HTMLElement | ShadowRoot
  /** Where framed pages are found, without the name of a component: `https://app.example/embed`. */
  readonly src: string | URL
  /** The name of an embeddable, such as `campaign-list`. */
  readonly component: string
  /** What the frame holds, for who does not see it. */
  readonly title: string
  /** The props of the component, as far as they are data. @default none */
  readonly params?: FrameParams | undefined
  /** How people sign in to the page around. The framed page gets tokens from it, and asks for each. */
  readonly auth: AuthAdapter
  /** Carries the calls of the frame. @default the framed page calls its own API, with the token of `auth` */
  readonly client?: ApiClient | undefined
  /** What the frame may have of `client`; of a contract's door: `Object.values(campaigns).filter(isOperation)`. */
  readonly operations?: readonly AnyOperation[] | undefined
  /** Where places lead to that the component knows by name. @default a history in memory, in the frame */
  readonly navigation?: Navigation | undefined
  /** In pixels, also while nothing is shown. @default 150 */
  readonly minHeight?: number | undefined
  /** In pixels; content that is higher scrolls in the frame. @default none */
  readonly maxHeight?: number | undefined
  /** Milliseconds until the framed page must have answered. @default 15_000 */
  readonly timeout?: number | undefined
  /** Called when the component is shown: again after the frame was loaded anew. */
  readonly onReady?: (() => void) | undefined
  /** Told why nothing is shown, and of what fails in the component (`component-failed`), which goes on. */
  readonly onError?: ((error: EmbedError) => void) | undefined
  /** Told of what was got over: messages that were not taken, content that would have grown for ever. */
  readonly onWarning?: ((warning: EmbedWarning) => void) | undefined
  /** Told what the component tells by its `on…` props inline: `openRow`, with its payload. */
  readonly onEvent?: ((name: string, payload: unknown) => void) | undefined
  /** A modal dialog has opened or closed in the frame: the page may make what lies around it `inert`. */
  readonly onModal?: ((open: boolean) => void) | undefined
  /** Escape was pressed in the frame, and nothing there had a use for it. */
  readonly onEscape?: (() => void) | undefined
  /** @default the system's */
  readonly clock?: Clock | undefined
}

export type EmbedWarning = 'message-refused' | 'height-held'

export type EmbedStatus = 'connecting' | 'ready' | 'failed' | 'destroyed'

/** What may be changed while the component is shown. */
export type EmbedChanges = FrameSettings & Pick<EmbedOptions, 'params' | 'minHeight' | 'maxHeight'>

export interface Embed {
  readonly frame: HTMLIFrameElement
  status(): EmbedStatus
  /** Resolves when the component is shown for the first time; rejects with an `EmbedError` when that fails. */
  readonly ready: Promise<void>
  /** Takes the place of what was given for these; the component stays as it is otherwise. */
  update(changes: EmbedChanges): void
  /** Gives focus to the first, or the last, control in the frame. */
  focus(which?: 'first' | 'last'): void
  /** Takes the frame off the page, with all that was made for it. */
  destroy(): void
}
