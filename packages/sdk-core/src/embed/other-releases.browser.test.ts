import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createHttpClient } from '../client/create-http-client'
import { isOperation } from '../operation/operation'
import { memoryNavigation } from '../ports/memory-navigation'
import { createNotesBackend } from '../testing/notes-backend'
import * as notes from '../testing/notes-contract'
import { rejectionOf } from '../testing/rejection-of'
import type { FramedWindow } from './fixtures/framed-page'
import type { OtherRelease } from './fixtures/other-release'
import { framedPages, place, show, soon } from './fixtures/show-frame'
import type { Embed, EmbedError, EmbedOptions } from './index'

const inFrame = ({ frame }: Embed) => frame.contentWindow as unknown as OtherRelease
const got = (embed: Embed) => inFrame(embed).sent.map(({ kind, topic }) => `${kind} ${topic}`)

const gives = {
  nothing: () => ({}),
  places: () => ({ navigation: memoryNavigation({ name: 'home', params: {} }) }),
  client: () => ({
    client: createHttpClient(createNotesBackend()),
    operations: Object.values(notes).filter(isOperation),
  }),
} satisfies Record<string, () => Partial<EmbedOptions>>

describe('a page with a frame of another release', () => {
  it.each<[frame: string, page: keyof typeof gives, outcome: string, told: readonly string[]]>([
    ['older', 'nothing', 'ready', ['ask show']],
    ['older', 'places', 'ready', ['ask show']],
    ['older', 'client', 'unsupported', []],
    ['newer', 'nothing', 'ready', ['tell visible', 'ask show']],
    ['newer', 'places', 'ready', ['tell visible', 'ask show']],
    ['newer', 'client', 'ready', ['tell visible', 'ask show']],
    ['foreign', 'nothing', 'version-unsupported', []],
  ])('is "%s", and %s is given: %s', async (release, given, outcome, told) => {
    const errors: EmbedError[] = []
    const embed = show({ component: `${release}-page`, onError: (error) => errors.push(error), ...gives[given]() })
    const end = await embed.ready.then(
      () => embed.status(),
      ({ code }: EmbedError) => code,
    )
    expect(end).toBe(outcome)
    expect(errors.map(({ code }) => code)).toEqual(end === 'ready' ? [] : [outcome])
    await soon(() => expect(new Set(got(embed))).toEqual(new Set(told)))
  })

  it('names what an older frame would have to be able to do', async () => {
    const embed = show({ component: 'older-page', ...gives.client() })
    expect(await rejectionOf(embed.ready)).toMatchObject({ code: 'unsupported', detail: 'client' })
  })

  it('goes on where a newer frame says what it has never heard of', async () => {
    const onWarning = vi.fn()
    const embed = show({ component: 'newer-page', onWarning })
    await embed.ready
    const { say } = inFrame(embed)
    say({ kind: 'print', copies: 2 })
    say({ kind: 'tell', topic: 'print', body: { copies: 2 } })
    say({ kind: 'ask', id: 1, topic: 'print' })
    say({ kind: 'tell', topic: 'height', body: { height: 333, viewport: 20, margin: 'unheard of' } })
    await soon(() => expect(embed.frame.offsetHeight).toBe(333))
    await soon(() => expect(inFrame(embed).sent.some(({ kind, id }) => kind === 'failure' && id === 1)).toBe(true))
    expect(onWarning).not.toHaveBeenCalled()
  })
})

describe('a frame in a page of another release', () => {
  /** A page around that keeps to the protocol by itself. */
  async function framedBy(side: object) {
    const frame = document.createElement('iframe')
    const { port1: port, port2 } = new MessageChannel()
    const sent: { readonly kind: string; readonly topic?: string; readonly id?: number }[] = []
    let count = 0
    const say = (message: object) => port.postMessage({ n: (count += 1), ...message })
    const accepted = new Promise((resolve) => {
      port.onmessage = ({ data }) => {
        port.onmessage = ({ data: message }) => void sent.push(message)
        resolve(data)
      }
    })
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || data.inlay !== 'hello') return
      frame.contentWindow?.postMessage(
        { inlay: 'offer', nonce: data.nonce, ...side },
        { targetOrigin: location.origin, transfer: [port2] },
      )
    }
    window.addEventListener('message', hear)
    onTestFinished(() => {
      window.removeEventListener('message', hear)
      port.close()
    })
    frame.src = `${framedPages}/framed-page`
    place().append(frame)
    await accepted
    const { connection } = await vi.waitUntil(() => {
      const own = frame.contentWindow as unknown as FramedWindow | null
      return own?.connection ? own : undefined
    })
    return { sent, say, connection, frame }
  }

  const state = { component: 'framed-page', params: {}, auth: { status: 'signed-in', user: { userId: 'p' } } }
  const versions = { min: 1, max: 1 }

  it('leaves out what an older one does not know', async () => {
    const { say, sent, connection, frame } = await framedBy({ versions, capabilities: ['token'] })
    expect(connection).toMatchObject({ client: undefined, navigation: undefined })
    say({ kind: 'ask', id: 1, topic: 'show', body: state })
    await soon(() => expect(sent).toMatchObject([{ kind: 'answer', id: 1 }]))
    const shown = frame.contentDocument
    expect(shown?.querySelector('pre')?.textContent).toContain('framed-page')
    // Neither its height, nor Escape, nor a dialog: the answer to the last question comes after all of them.
    frame.contentWindow?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    shown?.body.appendChild(shown.createElement('dialog')).showModal()
    say({ kind: 'ask', id: 2, topic: 'show', body: { ...state, params: { height: 300 } } })
    await soon(() => expect(sent.at(-1)).toMatchObject({ kind: 'answer', id: 2 }))
    expect(sent.map(({ kind }) => kind)).toEqual(['answer', 'answer'])
  })

  it('goes on where a newer one says what it has never heard of', async () => {
    const capabilities = ['token', 'navigation', 'height', 'print']
    const { say, sent, connection } = await framedBy({ versions: { min: 1, max: 9 }, capabilities, paper: 'A4' })
    say({ kind: 'print', copies: 2 })
    say({ kind: 'tell', topic: 'print' })
    say({ kind: 'ask', id: 1, topic: 'print' })
    say({ kind: 'ask', id: 2, topic: 'show', body: { ...state, paper: 'A4' } })
    await soon(() => expect(sent.find(({ id }) => id === 2)).toMatchObject({ kind: 'answer' }))
    expect(sent.find(({ id }) => id === 1)).toMatchObject({ kind: 'failure', body: { code: 'unsupported' } })
    expect(connection?.navigation).toBeDefined()
    await soon(() => expect(sent.some(({ topic }) => topic === 'height')).toBe(true))
  })
})
