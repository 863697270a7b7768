import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { memoryAuth } from '../../auth/memory-auth'
import type { FramedWindow } from '../fixtures/framed-page'
import { soon } from '../fixtures/show-frame'
import { defineInlayFrame, type InlayFrameElement } from './define-inlay-frame'

beforeAll(() => defineInlayFrame(window))

const shown: HTMLElement[] = []
afterEach(() => {
  for (const each of shown.splice(0)) each.remove()
})

const src = '/packages/sdk-core/src/embed/fixtures'

function show(attributes: Readonly<Record<string, string>> = {}): InlayFrameElement {
  const element = document.createElement('inlay-frame') as InlayFrameElement
  const given = { src, component: 'framed-page', title: 'Framed', 'min-height': '20', ...attributes }
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
  shown.push(element)
  document.body.append(element)
  return element
}

function heard(element: HTMLElement, name: string) {
  const listener = vi.fn<(detail: unknown) => void>()
  element.addEventListener(name, (event) => listener(event instanceof CustomEvent ? event.detail : undefined))
  return listener
}

const frameOf = (element: InlayFrameElement) => element.shadowRoot?.querySelector('iframe')
const inside = (element: InlayFrameElement) => frameOf(element)?.contentWindow as unknown as FramedWindow | undefined
const said = (element: InlayFrameElement): Record<string, unknown> =>
  JSON.parse(inside(element)?.document.querySelector('pre')?.textContent || '{}')

describe('<inlay-frame>', () => {
  it('shows a component once it has somebody to show it to', async () => {
    const element = show({ theme: 'dark', locale: 'de', 'workspace-id': 'northwind', params: '{"page":1}' })
    const ready = heard(element, 'inlay-ready')
    await Promise.resolve()
    expect(frameOf(element)).toBeNull()
    element.auth = memoryAuth()
    await soon(() => expect(ready).toHaveBeenCalledOnce())
    expect(said(element)).toMatchObject({
      appearance: { theme: 'dark' },
      locale: 'de',
      workspaceId: 'northwind',
      params: { page: 1 },
    })
    expect(frameOf(element)?.title).toBe('Framed')
  })

  it('follows attributes and properties in the frame that stands', async () => {
    const element = show()
    element.auth = memoryAuth()
    const ready = heard(element, 'inlay-ready')
    await soon(() => expect(ready).toHaveBeenCalledOnce())
    const frame = frameOf(element)
    element.setAttribute('theme', 'dark')
    element.flags = { dark: true }
    element.params = { page: 2 }
    await soon(() =>
      expect(said(element)).toMatchObject({
        appearance: { theme: 'dark' },
        flags: { dark: true },
        params: { page: 2 },
      }),
    )
    expect(frameOf(element)).toBe(frame)
    element.setAttribute('title', 'Other')
    element.setAttribute('min-height', '300')
    await soon(() => expect([frameOf(element)?.title, frameOf(element)?.offsetHeight]).toEqual(['Other', 300]))
    element.setAttribute('min-height', '0')
    element.setAttribute('max-height', '60')
    await soon(() => expect(frameOf(element)?.offsetHeight).toBe(60))
    element.removeAttribute('title')
    await soon(() => expect(frameOf(element)?.title).toBe('framed-page'))
    expect(frameOf(element)).toBe(frame)
    element.auth = memoryAuth()
    await soon(() => expect(frameOf(element)).not.toBe(frame))
  })

  it('changes what can be changed beside what cannot be, and goes on when that is mended', async () => {
    const element = show({ params: '{"page":1}' })
    element.auth = memoryAuth()
    const failed = heard(element, 'inlay-error')
    await soon(() => expect(element.embed?.status()).toBe('ready'))
    element.setAttribute('params', '{')
    element.setAttribute('theme', 'dark')
    await soon(() => expect(said(element)).toMatchObject({ appearance: { theme: 'dark' }, params: { page: 1 } }))
    element.setAttribute('locale', 'de')
    await soon(() => expect(said(element)['locale']).toBe('de'))
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'params-refused' }))
    element.setAttribute('params', '{"page":2}')
    await soon(() => expect(said(element)).toMatchObject({ params: { page: 2 }, appearance: { theme: 'dark' } }))
  })

  it('shows its component when what could not be at first is mended', async () => {
    const element = show({ params: '{' })
    const [failed, ready] = [heard(element, 'inlay-error'), heard(element, 'inlay-ready')]
    element.auth = memoryAuth()
    await soon(() => expect(failed).toHaveBeenCalledOnce())
    element.setAttribute('params', '{"page":2}')
    await soon(() => expect(ready).toHaveBeenCalledOnce())
    expect(said(element)['params']).toEqual({ page: 2 })
  })

  it('takes properties that were set before it was known', async () => {
    const element = document.createElement('inlay-frame') as InlayFrameElement
    Object.defineProperty(element, 'auth', { value: memoryAuth(), configurable: true, writable: true })
    for (const [name, value] of Object.entries({ src, component: 'framed-page' })) element.setAttribute(name, value)
    const ready = heard(element, 'inlay-ready')
    shown.push(element)
    document.body.append(element)
    await soon(() => expect(ready).toHaveBeenCalledOnce())
  })

  it('tells what its component tells, several apart on one page', async () => {
    const elements = [show(), show()]
    const events = elements.map((element) => heard(element, 'inlay-event'))
    const auth = memoryAuth()
    for (const element of elements) element.auth = auth
    await Promise.all(elements.map((element) => soon(() => expect(element.embed?.status()).toBe('ready'))))
    const [first] = elements
    if (first) inside(first)?.connection?.emit('openRow', { rowId: 'r1' })
    await soon(() => expect(events[0]).toHaveBeenCalledWith({ name: 'openRow', payload: { rowId: 'r1' } }))
    expect(events[1]).not.toHaveBeenCalled()
  })

  it.each([
    ['params that are no object', { params: '[1]' }, 'params-refused'],
    ['params that are no JSON', { params: '{' }, 'params-refused'],
    ['an address that is a script', { src: 'javascript:alert(1)//' }, 'address-refused'],
  ])('tells of %s', async (_, attributes, code) => {
    const element = show(attributes)
    const failed = heard(element, 'inlay-error')
    element.auth = memoryAuth()
    await soon(() => expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code })))
    expect(frameOf(element)).toBeNull()
  })

  it.each([
    ['theme', 'pink', 'dark'],
    ['density', 'tight', 'compact'],
    ['direction', 'up', 'rtl'],
    ['min-height', '300px', '300'],
    ['max-height', '-1', '500'],
  ])('names the attribute %s when "%s" is not what it may be, and goes on with "%s"', async (name, wrong, right) => {
    const element = show({ [name]: wrong })
    const [failed, ready] = [heard(element, 'inlay-error'), heard(element, 'inlay-ready')]
    element.auth = memoryAuth()
    const refused = expect.objectContaining({ code: 'option-refused', detail: name }) as unknown
    await soon(() => expect(failed).toHaveBeenCalledExactlyOnceWith(refused))
    element.setAttribute(name, right)
    await soon(() => expect(ready).toHaveBeenCalledOnce())
    const [frame, before] = [frameOf(element), said(element)]
    element.setAttribute(name, wrong)
    element.setAttribute('workspace-id', 'other')
    await soon(() => expect(said(element)).toEqual({ ...before, workspaceId: 'other' }))
    expect(failed).toHaveBeenCalledTimes(2)
    expect(failed).toHaveBeenLastCalledWith(refused)
    expect(frameOf(element)).toBe(frame)
  })

  it('is taken away with its frame, and shown again when it comes back', async () => {
    const element = show()
    element.auth = memoryAuth()
    const ready = heard(element, 'inlay-ready')
    await soon(() => expect(ready).toHaveBeenCalledOnce())
    const { embed } = element
    element.remove()
    await soon(() => expect(embed?.status()).toBe('destroyed'))
    expect([element.embed, frameOf(element)]).toEqual([undefined, null])
    document.body.append(element)
    await soon(() => expect(ready).toHaveBeenCalledTimes(2))
  })

  it('is defined once by however many copies', () => {
    const known = customElements.get('inlay-frame')
    defineInlayFrame(window)
    expect(customElements.get('inlay-frame')).toBe(known)
  })
})
