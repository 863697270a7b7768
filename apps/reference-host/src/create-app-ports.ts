import { createBrowserHost, systemClock } from '@inlay/sdk-core'
import type { createBrowserRouter } from 'react-router'
import type { AppPortsValue } from './app-ports'
import { loadChunk } from './chunks/load-chunk'
import { createBrowserNavigation } from './navigation/browser-navigation'
import { createFirstShown } from './navigation/first-shown'
import { createLeaveQuestions } from './navigation/leave-questions'
import { createChangesUnderWay } from './session/changes-under-way'
import { createHostAuth } from './session/host-auth'
import { keepLeftPlace } from './session/keep-left-place'
import { createOtherTabs } from './session/other-tabs'
import { wasSignedIn } from './session/was-signed-in'

export function createAppPorts(router: ReturnType<typeof createBrowserRouter>): AppPortsValue {
  const leaveQuestions = createLeaveQuestions()
  const auth = createHostAuth({
    load: async () => (await loadChunk('sign-in', () => import('./sign-in/reference-auth'))).createReferenceAuth(),
    wasSignedIn,
    otherTabs: createOtherTabs(),
    clock: systemClock,
    log: (message, cause) => console.error(message, cause),
  })
  keepLeftPlace(router, auth)
  return {
    auth,
    changes: createChangesUnderWay(createBrowserHost().holdPage),
    leaveQuestions,
    navigation: createBrowserNavigation(router, leaveQuestions),
    router,
    firstShown: createFirstShown(),
    scrollPositions: new Map(),
    leftLinks: new Map(),
  }
}
