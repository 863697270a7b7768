import { EmbedError } from './embed-error'
import type { FrameParams } from './frame-state'
import { faultOfData } from './plain-data'
import { findScriptAddress } from './script-address'

/** Params as they may go into a frame. */
export function paramsOf(params: FrameParams = {}): FrameParams {
  const fault = faultOfData(params)
  if (fault === 'too-large') throw new EmbedError(fault, 'The params are more than goes through a frame at once.')
  const at = Object.keys(params).find((name) => faultOfData(params[name]) !== undefined)
  if (fault !== undefined) {
    throw new EmbedError('params-refused', 'Only data goes into a frame: no functions, no elements, no instances.', at)
  }
  refuseScriptAddresses(params)
  return params
}

/** Held on both sides: neither knows what the other's release does with an address. */
export function refuseScriptAddresses(params: FrameParams): void {
  const at = findScriptAddress(params)
  if (at !== undefined) throw new EmbedError('params-refused', `The param "${at}" would run as a script.`, at)
}
