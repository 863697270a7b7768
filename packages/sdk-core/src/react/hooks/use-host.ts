import type { Host } from '../../ports/host'
import { useInlay } from './use-inlay'

/** The ports to the page around. */
export function useHost(): Host {
  return useInlay().host
}
