import type { Navigation } from '../../ports/navigation'
import { useInlay } from './use-inlay'

/** Where typed destinations lead in this host. */
export function useNavigation(): Navigation {
  return useInlay().navigation
}
