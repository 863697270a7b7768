import { describe, expect, it, vi } from 'vitest'
import { loadOrReloadOnce } from './reload-once'
import { ServerUnreachable } from './server-unreachable'

function tab(keeps = true) {
  const values = new Map<string, string>()
  return {
    storage: {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => void (keeps && values.set(key, value)),
      remove: (key: string) => void values.delete(key),
    },
    reload: vi.fn<() => void>(),
    serverAnswers: () => Promise.resolve(true),
  }
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const there = () => Promise.resolve({})

/** Whether it threw, or never answers because the page reloads. */
async function outcome(loading: Promise<unknown>): Promise<string> {
  const pending = new Promise<string>((resolve) => setImmediate(() => resolve('pending')))
  return Promise.race([loading.then(() => 'loaded').catch(() => 'failed'), pending])
}

describe('loadOrReloadOnce', () => {
  it('reloads once, and at a second failure in a row not again [PLT-SHELL-03]', async () => {
    const page = tab()
    expect(await outcome(loadOrReloadOnce('campaigns', gone, page))).toBe('pending')
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(await outcome(loadOrReloadOnce('signed-in', there, page))).toBe('loaded')
    expect(await outcome(loadOrReloadOnce('campaigns', gone, page))).toBe('failed')
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('reloads again once the chunk had loaded in between', async () => {
    const page = tab()
    await outcome(loadOrReloadOnce('campaigns', gone, page))
    expect(await outcome(loadOrReloadOnce('campaigns', there, page))).toBe('loaded')
    expect(await outcome(loadOrReloadOnce('campaigns', gone, page))).toBe('pending')
    expect(page.reload).toHaveBeenCalledTimes(2)
  })

  it('never reloads while the server cannot be reached, and has its reload left for when it can', async () => {
    const page = tab()
    const offline = { ...page, serverAnswers: () => Promise.resolve(false) }
    await expect(loadOrReloadOnce('campaigns', gone, offline)).rejects.toThrow(ServerUnreachable)
    expect(page.reload).not.toHaveBeenCalled()
    expect(await outcome(loadOrReloadOnce('campaigns', gone, page))).toBe('pending')
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('never reloads where it cannot remember that it did', async () => {
    const page = tab(false)
    expect(await outcome(loadOrReloadOnce('campaigns', gone, page))).toBe('failed')
    expect(page.reload).not.toHaveBeenCalled()
  })
})
