import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignInError } from '../../auth/sign-in-error'
import { ApiError } from '../../errors/api-error'
import { createManualClock } from '../../ports/manual-clock'
import { rejectionOf } from '../../testing/rejection-of'
import { EmbedError } from '../protocol/embed-error'
import { createConversation, type Answers, type Asked, type ConversationOptions } from './conversation'

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

const gone = new EmbedError('destroyed', 'The frame was taken off the page.')

function talk(options: Partial<ConversationOptions> = {}) {
  const { port1, port2 } = new MessageChannel()
  const clock = createManualClock()
  const base = { clock, tells: new Map(), answers: new Map() }
  const here = createConversation({ ...base, port: port1 })
  const there = createConversation({ ...base, port: port2, ...options })
  ended.push(
    () => here.close(gone),
    () => there.close(gone),
  )
  return { here, there, clock }
}

/** One side and a bare port, for what no side of ours sends. */
function listen(options: Partial<ConversationOptions> = {}) {
  const { port1: port, port2: bare } = new MessageChannel()
  const side = createConversation({
    clock: createManualClock(),
    tells: new Map(),
    answers: new Map(),
    port,
    ...options,
  })
  ended.push(
    () => side.close(gone),
    () => bare.close(),
  )
  return { side, forge: (message: unknown) => bare.postMessage(message, []) }
}

const answers = (topic: string, run: (body: unknown, asked: Asked) => unknown): Answers => new Map([[topic, run]])

describe('a conversation', () => {
  it('tells, and asks for answers', async () => {
    const told = vi.fn()
    const { here } = talk({
      tells: new Map([['height', told]]),
      answers: answers('double', (body) => Number(body) * 2),
    })
    here.tell('height', { pixels: 7 })
    expect(await here.ask('double', 21)).toBe(42)
    expect(told).toHaveBeenCalledWith({ pixels: 7 })
  })

  it('carries data that a framework watches behind a proxy', async () => {
    const watched = <Data extends object>(data: Data): Data =>
      new Proxy(data, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name)
          return typeof value === 'object' && value !== null ? watched(value) : value
        },
      })
    const { here } = talk({ answers: answers('echo', (body) => body) })
    const data = { view: { search: 'cold', page: [1, 2] }, since: null }
    expect(await here.ask('echo', watched(data))).toEqual(data)
  })

  it('gives the parts of an answer in their order, and notes while it is under way', async () => {
    const { here } = talk({
      answers: answers('count', async (_, { part, onNote }) => {
        for (const each of [1, 2, 3]) part(each)
        return await new Promise((resolve) => onNote(resolve))
      }),
    })
    const parts: unknown[] = []
    const note: { send?: (body: unknown) => void } = {}
    const answer = here.ask('count', undefined, {
      onPart: (part) => {
        parts.push(part)
        if (parts.length === 3) note.send?.('enough')
      },
      onOpen: (send) => {
        note.send = send
      },
    })
    expect(await answer).toBe('enough')
    expect(parts).toEqual([1, 2, 3])
  })

  it.each([
    [new ApiError({ code: 'conflict', status: 409, title: 'Changed', fields: [{ field: 'a', message: 'Is old' }] })],
    [new SignInError('popup-closed', 'The window was closed.')],
    [new EmbedError('params-refused', 'No such param', 'view.page')],
  ])('rejects with the error of the other side: %s', async (failure) => {
    const { here } = talk({ answers: answers('fail', () => Promise.reject(failure)) })
    expect(await rejectionOf(here.ask('fail'))).toEqual(failure)
  })

  it('tells nothing of an error that is not ours', async () => {
    const { here } = talk({
      answers: answers('fail', () => {
        throw new Error('Bearer secret')
      }),
    })
    const error = await rejectionOf(here.ask('fail'))
    expect(error).toMatchObject({ code: 'failed' })
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })

  it('tells its own side of an error that is not ours, and of no other', async () => {
    const failure = new Error('Bearer secret')
    const onFailed = vi.fn()
    const { here } = talk({
      onFailed,
      answers: new Map<string, () => unknown>([
        ['fail', () => Promise.reject(failure)],
        ['refuse', () => Promise.reject(new SignInError('popup-closed', 'The window was closed.'))],
      ]),
    })
    await rejectionOf(here.ask('refuse'))
    await rejectionOf(here.ask('fail'))
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure, 'fail')
  })

  it('tells its own side nothing of what who asked has given up', async () => {
    const onFailed = vi.fn()
    const stopped = vi.fn()
    const { here } = talk({
      onFailed,
      answers: answers('wait', (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))).finally(
          stopped,
        ),
      ),
    })
    const controller = new AbortController()
    const given = rejectionOf(here.ask('wait', undefined, { signal: controller.signal }))
    controller.abort()
    await given
    await vi.waitFor(() => expect(stopped).toHaveBeenCalled())
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('says when the other side does not know what is asked', async () => {
    const { here } = talk()
    expect(await rejectionOf(here.ask('toString'))).toMatchObject({ code: 'unsupported' })
  })

  it('gives up when its time is over, and aborts the other side', async () => {
    let aborted = false
    const { here, clock } = talk({
      answers: answers(
        'wait',
        (_, { signal }) =>
          new Promise((resolve) =>
            signal.addEventListener('abort', () => {
              aborted = true
              resolve(undefined)
            }),
          ),
      ),
    })
    const failure = rejectionOf(here.ask('wait', undefined, { timeout: 5_000 }))
    await clock.advance(4_999)
    await clock.advance(1)
    expect(await failure).toMatchObject({ code: 'timeout' })
    await vi.waitFor(() => expect(aborted).toBe(true))
    expect(clock.pending()).toBe(0)
  })

  it('gives up when its signal aborts', async () => {
    const signals: AbortSignal[] = []
    const { here } = talk({
      answers: answers('wait', (_, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      }),
    })
    const controller = new AbortController()
    const failure = rejectionOf(here.ask('wait', undefined, { signal: controller.signal }))
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    controller.abort('enough')
    expect(await failure).toMatchObject({ code: 'aborted', cause: 'enough' })
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
    expect(await rejectionOf(here.ask('wait', undefined, { signal: controller.signal }))).toMatchObject({
      code: 'aborted',
    })
  })

  it('ends what is waited for, and what is answered, when it is closed', async () => {
    const bye = vi.fn()
    const signals: AbortSignal[] = []
    const { here } = talk({
      onBye: bye,
      answers: answers('wait', (_, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      }),
    })
    const failure = rejectionOf(here.ask('wait'))
    here.close(gone)
    expect(await failure).toBe(gone)
    expect(await rejectionOf(here.ask('wait'))).toBe(gone)
    await vi.waitFor(() => expect(bye).toHaveBeenCalledOnce())
    here.close(gone)
    here.tell('anything')
  })

  it('sends no functions, and nothing that is too large', async () => {
    const { here } = talk()
    expect(() => here.tell('x', { run: () => {} })).toThrow(expect.objectContaining({ code: 'malformed' }))
    expect(await rejectionOf(here.ask('x', 'x'.repeat(8_000_001)))).toMatchObject({ code: 'too-large' })
  })

  it('fails an answer that cannot be sent', async () => {
    const { here } = talk({ answers: answers('get', () => () => {}) })
    expect(await rejectionOf(here.ask('get'))).toMatchObject({ code: 'malformed' })
  })
})

describe('what no side of ours sends', () => {
  it('is taken once, however often it comes [replay]', async () => {
    const told = vi.fn()
    const onRefused = vi.fn()
    const { forge } = listen({ tells: new Map([['pay', told]]), onRefused })
    for (const n of [1, 1, 2, 1]) forge({ n, kind: 'tell', topic: 'pay', body: n })
    await vi.waitFor(() => expect(onRefused.mock.calls).toEqual([['replayed'], ['replayed']]))
    expect(told.mock.calls).toEqual([[1], [2]])
  })

  it('answers nothing that was not asked, and nothing twice', async () => {
    const { side, forge } = listen()
    const answer = side.ask('token')
    forge({ n: 1, kind: 'answer', id: 9, body: 'forged' })
    forge({ n: 2, kind: 'answer', id: 1, body: 'first' })
    forge({ n: 3, kind: 'answer', id: 1, body: 'second' })
    expect(await answer).toBe('first')
  })

  it.each([
    ['malformed', { kind: 'tell', topic: 'a' }],
    ['malformed', { n: 1, kind: 'tell' }],
    ['malformed', { n: 1, kind: 'ask', topic: 'a' }],
    ['malformed', { n: 1, kind: 'answer' }],
    ['malformed', { n: -1, kind: 'bye' }],
    ['malformed', 'bye'],
    ['malformed', null],
    ['malformed', JSON.parse('{"n":1,"kind":"tell","topic":"a","body":{"__proto__":{"admin":true}}}')],
    ['too-large', { n: 1, kind: 'tell', topic: 'a', body: 'x'.repeat(8_000_001) }],
    ['too-large', { n: 1, kind: 'tell', topic: 'a', body: Array(250_001).fill(0) }],
  ])('is refused as %s: %j', async (reason, message) => {
    const told = vi.fn()
    const onRefused = vi.fn()
    const { forge } = listen({ tells: new Map([['a', told]]), onRefused })
    forge(message)
    await vi.waitFor(() => expect(onRefused.mock.calls).toEqual([[reason]]))
    expect(told).not.toHaveBeenCalled()
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })

  it('is ignored where it is of a newer side', async () => {
    const told = vi.fn()
    const onRefused = vi.fn()
    const { forge } = listen({ tells: new Map([['a', told]]), onRefused })
    forge({ n: 1, kind: 'whisper', body: 'x' })
    forge({ n: 2, kind: 'tell', topic: 'later' })
    forge({ n: 3, kind: 'tell', topic: 'a', body: 'known', colour: 'red' })
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('known'))
    expect(onRefused).not.toHaveBeenCalled()
  })
})
