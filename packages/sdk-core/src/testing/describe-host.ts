import type { Host } from '../ports/host'
import type { TestRunner } from './test-runner'

export interface HostSubject {
  readonly host: Host
  /** Lets the host's time pass: a manual clock moves, a real one is waited for. */
  readonly advance: (milliseconds: number) => Promise<void>
}

/** What the storage, the clock, the randomness and the sensors of every host must do. `makeSubject` is called anew for each test. */
export function describeHost(
  { describe, it, expect }: TestRunner,
  makeSubject: () => HostSubject | Promise<HostSubject>,
): void {
  describe('the storage of a host', () => {
    it('gives back what was kept, and nothing for what was not', async () => {
      const { storage } = (await makeSubject()).host
      const values = {
        'suite:plain': 'value',
        'suite:ключ 🗝': '{"json":"é\\n"}',
        'suite:empty': '',
        __proto__x: 'safe',
      }
      for (const [key, value] of Object.entries(values)) storage.set(key, value)
      for (const [key, value] of Object.entries(values)) expect(storage.get(key)).toBe(value)
      for (const missing of ['suite:missing', 'toString', '__proto__', 'length'])
        expect(storage.get(missing)).toBe(undefined)
      for (const key of Object.keys(values)) storage.remove(key)
    })

    it('has the latest value once, and lets go of it', async () => {
      const { storage } = (await makeSubject()).host
      storage.set('suite:key', 'first')
      storage.set('suite:key', 'second')
      expect(storage.get('suite:key')).toBe('second')
      expect(storage.keys().filter((key) => key === 'suite:key')).toEqual(['suite:key'])
      storage.remove('suite:key')
      storage.remove('suite:key')
      expect(storage.get('suite:key')).toBe(undefined)
      expect(storage.keys().includes('suite:key')).toBe(false)
    })
  })

  describe('the clock of a host', () => {
    it('goes forward', async () => {
      const { host, advance } = await makeSubject()
      const before = host.clock.now()
      await advance(20)
      expect(host.clock.now() - before >= 19).toBe(true)
    })

    it('runs once after the delay and not before', async () => {
      const { host, advance } = await makeSubject()
      let runs = 0
      host.clock.after(20, () => {
        runs += 1
      })
      expect(runs).toBe(0)
      await advance(80)
      expect(runs).toBe(1)
    })

    it('runs again and again until it is stopped', async () => {
      const { host, advance } = await makeSubject()
      let runs = 0
      const stop = host.clock.every(10, () => {
        runs += 1
      })
      await advance(100)
      const until = runs
      expect(until >= 2).toBe(true)
      stop()
      await advance(40)
      expect(runs).toBe(until)
    })

    it('does not run what was stopped, nor minds being stopped twice', async () => {
      const { host, advance } = await makeSubject()
      let runs = 0
      const stop = host.clock.after(10, () => {
        runs += 1
      })
      stop()
      stop()
      await advance(40)
      expect(runs).toBe(0)
    })
  })

  describe('the randomness of a host', () => {
    it('lies between nothing and one, and differs', async () => {
      const { random } = (await makeSubject()).host
      const values = Array.from({ length: 100 }, () => random.next())
      expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
      expect(new Set(values).size > 90).toBe(true)
    })

    it('makes each id once, fit for an address', async () => {
      const { random } = (await makeSubject()).host
      const ids = Array.from({ length: 1_000 }, () => random.id())
      expect(new Set(ids).size).toBe(1_000)
      expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true)
    })
  })

  describe('the page of a host', () => {
    it('is held, and let go of twice', async () => {
      const { host } = await makeSubject()
      const letGo = host.holdPage()
      letGo()
      letGo()
    })
  })

  describe('the sensors of a host', () => {
    it('answer, and can be watched and left', async () => {
      const { connectivity, visibility } = (await makeSubject()).host
      expect(typeof connectivity.online()).toBe('boolean')
      expect(typeof visibility.visible()).toBe('boolean')
      for (const { subscribe } of [connectivity, visibility]) {
        const stop = subscribe(() => {})
        stop()
        stop()
      }
    })
  })
}
