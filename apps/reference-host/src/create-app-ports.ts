import type { createBrowserRouter } from 'react-router'
import type { AppPortsValue } from './app-ports'
import { loadChunk } from './chunks/load-chunk'
import { createBrowserNavigation } from './navigation/browser-navigation'
import { createLeaveQuestions } from './navigation/leave-questions'
import { createHostAuth } from './session/host-auth'

export function createAppPorts(router: ReturnType<typeof createBrowserRouter>): AppPortsValue {
  const leaveQuestions = createLeaveQuestions()
  const auth = createHostAuth(
    async () => (await loadChunk('sign-in', () => import('./sign-in/reference-auth'))).createReferenceAuth(),
    // oxlint-disable-next-line no-console -- the log is the only place where this is told
    (message, cause) => console.error(message, cause),
  )
  return { auth, leaveQuestions, navigation: createBrowserNavigation(router, leaveQuestions) }
}
