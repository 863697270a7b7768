export { memoryAuth, type MemoryAuth, type MemoryAuthOptions } from '../auth/memory-auth'
export { createManualClock, type ManualClock } from '../ports/manual-clock'
export { createMemoryHost, type MemoryHost } from '../ports/memory-host'
export { memoryNavigation, type MemoryNavigation, type MemoryNavigationOptions } from '../ports/memory-navigation'
export { memoryStorage } from '../ports/memory-storage'
export { seededRandom } from '../ports/seeded-random'
export {
  switchableConnectivity,
  switchableVisibility,
  type SwitchableConnectivity,
  type SwitchableVisibility,
} from '../ports/switchable-ports'
export { describeApiClient } from './describe-api-client'
export { describeAuthAdapter, type AuthAdapterSubject } from './describe-auth-adapter'
export { describeHost, type HostSubject } from './describe-host'
export { describeNavigation, type NavigationSubject } from './describe-navigation'
export { inProcessFetch } from './in-process-fetch'
export type { NotesBackend } from './notes-backend'
export type { TestRunner } from './test-runner'
