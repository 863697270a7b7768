import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { memoryAuth } from '../auth/memory-auth'
import { createHttpClient } from '../client/create-http-client'
import { isOperation } from '../operation/operation'
import { memoryNavigation } from '../ports/memory-navigation'
import { systemClock } from '../ports/system-clock'
import { createNotesBackend } from '../testing/notes-backend'
import * as notes from '../testing/notes-contract'
import { rejectionOf } from '../testing/rejection-of'
import { framedPages as src, inside, place, show, soon } from './fixtures/show-frame'
import { createEmbed, type Embed, type EmbedError, type EmbedOptions } from './index'

function said(embed: Embed): Record<string, unknown> {
  return JSON.parse(inside(embed).document.querySelector('pre')?.textContent || '{}')
}

describe('a frame', () => {
  it('shows its component with what it is given', async () => {
    const embed = show({
      params: { view: { search: 'spring' } },
      workspaceId: 'northwind',
      locale: 'de',
      appearance: { theme: 'dark' },
      flags: { dark: true },
    })
    await embed.ready
    expect(embed.status()).toBe('ready')
    expect(said(embed)).toMatchObject({
      component: 'framed-page',
      params: { view: { search: 'spring' } },
      auth: { status: 'signed-in', user: { userId: 'user-1' } },
      workspaceId: 'northwind',
      locale: 'de',
      appearance: { theme: 'dark' },
      flags: { dark: true },
    })
    expect(embed.frame.title).toBe('Framed')
  })

  it('has nothing but the name of the component in its address', async () => {
    const embed = show({ params: { secret: 'x' }, src: `${src}?token=t#t` })
    await embed.ready
    expect(inside(embed).location.href).toBe(`${location.origin}${src}/framed-page`)
  })

  it('may not lead the page around to elsewhere', () => {
    const { sandbox } = show().frame
    expect([...sandbox].filter((each) => each.includes('top-navigation'))).toEqual([])
  })

  it('follows theme, locale, flags and params while it is shown', async () => {
    const embed = show({ locale: 'en', workspaceId: 'northwind' })
    await embed.ready
    const { document: shown } = inside(embed)
    embed.update({ appearance: { theme: 'dark' }, locale: 'fr', flags: { dark: true } })
    await soon(() => expect(shown.documentElement.style.colorScheme).toBe('dark'))
    expect(said(embed)).toMatchObject({ locale: 'fr', flags: { dark: true }, workspaceId: 'northwind' })
    embed.update({ flags: undefined, params: { page: 2 } })
    await soon(() => expect(said(embed)['params']).toEqual({ page: 2 }))
    expect(said(embed)['flags']).toBeUndefined()
    expect(inside(embed).document).toBe(shown)
  })

  it('takes another title and other limits while it is shown', async () => {
    const embed = show({ params: { height: 400 } })
    await embed.ready
    const { document: shown } = inside(embed)
    const heightIs = (height: number) => soon(() => expect(embed.frame.offsetHeight).toBe(height))
    await heightIs(400)
    embed.update({ title: 'Other', maxHeight: 300 })
    await heightIs(300)
    expect(embed.frame.title).toBe('Other')
    await soon(() => expect(said(embed)['title']).toBe('Other'))
    embed.update({ minHeight: 500, maxHeight: undefined })
    await heightIs(500)
    embed.update({ minHeight: undefined })
    await heightIs(400)
    embed.update({ minHeight: 700, maxHeight: 600 })
    await heightIs(700)
    expect(inside(embed).document).toBe(shown)
  })

  it('is never made higher than browsers can lay out', async () => {
    const embed = show()
    await embed.ready
    const content = inside(embed).document.querySelector('main')
    if (content) content.style.height = '9000000px'
    await soon(() => expect(embed.frame.offsetHeight).toBe(1_000_000))
  })

  it('passes on what its component tells', async () => {
    const onEvent = vi.fn()
    const embed = show({ onEvent })
    await embed.ready
    inside(embed).connection?.emit('openRow', { rowId: 'r1' })
    await soon(() => expect(onEvent).toHaveBeenCalledWith('openRow', { rowId: 'r1' }))
  })

  it('passes on what fails in its component, which stays', async () => {
    const onError = vi.fn()
    const embed = show({ onError })
    await embed.ready
    const failure = {
      name: 'ApiError',
      code: 'not-found',
      status: 404,
      title: 'There is no such note.',
      requestId: 'r1',
    }
    const { Error: FramedError } = inside(embed) as unknown as typeof globalThis
    inside(embed).connection?.fail(Object.assign(new FramedError(), failure))
    inside(embed).connection?.fail(new TypeError('secret of the frame'))
    await soon(() => expect(onError).toHaveBeenCalledTimes(2))
    const [[first], [second]] = onError.mock.calls as [[EmbedError], [EmbedError]]
    expect(first).toMatchObject({ code: 'component-failed', detail: 'not-found' })
    expect(first.message).toContain('There is no such note.')
    expect(first.cause).toMatchObject({ name: 'ApiError', status: 404, requestId: 'r1' })
    expect(second.message).not.toContain('secret')
    expect(embed.status()).toBe('ready')
  })

  it('has the page’s sign-in, places, and client', async () => {
    const backend = createNotesBackend()
    const navigation = memoryNavigation({ name: 'home', params: {} }, { href: ({ name }) => `/${name}` })
    const embed = show({
      auth: backend.auth,
      client: createHttpClient(backend),
      operations: Object.values(notes).filter(isOperation),
      navigation,
    })
    await embed.ready
    const { connection } = inside(embed)
    expect(connection?.auth.state()).toMatchObject({ status: 'signed-in' })
    await expect(connection?.auth.getToken({ reason: 'request' })).rejects.toMatchObject({ code: 'unsupported' })
    const first = { params: { noteId: 'first' } }
    expect(await connection?.client?.call(notes.getNote, first, { workspaceId: 'workspace' })).toMatchObject({
      text: 'The first note',
    })
    connection?.navigation?.push({ name: 'detail', params: { id: '1' } })
    await soon(() => expect(navigation.current()?.name).toBe('detail'))
    await soon(() => expect(connection?.navigation?.current()?.name).toBe('detail'))
    await backend.auth.signOut()
    await soon(() => expect(connection?.auth.state().status).toBe('signed-out'))
  })

  it('has neither client nor places where the page gives none', async () => {
    const embed = show()
    await embed.ready
    expect(inside(embed).connection).toMatchObject({ client: undefined, navigation: undefined })
  })

  it('connects anew when it is loaded anew', async () => {
    const onReady = vi.fn()
    const embed = show({ onReady, params: { page: 1 } })
    await embed.ready
    embed.update({ params: { page: 2 } })
    inside(embed).location.reload()
    await soon(() => expect(onReady).toHaveBeenCalledTimes(2))
    expect(said(embed)['params']).toEqual({ page: 2 })
    expect(await inside(embed).connection?.auth.getToken({ reason: 'request' })).toMatchObject({ token: 'token' })
  })
})

describe('options that cannot be', () => {
  const client = createHttpClient(createNotesBackend())

  it.each<[name: string, options: object]>([
    ['container', { container: null }],
    ['container', { container: document }],
    ['src', { src: undefined }],
    ['src', { src: ' ' }],
    ['src', { src: {} }],
    ['component', { component: undefined }],
    ['component', { component: '' }],
    ['title', { title: undefined }],
    ['title', { title: {} }],
    ['title', { title: ' ' }],
    ['auth', { auth: undefined }],
    ['auth', { auth: { getToken() {} } }],
    ['client', { client: {}, operations: [] }],
    ['navigation', { navigation: {} }],
    ['clock', { clock: {} }],
    ['timeout', { timeout: '5' }],
    ['onError', { onError: 'report' }],
    ['operations', { client }],
    ['operations', { client, operations: [undefined] }],
    ['locale', { locale: 'en_US' }],
    ['locale', { locale: '' }],
    ['flags', { flags: () => true }],
    ['flags', { flags: ['dark'] }],
    ['flags', { flags: { dark: 'yes' } }],
    ['messages', { messages: { text: document.body } }],
    ['messages', { messages: 'none' }],
    ['workspaceId', { workspaceId: 7 }],
    ['direction', { direction: 'up' }],
    ['appearance', { appearance: 'dark' }],
    ['appearance', { appearance: { theme: 'sepia' } }],
    ['appearance', { appearance: { variables: { accent: 7 } } }],
    ['minHeight', { minHeight: -1 }],
    ['minHeight', { minHeight: '20' }],
    ['maxHeight', { maxHeight: Number.NaN }],
    ['maxHeight', { maxHeight: Number.POSITIVE_INFINITY }],
  ])('are named before anything is shown: %s', (name, options) => {
    const frames = document.querySelectorAll('iframe').length
    expect(() => show(options)).toThrowError(expect.objectContaining({ code: 'option-refused', detail: name }))
    expect(document.querySelectorAll('iframe')).toHaveLength(frames)
  })

  it('are named where there are none', () => {
    expect(() => createEmbed(undefined as never)).toThrowError(
      expect.objectContaining({ code: 'option-refused', detail: 'options' }),
    )
  })

  it.each(['auth', 'navigation', 'client', 'clock'])('leave nothing behind where setting up fails: %s', (broken) => {
    const fails = (): never => {
      throw new TypeError('Not now.')
    }
    const ended = vi.fn()
    const subscribe = (name: string) => (name === broken ? fails : () => ended)
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    onTestFinished(() => void vi.restoreAllMocks())
    const container = place()
    expect(() =>
      show({
        container,
        auth: { ...memoryAuth(), subscribe: subscribe('auth') },
        navigation: { ...memoryNavigation(), subscribe: subscribe('navigation') },
        client: { ...client, subscribe: subscribe('client') },
        operations: [],
        ...(broken === 'clock' && { clock: { ...systemClock, after: fails } }),
      }),
    ).toThrowError(expect.objectContaining({ name: 'EmbedError', code: 'failed', cause: expect.any(TypeError) }))
    expect(container.childElementCount).toBe(0)
    const kinds = (calls: typeof added.mock.calls) => calls.map(([kind]) => kind).sort()
    expect(kinds(removed.mock.calls)).toEqual(kinds(added.mock.calls))
    expect(ended).toHaveBeenCalledTimes({ auth: 0, navigation: 1, client: 2 }[broken] ?? 3)
  })

  const circle: { self?: unknown } = {}
  circle.self = [circle]

  it.each<[params: unknown, detail: string | undefined]>([
    [null, undefined],
    [[1], undefined],
    ['x', undefined],
    [{ circle }, 'circle'],
    [{ run: () => {} }, 'run'],
  ])('are told as params: %s', (params, detail) => {
    expect(() => show({ params: params as never })).toThrowError(
      expect.objectContaining({ code: 'params-refused', detail }),
    )
  })

  it('are told by an update, which leaves all as it was', async () => {
    const onError = vi.fn()
    const embed = show({ onError, locale: 'de' })
    await embed.ready
    expect(() => embed.update({ flags: (() => true) as never, locale: 'fr' })).toThrowError(
      expect.objectContaining({ code: 'option-refused', detail: 'flags' }),
    )
    expect(() => embed.update({ locale: 'en_US' })).toThrowError(expect.objectContaining({ detail: 'locale' }))
    for (const wrong of [{ title: '' }, { minHeight: -1 }, { appearance: { theme: 'sepia' } }, { direction: 'up' }]) {
      expect(() => embed.update(wrong as never)).toThrowError(
        expect.objectContaining({ code: 'option-refused', detail: Object.keys(wrong)[0] }),
      )
    }
    embed.update({ params: { page: 2 } })
    await soon(() => expect(said(embed)).toMatchObject({ params: { page: 2 }, locale: 'de' }))
    expect([embed.status(), onError.mock.calls]).toEqual(['ready', []])
  })

  it('that a later update has mended fail nothing any more', async () => {
    const onError = vi.fn()
    const embed = show({ onError })
    await embed.ready
    embed.update({ params: { unknown: true } })
    embed.update({ params: { page: 3 } })
    await soon(() => expect(said(embed)['params']).toEqual({ page: 3 }))
    expect([embed.status(), onError.mock.calls]).toEqual(['ready', []])
    embed.update({ params: { unknown: true } })
    await soon(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'params-refused' })))
  })

  it('as params leave the last good ones, and hold up nothing else', async () => {
    const onError = vi.fn()
    const onReady = vi.fn()
    const embed = show({ onError, onReady, params: { page: 1 } })
    await embed.ready
    embed.update({ params: { unknown: true }, locale: 'de' })
    await soon(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'params-refused' })))
    await soon(() => expect(said(embed)).toMatchObject({ params: { page: 1 }, locale: 'de' }))
    embed.update({ appearance: { theme: 'dark' } })
    await soon(() => expect(said(embed)).toMatchObject({ params: { page: 1 }, appearance: { theme: 'dark' } }))
    expect([embed.status(), onReady.mock.calls.length, onError.mock.calls.length]).toEqual(['ready', 1, 1])
    inside(embed).location.reload()
    await soon(() => expect(onReady).toHaveBeenCalledTimes(2))
    expect(said(embed)).toMatchObject({ params: { page: 1 }, locale: 'de' })
    expect(onError).toHaveBeenCalledOnce()
  })

  it('come in nowhere by params that a page changes after it gave them', async () => {
    const onError = vi.fn()
    const params: Record<string, unknown> = { page: 1 }
    const embed = show({ onError, params })
    await embed.ready
    params['unknown'] = true
    embed.update({ locale: 'de' })
    await soon(() => expect(said(embed)).toMatchObject({ params: { page: 1 }, locale: 'de' }))
    expect(onError).not.toHaveBeenCalled()
  })

  it('say what failed in a port of the page', async () => {
    const failure = new Error('No address is known.')
    const navigation: EmbedOptions['navigation'] = {
      ...memoryNavigation(),
      current() {
        throw failure
      },
    }
    const errors: EmbedError[] = []
    show({ navigation, onError: (error) => errors.push(error) })
    await soon(() => expect(errors).toMatchObject([{ code: 'failed', cause: failure }]))
  })

  it('say what failed in a port of the page while its component is shown, which stays', async () => {
    const failure = new Error('The server of the page is down.')
    const auth = { ...memoryAuth(), getToken: () => Promise.reject(failure) }
    const errors: EmbedError[] = []
    const embed = show({ auth, onError: (error) => errors.push(error) })
    await embed.ready
    const asked = inside(embed).connection?.auth.getToken({ reason: 'request' })
    await expect(asked).rejects.toMatchObject({ code: 'failed', message: expect.not.stringContaining('server') })
    expect(errors).toMatchObject([{ code: 'failed', detail: 'token', cause: failure }])
    expect(embed.status()).toBe('ready')
  })
})

describe('focus and keys in a frame', () => {
  it('are given to it, and Escape is passed on where nothing in it has a use for it', async () => {
    const onEscape = vi.fn()
    const embed = show({ onEscape })
    await embed.ready
    const { document: shown } = inside(embed)
    const [first, last] = ['First', 'Last'].map((text) => {
      const button = shown.createElement('button')
      button.textContent = text
      shown.querySelector('main')?.append(button)
      return button
    })
    embed.focus()
    await soon(() => expect(shown.activeElement).toBe(first))
    embed.focus('last')
    await soon(() => expect(shown.activeElement).toBe(last))
    await userEvent.keyboard('{Escape}')
    await soon(() => expect(onEscape).toHaveBeenCalledOnce())
    last?.addEventListener('keydown', (event) => event.preventDefault())
    await userEvent.keyboard('{Escape}')
    expect(onEscape).toHaveBeenCalledOnce()
  })

  it('are given to what is shown when that was asked for before', async () => {
    const embed = show({ params: { field: true } })
    embed.focus()
    expect(document.activeElement).toBe(embed.frame)
    await embed.ready
    await soon(() => expect(inside(embed).document.activeElement?.tagName).toBe('INPUT'))
  })

  it('are left to who has gone on to something else meanwhile', async () => {
    const other = place().appendChild(document.createElement('button'))
    const embed = show({ params: { field: true } })
    embed.focus()
    other.focus()
    await embed.ready
    // What comes through the port after it has come when this is shown.
    embed.update({ params: { field: true, page: 2 } })
    await soon(() => expect(said(embed)['params']).toMatchObject({ page: 2 }))
    expect(document.activeElement).toBe(other)
  })

  it('are known to be in a modal dialog', async () => {
    const onModal = vi.fn()
    const embed = show({ onModal })
    await embed.ready
    const { document: shown } = inside(embed)
    const dialog = shown.body.appendChild(shown.createElement('dialog'))
    dialog.showModal()
    await soon(() => expect(onModal).toHaveBeenLastCalledWith(true))
    dialog.remove()
    await soon(() => expect(onModal).toHaveBeenLastCalledWith(false))
  })

  it('are no longer in a dialog of a page that is gone, and were in none that was not open', async () => {
    const [onModal, onReady] = [vi.fn(), vi.fn()]
    const embed = show({ onModal, onReady })
    await embed.ready
    inside(embed).location.reload()
    await soon(() => expect(onReady).toHaveBeenCalledTimes(2))
    expect(onModal).not.toHaveBeenCalled()
    const { document: shown } = inside(embed)
    shown.body.appendChild(shown.createElement('dialog')).showModal()
    await soon(() => expect(onModal).toHaveBeenLastCalledWith(true))
    inside(embed).location.reload()
    await soon(() => expect(onReady).toHaveBeenCalledTimes(3))
    expect(onModal.mock.calls).toEqual([[true], [false]])
  })
})

describe('a frame that fails', () => {
  it.each<[string, Partial<EmbedOptions>, string]>([
    ['an address that is a script', { src: 'javascript:alert(1)//' }, 'address-refused'],
    ['a name that leads elsewhere', { component: '../admin' }, 'component-unknown'],
    ['a function', { params: { run: () => {} } }, 'params-refused'],
    ['a prototype', { params: JSON.parse('{"__proto__":{"admin":true}}') }, 'params-refused'],
    ['more than goes through', { params: { text: 'x'.repeat(8_000_001) } }, 'too-large'],
  ])('says so at once where it can be seen: %s', (_, options, code) => {
    const container = place()
    expect(() => show({ container, ...options })).toThrow(expect.objectContaining({ code }))
    expect(container.childElementCount).toBe(0)
  })

  it('says which param would run as a script, were it an address', async () => {
    const embed = show({ params: { links: ['java\nscript:alert(1)'] } })
    expect(await rejectionOf(embed.ready)).toMatchObject({ code: 'params-refused', detail: 'links.0' })
  })

  it('takes any text where the framed page shows it as text alone', async () => {
    const rows = [{ title: 'JavaScript: The Good Parts' }, { title: 'data:text/html is a scheme' }]
    const embed = show({ params: { rows } })
    await embed.ready
    expect(said(embed)['params']).toEqual({ rows })
  })

  it('says which params its component does not take', async () => {
    const onError = vi.fn()
    const embed = show({ params: { unknown: 1 }, onError })
    const failure = await rejectionOf(embed.ready)
    expect(failure).toMatchObject({ name: 'EmbedError', code: 'params-refused', detail: 'unknown' })
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure)
    expect(embed.status()).toBe('failed')
  })

  it('says when nothing in it answers', async () => {
    const embed = show({ component: 'nothing-here', timeout: 300 })
    expect(await rejectionOf(embed.ready)).toMatchObject({ code: 'timeout' })
  })
})

describe('a frame that is taken away', () => {
  it('leaves nothing on the page, and is destroyed once', async () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    const auth = memoryAuth()
    const watching = vi.spyOn(auth, 'subscribe')
    const container = place()
    const embed = show({ container, auth })
    await embed.ready
    const { connection } = inside(embed)
    const never = connection && rejectionOf(connection.auth.signIn())
    embed.destroy()
    embed.destroy()
    embed.update({ locale: 'de' })
    expect(embed.status()).toBe('destroyed')
    expect(container.childElementCount).toBe(0)
    const kinds = (calls: typeof added.mock.calls) => calls.map(([kind]) => kind).sort()
    expect(kinds(removed.mock.calls)).toEqual(kinds(added.mock.calls))
    expect(watching).toHaveBeenCalledOnce()
    await never
    added.mockRestore()
    removed.mockRestore()
  })

  it('before it was ready says so', async () => {
    const onError = vi.fn()
    const embed = show({ onError })
    embed.destroy()
    expect(await rejectionOf(embed.ready)).toMatchObject({ code: 'destroyed' })
    expect(onError).not.toHaveBeenCalled()
  })

  it('can be shown and taken away a hundred times, loaded or not', async () => {
    const before = window.frames.length
    const container = place()
    const auth = memoryAuth()
    for (let round = 0; round < 10; round += 1) {
      const many = Array.from({ length: 10 }, () => show({ container, auth }))
      // Each of them loads a page of its own.
      if (round % 5 === 0) await many[round]?.ready
      for (const embed of many) embed.destroy()
    }
    expect(container.childElementCount).toBe(0)
    expect(window.frames.length).toBe(before)
  }, 90_000)
})
