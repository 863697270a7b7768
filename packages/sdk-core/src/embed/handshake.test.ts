import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createManualClock, type ManualClock } from '../ports/manual-clock'
import { seededRandom } from '../ports/seeded-random'
import { rejectionOf } from '../testing/rejection-of'
import { FakeWindow } from './fixtures/fake-windows'
import { meetParent, type MeetParentOptions } from './inner/meet-parent'
import { meetFrame, type MeetFrameOptions } from './outer/meet-frame'
import type { EmbedError } from './protocol/embed-error'
import { thisSide, type Side } from './protocol/sides'

const partner = 'https://partner.example'
const inlay = 'https://inlay.example'
const evil = 'https://evil.example'

let page: FakeWindow
let frame: FakeWindow
let clock: ManualClock
let ends: (() => void)[]
beforeEach(() => {
  page = new FakeWindow(partner)
  frame = new FakeWindow(inlay, page)
  clock = createManualClock()
  ends = []
})
afterEach(() => {
  for (const end of ends) end()
})

function showFrame(options: Partial<MeetFrameOptions> = {}) {
  const met: MessagePort[] = []
  const errors: EmbedError[] = []
  const onLost = vi.fn()
  const meeting = meetFrame({
    page,
    frame: () => frame.seenBy(page) as Window,
    origin: inlay,
    side: thisSide,
    clock,
    timeout: 10_000,
    onMet: (port) => void met.push(port),
    onLost,
    onError: (error) => void errors.push(error),
    ...options,
  })
  meeting.wait()
  ends.push(() => {
    meeting.end()
    for (const port of met) port.close()
  })
  return { met, errors, onLost, meeting }
}

let random = seededRandom()
function loadPage(options: Partial<MeetParentOptions> = {}) {
  const controller = new AbortController()
  const meeting = meetParent({
    frame,
    allowedOrigins: [partner],
    side: thisSide,
    clock,
    random,
    timeout: 10_000,
    signal: controller.signal,
    ...options,
  })
  ends.push(() => controller.abort())
  void meeting.then(
    ({ port }) => ends.push(() => port.close()),
    () => {},
  )
  return meeting
}
beforeEach(() => {
  random = seededRandom()
})

describe('the handshake', () => {
  it('gives both sides the ends of one channel', async () => {
    const { met, errors } = showFrame()
    const { port, origin, agreement } = await loadPage()
    expect(origin).toBe(partner)
    expect(agreement.capabilities).toEqual(new Set(thisSide.capabilities))
    await vi.waitFor(() => expect(met).toHaveLength(1))
    const heard = new Promise((resolve) => {
      port.onmessage = ({ data }) => resolve(data)
    })
    met[0]?.postMessage('hello through the port', [])
    expect(await heard).toBe('hello through the port')
    expect(errors).toEqual([])
    expect(clock.pending()).toBe(0)
  })

  it('says nothing to just anybody but a number used once, and all else to one origin alone', async () => {
    showFrame()
    await loadPage()
    expect(page.posted).toEqual([{ data: { inlay: 'hello', nonce: 'id-1-1' }, targetOrigin: '*', ports: [] }])
    expect(frame.posted.map(({ targetOrigin }) => targetOrigin)).toEqual([inlay])
  })

  it('is done anew when the frame is loaded anew', async () => {
    const { met, onLost } = showFrame()
    await loadPage()
    await vi.waitFor(() => expect(met).toHaveLength(1))
    await loadPage()
    await vi.waitFor(() => expect(met).toHaveLength(2))
    expect(onLost).toHaveBeenCalledOnce()
    expect(met[0]).not.toBe(met[1])
  })

  it.each<[Side['versions'], Side['versions'], 'met' | 'version-unsupported']>([
    [{ min: 1, max: 1 }, { min: 1, max: 2 }, 'met'],
    [{ min: 1, max: 2 }, { min: 1, max: 1 }, 'met'],
    [{ min: 1, max: 1 }, { min: 2, max: 3 }, 'version-unsupported'],
    [{ min: 2, max: 3 }, { min: 1, max: 1 }, 'version-unsupported'],
  ])('of a page with %j and a frame with %j ends: %s', async (outer, inner, outcome) => {
    const { met, errors } = showFrame({ side: { versions: outer, capabilities: [] } })
    const failure = await rejectionOf(loadPage({ side: { versions: inner, capabilities: [] } }))
    if (outcome === 'met') {
      await vi.waitFor(() => expect(met).toHaveLength(1))
      expect(failure).toBeUndefined()
    } else {
      await vi.waitFor(() => expect(errors).toMatchObject([{ code: outcome }]))
      expect(failure).toMatchObject({ code: outcome })
    }
  })

  it('tells a page that does not answer from one of another origin', async () => {
    const silent = showFrame()
    await clock.advance(10_000)
    expect(silent.errors).toMatchObject([{ code: 'timeout' }])
    frame.origin = evil
    void loadPage().catch(() => {})
    await vi.waitFor(() =>
      expect(silent.errors).toMatchObject([{ code: 'timeout' }, { code: 'origin-refused', detail: evil }]),
    )
  })

  it('gives up on both sides in the same time', async () => {
    const failure = rejectionOf(loadPage())
    await clock.advance(10_000)
    expect(await failure).toMatchObject({ code: 'timeout' })
    expect(clock.pending()).toBe(0)
    expect(frame.listeners.size).toBe(0)
  })

  it('leaves nothing behind when it is ended', async () => {
    const { meeting } = showFrame()
    meeting.end()
    expect(page.listeners.size).toBe(0)
    expect(clock.pending()).toBe(0)
  })
})

describe('an attack on the handshake', () => {
  it('by a page in the frame that is of another origin gets no port', async () => {
    const { met, errors } = showFrame()
    frame.origin = evil
    page.receive({ data: { inlay: 'hello', nonce: 'n' }, origin: evil, source: frame.seenBy(page) })
    expect(errors).toMatchObject([{ code: 'origin-refused', detail: evil }])
    expect(frame.posted).toEqual([])
    expect(met).toEqual([])
  })

  it('by a page that takes the place of the framed one meanwhile gets no port', async () => {
    const { met } = showFrame()
    page.receive({ data: { inlay: 'hello', nonce: 'n' }, origin: inlay, source: frame.seenBy(page) })
    frame.origin = evil
    const heard = vi.fn()
    frame.addEventListener('message', heard)
    await clock.advance(0)
    expect(heard).not.toHaveBeenCalled()
    expect(met).toEqual([])
  })

  it('by a page around of another origin gets no answer but that', async () => {
    page.origin = evil
    const { met, errors } = showFrame()
    const failure = await rejectionOf(loadPage())
    expect(failure).toMatchObject({ code: 'origin-refused', detail: evil })
    await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'origin-refused', detail: evil }]))
    expect(page.posted.at(-1)).toEqual({ data: { inlay: 'refusal', nonce: 'id-1-1' }, targetOrigin: evil, ports: [] })
    expect(met).toEqual([])
  })

  it('by a window beside is not heard, on either side', async () => {
    const { met, errors } = showFrame()
    const beside = new FakeWindow(inlay, page)
    const sibling = new FakeWindow(partner)
    beside.parent.postMessage({ inlay: 'hello', nonce: 'n' }, { targetOrigin: '*' })
    const meeting = loadPage()
    const { port1, port2 } = new MessageChannel()
    frame.receive({
      data: { inlay: 'offer', nonce: 'id-1-1', ...thisSide },
      origin: partner,
      source: sibling.seenBy(frame),
      ports: [port2],
    })
    const { port } = await meeting
    expect(port).not.toBe(port2)
    await vi.waitFor(() => expect(met).toHaveLength(1))
    expect(frame.posted.map(({ data }) => data)).toEqual([{ inlay: 'offer', nonce: 'id-1-1', ...thisSide }])
    expect(errors).toEqual([])
    port1.close()
  })

  it('by an offer that answers another hello is not taken', async () => {
    const meeting = loadPage()
    const { port1, port2 } = new MessageChannel()
    const source = page.seenBy(frame)
    frame.receive({ data: { inlay: 'offer', nonce: 'old', ...thisSide }, origin: partner, source, ports: [port2] })
    const failure = rejectionOf(meeting)
    await clock.advance(10_000)
    expect(await failure).toMatchObject({ code: 'timeout' })
    port1.close()
  })

  it('by an offer whose port was swallowed waits for one that has it', async () => {
    const meeting = loadPage()
    const data = { inlay: 'offer', nonce: 'id-1-1', ...thisSide }
    const source = page.seenBy(frame)
    frame.receive({ data, origin: partner, source, ports: [] })
    const { port1, port2 } = new MessageChannel()
    frame.receive({ data, origin: partner, source, ports: [port2] })
    expect((await meeting).port).toBe(port2)
    port1.close()
  })

  it('by the same hello again does not cut what stands', async () => {
    const { met, onLost } = showFrame()
    await loadPage()
    await vi.waitFor(() => expect(met).toHaveLength(1))
    page.receive({ data: { inlay: 'hello', nonce: 'id-1-1' }, origin: inlay, source: frame.seenBy(page) })
    expect(onLost).not.toHaveBeenCalled()
    expect(frame.posted).toHaveLength(1)
  })

  it('by a forged accept gets nothing', async () => {
    const { met } = showFrame()
    page.receive({ data: { inlay: 'hello', nonce: 'n' }, origin: inlay, source: frame.seenBy(page) })
    const [port] = frame.posted[0]?.ports ?? []
    port?.postMessage({ inlay: 'accept', nonce: 'other', ...thisSide }, [])
    port?.postMessage({ n: 1, kind: 'ask', id: 1, topic: 'token' }, [])
    await clock.advance(0)
    await clock.advance(0)
    expect(met).toEqual([])
    port?.close()
  })

  it('by a refusal of something else does not end it', async () => {
    const { met, errors } = showFrame()
    const meeting = loadPage()
    page.receive({ data: { inlay: 'refusal', nonce: 'other' }, origin: inlay, source: frame.seenBy(page) })
    await meeting
    await vi.waitFor(() => expect(met).toHaveLength(1))
    expect(errors).toEqual([])
  })
})
