import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeHost } from '../testing/describe-host'
import { createBrowserHost } from './browser-host'

const host = createBrowserHost()

describeHost({ describe, it, expect }, () => ({
  host,
  advance: (milliseconds) => new Promise((resolve) => void host.clock.after(milliseconds, resolve)),
}))

describe('the host of a browser', () => {
  beforeEach(() => {
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it('gives a file to the downloads under its name, and leaves nothing in the page', () => {
    const clicked: HTMLAnchorElement[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this)
    })
    const before = document.documentElement.outerHTML
    host.download({ blob: new Blob(['a,b']), filename: 'list.csv' })
    expect(clicked.map(({ download, protocol }) => [download, protocol])).toEqual([['list.csv', 'blob:']])
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it('opens windows that cannot reach back, and never a script', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    host.openWindow('https://example.com/x')
    expect(open.mock.calls.map(([url, target, features]) => [String(url), target, features])).toEqual([
      ['https://example.com/x', '_blank', 'noopener,noreferrer'],
    ])
    for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'blob:x']) {
      expect(() => host.openWindow(url)).toThrow(TypeError)
    }
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('asks before the page is left for as long as anybody holds it', () => {
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leaves()).toBe(true)
    const [first, second] = [host.holdPage(), host.holdPage()]
    first()
    first()
    expect(leaves()).toBe(false)
    second()
    expect(leaves()).toBe(true)
  })

  it('copies by the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await host.copyText('text')
    expect(write).toHaveBeenCalledWith('text')
  })

  it('copies by a selection where the clipboard is refused, and gives the focus back', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const input = document.createElement('input')
    document.body.append(input)
    input.focus()
    let copied = ''
    const copy = vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.activeElement
      copied = field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : ''
      return true
    })
    await host.copyText('two\nlines')
    expect(copied).toBe('two\nlines')
    expect(document.activeElement).toBe(input)
    expect(document.querySelector('textarea')).toBeNull()
    copy.mockReturnValue(false)
    await expect(host.copyText('x')).rejects.toThrow('no')
  })

  it('sees the network and the tab change', () => {
    const told = vi.fn()
    const stops = [host.connectivity.subscribe(told), host.visibility.subscribe(told)]
    window.dispatchEvent(new Event('offline'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    expect(told).toHaveBeenCalledTimes(3)
    for (const stop of stops) stop()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('focus'))
    expect(told).toHaveBeenCalledTimes(3)
  })

  it('keeps on the device', () => {
    host.storage.set('inlay:test', 'kept')
    expect(localStorage.getItem('inlay:test')).toBe('kept')
    host.storage.remove('inlay:test')
    expect(localStorage.getItem('inlay:test')).toBeNull()
  })
})
