import { systemClock } from '../../ports/system-clock'
import type { AuthState } from '../../ports/auth-adapter'
import { deferred } from '../port/deferred'
import { createConversation, type Conversation } from '../port/conversation'
import { fromFailure } from '../port/failure'
import { EmbedError, isEmbedError } from '../protocol/embed-error'
import type { FrameParams, FrameSettings, FrameState } from '../protocol/frame-state'
import { own, ownText } from '../protocol/own'
import { paramsOf } from '../protocol/params-of'
import { thisSide, type Side } from '../protocol/sides'
import type { VisiblePart } from '../protocol/visible-part'
import { askBeforeLeaving } from './ask-before-leaving'
import type { Embed, EmbedChanges, EmbedOptions, EmbedStatus } from './embed-options'
import { checkChanges, checkOptions } from './check-options'
import { followHeight } from './follow-height'
import { frameAddress } from './frame-address'
import { createFrameElement } from './frame-element'
import type { HeightLimits } from './height-rule'
import { meetFrame } from './meet-frame'
import { clientAnswers } from './serve-client'
import { placeAnswers, placeTells } from './serve-places'
import { signInAnswers } from './serve-sign-in'
import { watchVisiblePart } from './watch-visible-part'

/**
 * Shows a component in a frame of another origin. Throws an `EmbedError` for what can be seen to be wrong beforehand; all
 * else is told to `onError`.
 *
 * @example
 * const embed = createEmbed({
 *   container, src: 'https://app.example/embed', component: 'campaign-list', title: 'Campaigns', auth,
 * })
 */
export function createEmbed(options: EmbedOptions): Embed {
  checkOptions(options)
  const { container, component, auth, client, navigation, clock = systemClock } = options
  const document = container.ownerDocument
  const page = document.defaultView
  if (!page) throw new EmbedError('unsupported', 'The container is in no page that is shown.')
  const address = frameAddress(options.src, component, document.baseURI)
  let shown: FrameSettings & { readonly params: FrameParams } = {
    ...settingsOf(options),
    params: paramsOf(options.params),
  }
  let lastTaken: FrameParams | undefined
  let shows = 0
  let heights: HeightOptions = options

  const frame = createFrameElement(document, { title: options.title, height: limitsOf(heights).min })
  const ends: (() => void)[] = []
  let status: EmbedStatus = 'connecting'
  let conversation: Conversation | undefined
  let visible: VisiblePart | undefined
  let takesVisiblePart = false
  let modal = false
  let waitingFocus: 'first' | 'last' | undefined
  const first = deferred<void>()
  // Who does not wait for it is told by `onError`.
  first.promise.catch(() => {})

  const height = followHeight({
    frame,
    limits: limitsOf(heights),
    clock,
    onHeld: () => options.onWarning?.('height-held'),
  })
  const leaving = navigation && askBeforeLeaving(navigation, () => conversation)
  const tells = new Map<string, (body: unknown) => void>([
    ['height', (body) => height.report(body)],
    ['modal', (open) => setModal(open === true)],
    ['escape', () => options.onEscape?.()],
    ['blocking', (on) => leaving?.set(on === true)],
    [
      'event',
      (body) => {
        const name = ownText(body, 'name')
        if (name !== undefined) options.onEvent?.(name, own(body, 'payload'))
      },
    ],
    ['failure', (body) => options.onError?.(componentFailed(body))],
    ...(navigation ? placeTells(navigation) : []),
  ])

  function fail(error: EmbedError): void {
    if (status === 'destroyed') return
    status = 'failed'
    first.reject(error)
    options.onError?.(error)
  }

  function setModal(open: boolean): void {
    if (open === modal) return
    modal = open
    visiblePart.followClosely(open)
    options.onModal?.(open)
  }

  function leave(): void {
    leaving?.end()
    if (!conversation) return
    conversation.close(new EmbedError('disconnected', 'The page in the frame has gone.'))
    conversation = undefined
    setModal(false)
  }

  const meeting = meetFrame({
    page,
    frame: () => frame.contentWindow,
    origin: address.origin,
    side: sideOf(options),
    // It would ask for a token in its place, and tell the person that the sign-in is over when it gets none.
    needs: client ? ['client'] : [],
    clock,
    timeout: options.timeout ?? 15_000,
    onMet(port, { capabilities }) {
      status = 'connecting'
      takesVisiblePart = capabilities.has('visible-part')
      conversation = createConversation({
        port,
        clock,
        tells,
        // Of its own for each page that is loaded: nothing that one was given is another's.
        answers: new Map([
          ...signInAnswers(auth, clock, { withTokens: !client }),
          ...(client ? clientAnswers(client, options.operations ?? []) : []),
          ...(navigation ? placeAnswers(navigation, () => document.baseURI) : []),
        ]),
        onBye() {
          leave()
          status = 'connecting'
          meeting.wait()
        },
        onRefused: () => options.onWarning?.('message-refused'),
        onFailed: (cause, topic) =>
          options.onError?.(new EmbedError('failed', `The page could not answer "${topic}".`, topic, cause)),
      })
      tellVisiblePart()
      void show(conversation)
    },
    onLost: leave,
    onError: fail,
  })

  async function show(to: Conversation): Promise<void> {
    shows += 1
    const turn = shows
    try {
      const state = stateNow()
      await to.ask('show', state, { timeout: options.timeout ?? 15_000 })
      if (to !== conversation) return
      lastTaken = state.params
      const wasReady = status === 'ready'
      status = 'ready'
      giveFocusThatWaits()
      first.resolve()
      if (!wasReady) options.onReady?.()
    } catch (error) {
      // What came after it decides.
      if (to !== conversation || turn !== shows) return
      if (isEmbedError(error, 'params-refused') && lastTaken && lastTaken !== shown.params) {
        // With all else that was changed: only these are refused.
        shown = { ...shown, params: lastTaken }
        void show(to)
        return options.onError?.(error)
      }
      fail(embedErrorOf(error))
    }
  }

  /** Unless the person has gone on to something else meanwhile. */
  function giveFocusThatWaits(): void {
    const { activeElement } = frame.getRootNode() as Document | ShadowRoot
    if (waitingFocus && activeElement === frame) conversation?.tell('focus', waitingFocus)
    waitingFocus = undefined
  }

  function stateNow(): FrameState {
    return { ...shown, component, auth: publicState(auth.state()), place: navigation?.current() }
  }

  function tellVisiblePart(): void {
    if (visible && takesVisiblePart) conversation?.tell('visible', visible)
  }

  const visiblePart = watchVisiblePart(frame, (part) => {
    visible = part
    tellVisiblePart()
  })

  ends.push(
    meeting.end,
    height.end,
    visiblePart.end,
    () => leaving?.end(),
    () => frame.remove(),
  )

  function end(): void {
    for (const each of ends.splice(0)) each()
  }

  try {
    ends.push(auth.subscribe(() => conversation?.tell('auth', publicState(auth.state()))))
    if (navigation) ends.push(navigation.subscribe(() => conversation?.tell('place', navigation.current())))
    if (client) ends.push(client.subscribe((event) => conversation?.tell('client-event', event)))
    frame.src = address.href
    container.append(frame)
    meeting.wait()
  } catch (error) {
    end()
    throw embedErrorOf(error)
  }

  return {
    frame,
    status: () => status,
    ready: first.promise,
    update(changes) {
      if (status === 'destroyed') return
      checkChanges(changes)
      const params = changes.params === undefined ? shown.params : paramsOf(changes.params)
      shown = { ...shown, ...settingsOf(changes), params }
      if (changes.title !== undefined) frame.title = changes.title
      if ('minHeight' in changes || 'maxHeight' in changes) {
        heights = { ...heights, ...changes }
        height.limit(limitsOf(heights))
      }
      if (conversation) void show(conversation)
    },
    focus(which = 'first') {
      frame.focus()
      if (status === 'ready') conversation?.tell('focus', which)
      else waitingFocus = which
    },
    destroy() {
      if (status === 'destroyed') return
      status = 'destroyed'
      const reason = new EmbedError('destroyed', 'The frame was taken off the page.')
      conversation?.close(reason)
      conversation = undefined
      end()
      first.reject(reason)
    },
  }
}

const settingNames = ['title', 'workspaceId', 'locale', 'direction', 'appearance', 'flags', 'messages'] as const

/** Those that are named, also as `undefined`: that takes one back. */
function settingsOf(given: EmbedChanges): FrameSettings {
  return Object.fromEntries(settingNames.filter((name) => name in given).map((name) => [name, given[name]]))
}

type HeightOptions = Pick<EmbedOptions, 'minHeight' | 'maxHeight'>

/** Higher than any content that people scroll through, and far below what browsers can lay out. */
const highest = 1_000_000

/** As in style sheets, the least height is kept before the greatest one. */
function limitsOf({ minHeight = 150, maxHeight = highest }: HeightOptions): HeightLimits {
  const min = Math.min(minHeight, highest)
  return { min, max: Math.max(min, Math.min(maxHeight, highest)) }
}

function embedErrorOf(error: unknown): EmbedError {
  return isEmbedError(error) ? error : new EmbedError('failed', 'The frame failed.', undefined, error)
}

function componentFailed(body: unknown): EmbedError {
  const cause = fromFailure(body)
  return new EmbedError('component-failed', cause.message, cause.code, cause)
}

/** What a page was not given for, its frame does for itself; whose calls the page makes needs no token. */
function sideOf({ client, navigation }: EmbedOptions): Side {
  const without = [client ? 'token' : 'client', navigation ? '' : 'navigation']
  return { ...thisSide, capabilities: thisSide.capabilities.filter((each) => !without.includes(each)) }
}

/** An adapter's own state may hold more than is meant for a frame. */
function publicState(state: AuthState): AuthState {
  if (state.status === 'signed-out') return { status: 'signed-out' }
  const { userId, name, email } = state.user
  return { status: 'signed-in', user: { userId, name, email } }
}
