export { createSlices } from '../../ports/slices'
export { readEnvelope } from './read-envelope'
export { readRows } from './read-rows'
