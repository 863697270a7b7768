import type { ApiClient, ClientEvent } from '../../client/api-client'
import type { AuthAdapter } from '../../ports/auth-adapter'
import type { Clock, Random } from '../../ports/host'
import { systemClock } from '../../ports/system-clock'
import { systemRandom } from '../../ports/system-random'
import { deferred } from '../port/deferred'
import { createConversation, type Answer, type Conversation } from '../port/conversation'
import { toFailure } from '../port/failure'
import { readDestination } from '../protocol/destination'
import { EmbedError } from '../protocol/embed-error'
import { readAuthState, readFrameState, type FrameState } from '../protocol/frame-state'
import { own, ownText } from '../protocol/own'
import { thisSide } from '../protocol/sides'
import { readVisiblePart, type VisiblePart } from '../protocol/visible-part'
import { meetParent } from './meet-parent'
import { createParentAuth } from './parent-auth'
import { createParentClient } from './parent-client'
import { createParentNavigation, type ParentNavigation } from './parent-navigation'
import { refuseScriptAddresses } from './refuse-script-addresses'
import { reportHeight } from './report-height'
import { showVisiblePart } from './show-visible-part'
import { takeFocus } from './take-focus'
import { watchEscape } from './watch-escape'
import { watchModal } from './watch-modal'

export interface ConnectToParentOptions {
  /** What the page shows, as high as its content: the frame is made as high as this. */
  readonly content: HTMLElement
  /** Whose pages may show this one, as in the `frame-ancestors` of its policy: origins, with `:*` for any port. */
  readonly allowedOrigins: readonly string[]
  /**
   * The params of a component that it shows as text and nothing else. All others are refused where browsers would run what
   * is in them, were it an address. @default none
   */
  readonly texts?: ((component: string) => readonly string[]) | undefined
  /** Milliseconds until the page around must have answered. @default 15_000 */
  readonly timeout?: number | undefined
  /** @default the system's */
  readonly clock?: Clock | undefined
  /** @default the system's */
  readonly random?: Random | undefined
}

/** The page around, for the framed one. */
export interface FrameConnection {
  readonly origin: string
  /** The sign-in of the page around. */
  readonly auth: AuthAdapter
  /** The client of the page around; left out where the framed page is to call its own API. */
  readonly client: ApiClient | undefined
  /** The places of the page around; left out where it has none. */
  readonly navigation: ParentNavigation | undefined
  /**
   * Called with what to show, and again with each change. Resolves when it is shown; rejects with an `EmbedError` of code
   * `component-unknown` or `params-refused` when it cannot be.
   */
  show(render: (state: FrameState) => Promise<void> | void): void
  /** Tells the page around what the component tells. */
  emit(name: string, payload: unknown): void
  /** Tells the page around what has failed: what a provider is told by its `onError`. */
  fail(error: unknown): void
  end(): void
}

/** Connects a framed page with the page around it. Rejects with an `EmbedError`. */
export async function connectToParent(options: ConnectToParentOptions): Promise<FrameConnection> {
  const { content, allowedOrigins, texts, clock = systemClock, random = systemRandom, timeout = 15_000 } = options
  const document = content.ownerDocument
  const window = document.defaultView
  if (!window || window.parent === window) throw new EmbedError('unsupported', 'This page is in no frame.')

  const leaving = new AbortController()
  const leave = ({ persisted }: PageTransitionEvent) => {
    // A page that is kept for the way back is still connected when it is shown again.
    if (!persisted) leaving.abort()
  }
  window.addEventListener('pagehide', leave)
  const { signal } = leaving
  try {
    const { port, origin, agreement } = await meetParent({
      frame: window,
      allowedOrigins,
      side: thisSide,
      clock,
      random,
      timeout,
      signal,
    })
    const has = (capability: string) => agreement.capabilities.has(capability)
    const renderer = deferred<(state: FrameState) => Promise<void> | void>()

    const conversation: Conversation = createConversation({
      port,
      clock,
      tells: new Map<string, (body: unknown) => void>([
        ['auth', (body) => auth.set(readAuthState(body))],
        ['place', (body) => navigation?.set(readDestination(body))],
        ['visible', (body) => placeVisiblePart(body)],
        ['focus', (which) => takeFocus(content, which === 'last' ? 'last' : 'first')],
        ['client-event', (body) => tellClient(body)],
      ]),
      answers: new Map<string, Answer>([
        ['show', (body) => show(body)],
        ['may-leave', () => navigation?.mayLeave()],
      ]),
      onBye: () => leaving.abort(),
    })
    const auth = createParentAuth(conversation)
    const client = has('client') ? createParentClient(conversation) : undefined
    const navigation = has('navigation') ? createParentNavigation(conversation) : undefined

    async function show(body: unknown): Promise<void> {
      const state = readFrameState(body)
      if (!state) throw new EmbedError('malformed', 'There is nothing in it that could be shown.')
      refuseScriptAddresses(state.params, texts?.(state.component) ?? [])
      auth.set(state.auth)
      navigation?.set(state.place)
      const render = await renderer.promise
      await render(state)
    }

    let visible: VisiblePart | undefined

    function placeVisiblePart(body: unknown): void {
      visible = readVisiblePart(body) ?? visible
      showVisible()
    }

    /** What lies below the part that is seen is another height where the frame has got higher. */
    function showVisible(): void {
      if (visible) showVisiblePart(document.documentElement, visible)
    }

    function tellClient(body: unknown): void {
      const event = readClientEvent(body)
      if (event) client?.tell(event)
    }

    window.addEventListener('resize', showVisible)
    const ends = [
      () => window.removeEventListener('resize', showVisible),
      has('height') && reportHeight(content, (report) => conversation.tell('height', report)),
      has('keys') && watchEscape(document, () => conversation.tell('escape')),
      has('focus') && watchModal(document, (open) => conversation.tell('modal', open)),
      () => window.removeEventListener('pagehide', leave),
      () => conversation.close(new EmbedError('disconnected', 'The page around has gone.')),
    ]
    signal.addEventListener('abort', () => {
      for (const end of ends) if (end) end()
    })

    return {
      origin,
      auth,
      client,
      navigation,
      show: renderer.resolve,
      emit: (name, payload) => conversation.tell('event', { name, payload }),
      fail: (error) => conversation.tell('failure', toFailure(error)),
      end: () => leaving.abort(),
    }
  } catch (error) {
    window.removeEventListener('pagehide', leave)
    throw error
  }
}

function readClientEvent(body: unknown): ClientEvent | undefined {
  const type = ownText(body, 'type')
  if (type === 'unauthenticated') return { type }
  const [operationId, message] = [ownText(body, 'operationId'), own(body, 'message')]
  if (type !== 'contract-warning' || operationId === undefined || typeof message !== 'string') return undefined
  return { type, operationId, message }
}
