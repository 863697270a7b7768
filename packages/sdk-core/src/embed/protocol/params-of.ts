import { EmbedError } from './embed-error'
import type { FrameParams } from './frame-state'
import { faultOfData, portLimits } from './plain-data'
import { findScriptAddress } from './script-address'

/** Params as they may go into a frame. */
export function paramsOf(params: FrameParams = {}): FrameParams {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    throw new EmbedError('params-refused', 'The params are to be an object: a prop of the component under each name.')
  }
  const fault = faultOfData(params)
  const turning = fault && Object.keys(params).find((name) => holdsItself(params[name]))
  if (turning !== undefined) {
    throw new EmbedError('params-refused', `The param "${turning}" holds itself.`, turning)
  }
  if (fault === 'too-large') throw new EmbedError(fault, 'The params are more than goes through a frame at once.')
  const at = Object.keys(params).find((name) => faultOfData(params[name]) !== undefined)
  if (fault !== undefined) {
    throw new EmbedError('params-refused', 'Only data goes into a frame: no functions, no elements, no instances.', at)
  }
  refuseScriptAddresses(params)
  return params
}

/** Whether going into it never comes to an end. */
function holdsItself(value: unknown, above = new Set<object>(), done = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null || done.has(value)) return false
  if (above.has(value)) return true
  if (above.size > portLimits.depth) return false
  above.add(value)
  const isCircle = Object.values(value).some((member) => holdsItself(member, above, done))
  above.delete(value)
  done.add(value)
  return isCircle
}

/** Held on both sides: neither knows what the other's release does with an address. */
export function refuseScriptAddresses(params: FrameParams): void {
  const at = findScriptAddress(params)
  if (at !== undefined) throw new EmbedError('params-refused', `The param "${at}" would run as a script.`, at)
}
