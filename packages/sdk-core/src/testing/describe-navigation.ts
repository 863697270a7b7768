import type { Destination, Navigation } from '../ports/navigation'
import { aFewTurns, eventually } from './eventually'
import type { TestRunner } from './test-runner'

export interface NavigationSubject {
  /** At the first of the places. */
  readonly navigation: Navigation
  /** Three places that the host knows, each different from the others. */
  readonly places: readonly [Destination, Destination, Destination]
}

/** What every navigation must do. `makeSubject` is called anew for each test. */
export function describeNavigation(
  { describe, it, expect }: TestRunner,
  makeSubject: () => NavigationSubject | Promise<NavigationSubject>,
): void {
  describe('a navigation', () => {
    it('goes to a place and tells those who watch', async () => {
      const { navigation, places } = await makeSubject()
      const seen: (string | undefined)[] = []
      navigation.subscribe(() => seen.push(navigation.current()?.name))
      navigation.push(places[1])
      expect(await eventually(() => isAt(navigation, places[1]))).toBe(true)
      expect(seen.at(-1)).toBe(places[1].name)
    })

    it('gives the same object for as long as the place is the same', async () => {
      const { navigation } = await makeSubject()
      expect(navigation.current() === navigation.current()).toBe(true)
    })

    it('replaces a place', async () => {
      const { navigation, places } = await makeSubject()
      navigation.replace(places[2])
      expect(await eventually(() => isAt(navigation, places[2]))).toBe(true)
    })

    it('keeps the view of a destination', async () => {
      const { navigation, places } = await makeSubject()
      const withView = { ...places[1], view: { tab: 'a & b', search: '' } }
      navigation.push(withView)
      expect(await eventually(() => navigation.current()?.view?.['tab'] === 'a & b')).toBe(true)
    })

    it('has one address for a place, or none', async () => {
      const { navigation, places } = await makeSubject()
      const href = navigation.href(places[1])
      expect(href === undefined || href !== '').toBe(true)
      expect(navigation.href(places[1])).toBe(href)
    })

    it('tells nobody who has stopped watching', async () => {
      const { navigation, places } = await makeSubject()
      let told = 0
      const stop = navigation.subscribe(() => {
        told += 1
      })
      stop()
      navigation.push(places[1])
      await eventually(() => isAt(navigation, places[1]))
      expect(told).toBe(0)
    })

    it('asks before it leaves, and stays when told to', async () => {
      const { navigation, places } = await makeSubject()
      let asked = 0
      const release = navigation.block(() => {
        asked += 1
        return Promise.resolve(false)
      })
      navigation.push(places[1])
      expect(await eventually(() => asked === 1)).toBe(true)
      await aFewTurns()
      expect(isAt(navigation, places[0])).toBe(true)
      release()
    })

    it('asks before it leaves, and goes when told to', async () => {
      const { navigation, places } = await makeSubject()
      const release = navigation.block(() => Promise.resolve(true))
      navigation.push(places[1])
      expect(await eventually(() => isAt(navigation, places[1]))).toBe(true)
      release()
    })

    it('asks no more once the question is given back', async () => {
      const { navigation, places } = await makeSubject()
      let asked = 0
      const release = navigation.block(() => {
        asked += 1
        return Promise.resolve(false)
      })
      release()
      navigation.push(places[1])
      expect(await eventually(() => isAt(navigation, places[1]))).toBe(true)
      expect(asked).toBe(0)
    })
  })
}

function isAt(navigation: Navigation, { name, params }: Destination): boolean {
  const current = navigation.current()
  return current?.name === name && Object.entries(params).every(([key, value]) => current.params[key] === value)
}
