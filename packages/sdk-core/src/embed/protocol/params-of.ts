import { EmbedError } from './embed-error'
import type { FrameParams } from './frame-state'
import { copyOfData, faultOfData, portLimits } from './plain-data'

/** Params as they may go into a frame: a copy, so that what a page makes of its own later is not in it. */
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
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, copyOfData(value)]))
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
