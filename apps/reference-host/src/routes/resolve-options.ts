import { config } from '../config'
import type { ResolveOptions } from './resolve-address'

export const resolveOptions: ResolveOptions = {
  origin: window.location.origin,
  internalTestDomains: config.internalTestDomains,
}
