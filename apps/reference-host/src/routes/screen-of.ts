import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../chunks/load-chunk'
import type { AreaName, ScreenAddress } from './address'
import type { AreaScreens, ScreenProps } from './area-screens'
import { matchAddress } from './match-address'
import { routeTable } from './route-table'

/** Each area is a chunk of its own, loaded with the first of its screens. */
const areas: Record<AreaName, () => Promise<{ readonly screens: AreaScreens }>> = {
  campaigns: () => import('./campaigns'),
  copyedit: () => import('./copyedit'),
  platform: () => import('./platform'),
  public: () => import('./public'),
  shell: () => import('./shell'),
}

const known = new Map<string, ComponentType<ScreenProps>>()

/** The component of an address: its screen, or the honest page where that is not there yet. */
export function screenOf(address: ScreenAddress): ComponentType<ScreenProps> {
  const { area, screen, built } = address
  const key = keyOf(address)
  const before = known.get(key)
  if (before) return before
  const component = lazy(async () => {
    if (built) {
      const { screens } = await loadChunk(area, areas[area])
      const found = screens[screen]
      if (found && 'load' in found) return { default: (await loadChunk(key, found.load)).Screen }
      if (found) return { default: found }
    }
    const { HonestPage } = await loadChunk('honest-page', () => import('./HonestPage'))
    return { default: HonestPage }
  })
  known.set(key, component)
  return component
}

/** Lets a screen that could not be loaded be asked for anew: React keeps the failure of a component for good. */
export function forgetScreen(address: ScreenAddress): void {
  known.delete(keyOf(address))
}

function keyOf({ area, screen }: ScreenAddress): string {
  return `${area} ${screen}`
}

/** Has the screen of a path on its way before it is shown. A failure is left for then. */
export function preloadScreen(pathname: string): void {
  const address = matchAddress(routeTable, pathname)?.address
  if (address?.kind === 'screen' && address.built) loadAhead(address).catch(() => undefined)
}

async function loadAhead({ area, screen }: ScreenAddress): Promise<void> {
  const found = (await areas[area]()).screens[screen]
  if (found && 'load' in found) await found.load()
}
