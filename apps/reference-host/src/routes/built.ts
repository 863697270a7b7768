import type { ScreenAddress } from './address'

/** The screen of an address is there. */
export function built(address: ScreenAddress): ScreenAddress {
  return { ...address, built: true }
}
