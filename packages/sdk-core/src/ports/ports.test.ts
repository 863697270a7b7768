import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { browserConnectivity } from './browser-connectivity'
import { browserStorage } from './browser-storage'
import { createManualClock } from './manual-clock'
import { createMemoryHost } from './memory-host'
import { memoryNavigation } from './memory-navigation'
import { seededRandom } from './seeded-random'
import { systemRandom } from './system-random'

describe('a manual clock', () => {
  it('runs what is due in the order of time, then of making, at its own time', async () => {
    const clock = createManualClock(1_000)
    const runs: [string, number][] = []
    const note = (name: string) => () => void runs.push([name, clock.now() - 1_000])
    clock.after(30, note('late'))
    clock.after(10, note('first'))
    clock.after(10, note('second'))
    clock.every(20, note('again'))
    clock.after(100, note('never'))
    await clock.advance(45)
    expect(runs).toEqual([
      ['first', 10],
      ['second', 10],
      ['again', 20],
      ['late', 30],
      ['again', 40],
    ])
    expect(clock.now()).toBe(1_045)
    expect(clock.pending()).toBe(2)
  })

  it('lets what a timer sets going go on, timers that it makes included', async () => {
    const clock = createManualClock(0)
    const runs: number[] = []
    const loop = async () => {
      for (let turns = 0; turns < 3; turns += 1) {
        await new Promise<void>((resolve) => void clock.after(10, resolve))
        await Promise.resolve()
        runs.push(clock.now())
      }
    }
    void loop()
    await clock.advance(100)
    expect(runs).toEqual([10, 20, 30])
  })

  it('stops what is stopped while it advances', async () => {
    const clock = createManualClock(0)
    let runs = 0
    const stop = clock.every(1, () => {
      runs += 1
      if (runs === 2) stop()
    })
    await clock.advance(10)
    expect(runs).toBe(2)
  })
})

describe('a memory navigation', () => {
  const place = (name: string) => ({ name, params: {} })
  const names = (navigation: ReturnType<typeof memoryNavigation>) => navigation.history().map(({ name }) => name)

  it('has a history that forgets what lay ahead when one goes elsewhere', () => {
    const navigation = memoryNavigation(place('a'))
    navigation.push(place('b'))
    navigation.push(place('c'))
    navigation.back()
    navigation.back()
    navigation.back()
    expect(navigation.current()?.name).toBe('a')
    navigation.forward()
    expect(navigation.current()?.name).toBe('b')
    navigation.push(place('d'))
    expect(names(navigation)).toEqual(['a', 'b', 'd'])
    navigation.replace(place('e'))
    expect(names(navigation)).toEqual(['a', 'b', 'e'])
  })

  it('begins nowhere, and may begin with a replacement', () => {
    const navigation = memoryNavigation()
    expect(navigation.current()).toBeUndefined()
    navigation.replace(place('a'))
    expect(names(navigation)).toEqual(['a'])
  })

  it('asks every question until one says no, before going back too', async () => {
    const navigation = memoryNavigation(place('a'))
    navigation.push(place('b'))
    const first = vi.fn(() => Promise.resolve(false))
    const second = vi.fn(() => Promise.resolve(true))
    navigation.block(second)
    navigation.block(first)
    navigation.back()
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
    expect(second).toHaveBeenCalledTimes(1)
    expect(navigation.current()?.name).toBe('b')
  })

  it('has the addresses that it is given', () => {
    expect(memoryNavigation(undefined, { href: ({ name }) => `#${name}` }).href(place('a'))).toBe('#a')
    expect(memoryNavigation().href(place('a'))).toBeUndefined()
  })
})

describe('the network of a browser', () => {
  it.each([
    ['it is not there', true, undefined],
    ['it says nothing', true, {}],
    ['it says that there is one', true, { onLine: true }],
    ['it says that there is none', false, { onLine: false }],
  ])('by its navigator, where %s: %s', (_, isOnline, navigator) => {
    vi.stubGlobal('navigator', navigator)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(browserConnectivity.online()).toBe(isOnline)
  })
})

describe('browser storage', () => {
  function stubStorage(fails: 'never' | 'when full' | 'always') {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      get length() {
        return kept.size
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem(key: string, value: string) {
        if (fails === 'always') throw new DOMException('denied', 'SecurityError')
        if (fails === 'when full' && value.length > 20) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    return kept
  }

  it('keeps on the device', () => {
    const kept = stubStorage('never')
    const storage = browserStorage()
    storage.set('a', '1')
    expect([...kept]).toEqual([['a', '1']])
    expect(browserStorage().get('a')).toBe('1')
    expect(storage.keys()).toEqual(['a'])
  })

  it('keeps in memory what the device does not take, and the newer value wins', () => {
    const kept = stubStorage('when full')
    const storage = browserStorage()
    storage.set('a', 'short')
    storage.set('a', 'long '.repeat(10))
    expect(storage.get('a')).toBe('long '.repeat(10))
    expect(storage.keys()).toEqual(['a'])
    storage.set('a', 'short again')
    expect(storage.get('a')).toBe('short again')
    expect(kept.get('a')).toBe('short again')
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
  })

  it('works where the browser forbids it', () => {
    stubStorage('always')
    const storage = browserStorage()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
  })
})

describe('what a test can switch', () => {
  it('tells those who watch of changes alone', () => {
    const { connectivity, visibility } = createMemoryHost()
    const told = vi.fn()
    const stop = connectivity.subscribe(told)
    visibility.subscribe(told)
    connectivity.set(false)
    connectivity.set(false)
    visibility.set(false)
    expect(told).toHaveBeenCalledTimes(2)
    expect([connectivity.online(), visibility.visible()]).toEqual([false, false])
    stop()
    connectivity.set(true)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('without a browser there is always a network', () => {
    expect(browserConnectivity.online()).toBe(true)
  })
})

describe('randomness', () => {
  it('is the same for the same seed', () => {
    const [a, b, c] = [seededRandom(7), seededRandom(7), seededRandom(8)]
    const five = (random: typeof a) => Array.from({ length: 5 }, () => random.next())
    const first = five(a)
    expect(five(b)).toEqual(first)
    expect(five(c)).not.toEqual(first)
  })

  it('makes ids as the standard writes them', () => {
    expect(systemRandom.id()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })
})
